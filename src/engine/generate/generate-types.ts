import { describeProperty } from '../schemas/used-in.ts';
import type { CompiledSchema, SchemaSet } from '../schemas/schema-set.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { findRole, roles } from '../content/roles/index.ts';
import { toCamelCase } from '../text/paths.ts';
import { followReferences, resolveReference, type SchemasByName } from '../schemas/find-reference.ts';

const header = '// Made from section-schemas/ by "npm run gen". Do not edit: change the schema instead.\n';

/** src/shared/generated/sections.ts: one interface per section type, and their union. */
export function generateSectionTypes(schemas: SchemaSet): string {
  const sections = [...schemas.sections.values()];
  const body = [...listTypes(schemas, sections).values()].join('\n');
  const names = sections.map(titleOf).toSorted();
  const union = [
    '/** The props of any section, discriminated by `type`. */',
    `export type Section =\n${names.map((name) => `  | ${name}`).join('\n')};`,
    "export type SectionType = Section['type'];",
    '/** The props of one section type. */',
    'export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;',
  ].join('\n');
  return `${header}${importTypes(body)}\n${body}\n${union}\n`;
}

/** src/shared/generated/site.ts: one interface per file of pages/_site/, and one of all. */
export function generateSiteTypes(schemas: SchemaSet): string {
  const names = listTypes(schemas, [...schemas.sections.values()]);
  const { collection } = schemas;
  const compiledFiles = [...(collection ? [collection] : []), ...schemas.site.values()];
  const types = [...listTypes(schemas, compiledFiles)].filter(([title]) => !names.has(title));
  const body = types.map(([, code]) => code).join('\n');
  const ofSections = [...names.keys()].map((name) => ({ name, file: './sections.ts' }));
  const entries = [...schemas.site].map(
    ([name, compiled]) =>
      `  ${toCamelCase(name)}${compiled.schema.mayBeMissing === true ? '?' : ''}: ${titleOf(compiled)};`,
  );
  const siteData = [
    '/** The files of pages/_site/, which all pages share, with placeholders filled in. */',
    `export interface SiteData {\n${entries.join('\n')}\n}`,
  ].join('\n');
  return `${header}${importTypes(body, ofSections)}\n${body}\n${siteData}\n`;
}

/** src/shared/generated/entry.ts: what lists show of a page. */
export function generateEntryType(schemas: SchemaSet): string {
  const { name, schema } = schemas.page;
  const { entry } = isObject(schema.properties) ? schema.properties : {};
  const body = isObject(entry) ? [...listTypes(schemas, [{ name, schema: entry }]).values()].join('\n') : '';
  return `${header}${importTypes(body)}\n${body}`;
}

/** Properties for editors and the engine, removed before a value reaches the renderer. */
const dropped = new Set(['$schema', 'hidden']);
const isTime = (schema: JsonObject) => schema.role === 'moment';

/** Types of src/shared, whose names no schema may have. */
const roleTypes = Object.values(roles).flatMap(({ type }) => type ?? []);

/** The code of the types of these schemas, and of every part of them that has a title, by title. */
function listTypes(
  { files }: SchemaSet,
  wanted: readonly Pick<CompiledSchema, 'name' | 'schema'>[],
): Map<string, string> {
  const writer = new TypeWriter(files);
  for (const { name, schema } of wanted) writer.typeOf(name, schema);
  return writer.types;
}

/** Writes types. `from`: the file of a schema, from which its references start. */
class TypeWriter {
  /** The code of each type by its name. */
  readonly types = new Map<string, string>();
  /** The schema of each name. */
  readonly #named = new Map<string, JsonObject>(roleTypes.map(({ name }) => [name, {}]));
  readonly #files: SchemasByName;

  constructor(files: SchemasByName) {
    this.#files = files;
  }

