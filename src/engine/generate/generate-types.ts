import { compile } from 'json-schema-to-typescript';
import { isSectionSchema, isSiteSchema } from '../schemas/load-schemas.ts';
import { describeProperty } from '../schemas/used-in.ts';
import type { SchemaFile } from '../schemas/schema-set.ts';
import { ownKeywords } from '../schemas/validators.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { roles } from '../content/roles/index.ts';
import { toCamelCase } from '../content/site-files.ts';
import { findReference, type SchemasByName } from '../schemas/find-reference.ts';

const header = '// Made from section-schemas/ by "npm run gen". Do not edit: change the schema instead.\n';

/** src/shared/generated/sections.ts: one interface per section type, and their union. */
export async function generateSectionTypes(files: SchemaFile[]): Promise<string> {
  const sections = files.filter(isSectionSchema);
  const body = await generateInterfaces(listTypes(files, sections));
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
export async function generateSiteTypes(files: SchemaFile[]): Promise<string> {
  const sites = files.filter(isSiteSchema);
  const ofSections = listTypes(files, files.filter(isSectionSchema));
  const types = listTypes(files, sites);
  const common = [...types.keys()].filter((title) => ofSections.has(title)).toSorted();
  for (const title of common) types.delete(title);
  const body = await generateInterfaces(types);
  const entries = sites.map((file) => {
    const key = toCamelCase(file.name.slice('site/'.length, -'.json'.length));
    return `  ${key}${file.schema.mayBeMissing === true ? '?' : ''}: ${titleOf(file)};`;
  });
  const all = [
    '/** The files of pages/_site/, which all pages share, with placeholders filled in. */',
    `export interface SiteData {\n${entries.join('\n')}\n}`,
  ].join('\n');
  const fromSections =
    common.length > 0 ? `import type { ${common.join(', ')} } from './sections.ts';\n` : '';
  return `${header}${imports(body)}${fromSections}\n${body}\n${all}\n`;
}

/** The types of these schemas and of every definition they reference, by title, for the type generator. */
function listTypes(files: SchemaFile[], wanted: SchemaFile[]): Map<string, JsonObject> {
  const byName = new Map(files.map(({ name, schema }) => [name, schema]));
  const asked: TypeSchema['mentioned'] = new Map(wanted.map((file) => [titleOf(file), file]));
  const types = new Map<string, JsonObject>();
  // Grows during the loop: definitions reference other definitions.
  for (const [title, { name, schema }] of asked) {
    const converted = toTypeSchema(byName, name, schema);
    types.set(title, converted.schema);
    for (const [other, definition] of converted.mentioned)
      if (!asked.has(other)) asked.set(other, definition);
  }
  return types;
}

async function generateInterfaces(types: ReadonlyMap<string, JsonObject>): Promise<string> {
  const parts: string[] = [];
  for (const [title, schema] of types)
    parts.push(
      await compile(schema, title, {
        additionalProperties: false,
        bannerComment: '',
        format: false,
        ignoreMinAndMaxItems: true,
      }),
    );
  return parts.join('\n');
}

function imports(body: string): string {
  const code = body.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  return Object.values(roles)
    .flatMap(({ type }) => type ?? [])
    .filter(({ name }) => new RegExp(`\\b${name}\\b(?!Section)`).test(code))
    .map(({ name, file }) => `import type { ${name} } from '${file}';\n`)
    .toSorted()
    .join('');
}

function titleOf({ file, schema }: SchemaFile): string {
  if (!isObject(schema) || typeof schema.title !== 'string')
    throw new Error(`${file} has no "title". Write the name of its type, such as "HeroSection".`);
  return schema.title;
}

/** A schema with every reference replaced for the type generator, and the referenced definitions. */
interface TypeSchema {
  schema: JsonObject;
  /** Referenced definitions with a title, generated once for all schemas. */
  mentioned: Map<string, { name: string; schema: JsonObject }>;
}

/** Keywords for validation or editors. The generator would copy them into comments. */
const ignored = new Set([
  '$id',
  '$schema',
  '$defs',
  'examples',
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'minimum',
  'maximum',
  ...ownKeywords,
]);
/** Properties for editors and the engine, removed before a value reaches the renderer. */
const dropped = new Set(['$schema', 'hidden']);

/** Prepares a schema for the type generator, so that a shared definition becomes one named type. */
function toTypeSchema(schemas: SchemasByName, name: string, schema: JsonObject): TypeSchema {
  const mentioned: TypeSchema['mentioned'] = new Map();

  function convert(value: Json, from: string): Json {
    if (Array.isArray(value)) return value.map((item) => convert(item, from));
    if (!isObject(value)) return value;
    if (typeof value.$ref === 'string') return convertReference(value, value.$ref, from);
    const entries = Object.entries(value).filter(([key]) => !ignored.has(key));
    const converted = Object.fromEntries(
      entries.map(([key, child]) => [key, convertEntry(key, child, from)]),
    );
    if (value.usedIn !== undefined) converted.description = describeProperty(value);
    return converted;
  }

  function convertEntry(key: string, child: Json, from: string): Json {
    if (key === 'enum' || key === 'required' || key === 'const') return child;
    if (key === 'properties' && isObject(child)) {
      const kept = Object.entries(child).filter(([property]) => !dropped.has(property));
      return Object.fromEntries(kept.map(([property, part]) => [property, convert(part, from)]));
    }
    return convert(child, from);
  }

  function convertReference(value: JsonObject, ref: string, from: string): Json {
    const { name: targetName, target } = findReference(schemas, from, ref);
    const { title, tsType } = { ...target, ...value };
    const description = describeProperty({ ...target, ...value });
    const comment = description === '' ? {} : { description };
    if (typeof tsType === 'string') return { ...comment, tsType };
    const isNamed = typeof title === 'string' && (isObject(target.properties) || Array.isArray(target.enum));
    if (!isNamed) {
      const { $ref: _, ...siblings } = value;
      const { title: __, ...inlined } = { ...target, ...siblings };
      return convert({ ...inlined, ...comment }, targetName);
    }
    mentioned.set(title, { name: targetName, schema: target });
    return { ...comment, tsType: title };
  }

  const converted = convert(schema, name);
  if (!isObject(converted)) throw new Error(`${name} is not a schema.`);
  return { schema: converted, mentioned };
}
