import { describeProperty } from '../schemas/used-in.ts';
import { type CompiledSchema, schemaFolder, type SchemaSet } from '../schemas/schema-set.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { plainError } from '../../shared/plain-error.ts';
import { findRole, roles } from '../content/roles/index.ts';
import { toCamelCase } from '../text/paths.ts';
import { findReference, followReferences } from '../schemas/find-reference.ts';

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
  return `${header}${imports(body)}\n${body}\n${union}\n`;
}

/** src/shared/generated/site.ts: one interface per file of pages/_site/, and one of all. */
export function generateSiteTypes(schemas: SchemaSet): string {
  const known = listTypes(schemas, [...schemas.sections.values()]);
  const types = [...listTypes(schemas, [...schemas.site.values()])].filter(([title]) => !known.has(title));
  const body = types.map(([, code]) => code).join('\n');
  const ofSections = [...known.keys()].map((name) => ({ name, file: './sections.ts' }));
  const entries = [...schemas.site].map(
    ([name, compiled]) =>
      `  ${toCamelCase(name)}${compiled.schema.mayBeMissing === true ? '?' : ''}: ${titleOf(compiled)};`,
  );
  const all = [
    '/** The files of pages/_site/, which all pages share, with placeholders filled in. */',
    `export interface SiteData {\n${entries.join('\n')}\n}`,
  ].join('\n');
  return `${header}${imports(body, ofSections)}\n${body}\n${all}\n`;
}

/** Properties for editors and the engine, removed before a value reaches the renderer. */
const dropped = new Set(['$schema', 'hidden']);

/** Types of src/shared, whose names no schema may have. */
const roleTypes = Object.values(roles).flatMap(({ type }) => type ?? []);

/** The code of the types of these schemas, and of every part of them that has a title, by title. */
function listTypes({ files }: SchemaSet, wanted: readonly CompiledSchema[]): Map<string, string> {
  const types = new Map<string, string>();
  const named = new Map<string, JsonObject>(roleTypes.map(({ name }) => [name, {}]));

  function typeOf(from: string, schema: JsonObject): string {
    if (typeof schema.$ref === 'string') {
      const { name, target } = findReference(files, from, schema.$ref)!;
      return typeOf(name, target);
    }
    if (typeof schema.tsType === 'string') return schema.tsType;
    if (!isNamed(schema)) return findRole(schema)?.type?.name ?? codeOf(from, schema);
    const { title } = schema;
    if (!/^[A-Za-z]\w*$/.test(title) || (named.get(title) ?? schema) !== schema)
      throw plainError(
        `section-schemas/${from} needs another "title" than "${title}": the name of a type, such as "HeroSection", that no other has.`,
      );
    named.set(title, schema);
    if (!types.has(title)) {
      // Set before its parts, as a schema may contain itself.
      types.set(title, '');
      const code = codeOf(from, schema);
      const opening = schema.type === 'object' ? `interface ${title}` : `type ${title} =`;
      types.set(title, `${comment(describeProperty(schema))}export ${opening} ${code}`);
    }
    return title;
  }

  function codeOf(from: string, schema: JsonObject): string {
    const { type, enum: values, const: only, items, properties, additionalProperties: others } = schema;
    if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ');
    if (only !== undefined) return JSON.stringify(only);
    if (isObject(items)) return `(${typeOf(from, items)})[]`;
    if (type !== 'object') return typeNameOf(from, type);
    const required = Array.isArray(schema.required) ? schema.required : [];
    const lines = Object.entries(isObject(properties) ? properties : {}).flatMap(([key, part]) => {
      if (!isObject(part) || dropped.has(key)) return [];
      const mark = required.includes(key) ? '' : '?';
      return `${comment(describe(from, part))}${JSON.stringify(key)}${mark}: ${typeOf(from, part)};`;
    });
    if (isObject(others))
      lines.push(`${comment(describe(from, others))}[k: string]: ${typeOf(from, others)};`);
    return `{\n${lines.join('\n')}\n}`;
  }

  /** The description of a property and of its items. Types with a name have their own. */
  function describe(from: string, part: JsonObject): string {
    if (isNamed(part)) return '';
    const { name, target: schema } = followReferences(files, { name: from, target: part });
    const items = isObject(schema.items) ? describe(name, schema.items) : '';
    return describeProperty(schema) + (items && `\n *\n * Items: ${items}`);
  }

  for (const { file, schema } of wanted) typeOf(file.slice(schemaFolder.length + 1), schema);
  return types;
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

/** The imports of the types that the code names: those of roles, and others. */
function imports(body: string, others: { name: string; file: string }[] = []): string {
  const code = body.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return [...roleTypes, ...others]
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