  /** The name or the code of a schema's type. Adds the types that have a name. */
  typeOf(from: string, schema: JsonObject): string {
    if (typeof schema.$ref === 'string') {
      const { name, target } = resolveReference(this.#files, from, schema.$ref);
      return this.typeOf(name, target);
    }
    if (typeof schema.tsType === 'string') return schema.tsType;
    if (!isNamed(schema)) return findRole(schema)?.type?.name ?? this.#codeOf(from, schema);
    const { title } = schema;
    if (!/^[A-Za-z]\w*$/.test(title) || (this.#named.get(title) ?? schema) !== schema)
      throw plainError(
        `section-schemas/${from} needs another "title" than "${title}": the name of a type, such as "HeroSection", that no other has.`,
      );
    this.#named.set(title, schema);
    if (!this.types.has(title)) {
      // Set before its parts, as a schema may contain itself.
      this.types.set(title, '');
      const code = this.#codeOf(from, schema);
      const opening = schema.type === 'object' ? `interface ${title}` : `type ${title} =`;
      this.types.set(title, `${comment(describeProperty(schema))}export ${opening} ${code}`);
    }
    return title;
  }

  #codeOf(from: string, schema: JsonObject): string {
    const { type, enum: values, const: constant, items } = schema;
    if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
    if (constant !== undefined) return JSON.stringify(constant);
    if (isObject(items)) return `(${this.typeOf(from, items)})[]`;
    return type === 'object' ? this.#objectCodeOf(from, schema) : typeNameOf(from, type);
  }

  #objectCodeOf(from: string, { properties, required, additionalProperties: values }: JsonObject): string {
    const lines = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, property]) => {
      if (!isObject(property) || dropped.has(key)) return [];
      if (isTime(followReferences(this.#files, { name: from, target: property }).target)) return [];
      const mark = Array.isArray(required) && required.includes(key) ? '' : '?';
      const type = this.typeOf(from, property);
      return `${comment(this.#describe(from, property))}${JSON.stringify(key)}${mark}: ${type};`;
    });
    if (isObject(values))
      lines.push(`${comment(this.#describe(from, values))}[k: string]: ${this.typeOf(from, values)};`);
    return `{\n${lines.join('\n')}\n}`;
  }

  /** The description of a property and of its items. Types with a name have their own. */
  #describe(from: string, schema: JsonObject): string {
    if (isNamed(schema)) return '';
    const { name, target } = followReferences(this.#files, { name: from, target: schema });
    const items = isObject(target.items) ? this.#describe(name, target.items) : '';
    return describeProperty(target) + (items && `\n *\n * Items: ${items}`);
  }
}

/** @throws Error for a part without a single kind, such as one with "anyOf", and for a list without "items". */
function typeNameOf(file: string, type: Json | undefined): string {
  if (type === 'string' || type === 'boolean' || type === 'number') return type;
  if (type === 'integer') return 'number';
  throw plainError(
    `A part of section-schemas/${file} has ${type === undefined ? 'no "type"' : `the type ${JSON.stringify(type)}`}, from which no type of props can be made. Write "string", "boolean", "integer", "number", "object", "array" with "items", or instead of "type" an "enum", a "const" or a "$ref".`,
  );
}

/** True for a schema whose type has a name of its own. */
function isNamed(schema: JsonObject): schema is JsonObject & { title: string } {
  const { title, type, enum: values } = schema;
  return typeof title === 'string' && (type === 'object' || Array.isArray(values));
}

function comment(text: string): string {
  // A description may hold the end of a comment.
  return text === '' ? '' : `/**\n * ${text.replaceAll('*/', '*\\/')}\n */\n`;
}

/** The imports of the types that the code names: those of roles, and extra ones. */
function importTypes(body: string, extraTypes: { name: string; file: string }[] = []): string {
  const code = body.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...roleTypes, ...extraTypes]
    .filter(({ name }) => new RegExp(`\\b${name}\\b(?!Section)`).test(code))
    .map(({ name, file }) => `import type { ${name} } from '${file}';\n`)
    .toSorted()
    .join('');
}

function titleOf({ file, schema }: CompiledSchema): string {
  if (typeof schema.title !== 'string')
    throw new Error(`${file} has no "title". Write the name of its type, such as "HeroSection".`);
  return schema.title;
}
