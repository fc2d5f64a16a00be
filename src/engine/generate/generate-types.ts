import { compile } from 'json-schema-to-typescript';
import { isSectionSchema, isSiteSchema } from '../schemas/load-schemas.ts';
import type { SchemaFile } from '../schemas/schema-file.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { toCamelCase } from '../content/resolve-site-data.ts';
import { toTypeSchema } from './type-schema.ts';

const header = '// Made from section-schemas/ by "npm run gen". Do not edit: change the schema instead.\n';

/** src/shared/generated/sections.ts: one interface per section type, and their union. */
export async function generateSectionTypes(files: SchemaFile[]): Promise<string> {
  const sections = files.filter(isSectionSchema);
  const body = await generateInterfaces(files, sections);
  const names = sections.map(titleOf).toSorted();
  const union = [
    '/** A block as its component takes it, told apart by `type`. */',
    `export type Section =\n${names.map((name) => `  | ${name}`).join('\n')};`,
    "export type SectionType = Section['type'];",
    '/** The props of one section type. */',
    'export type SectionOf<T extends SectionType> = Extract<Section, { type: T }>;',
  ].join('\n');
  return `${header}${imports(body)}\n${body}\n${union}\n`;
}

/** src/shared/generated/site.ts: one interface per file of pages/_site/, and all of them together. */
export async function generateSiteTypes(files: SchemaFile[]): Promise<string> {
  const sites = files.filter(isSiteSchema);
  const body = await generateInterfaces(files, sites);
  const entries = sites.map((file) => {
    const key = toCamelCase(file.name.slice('site/'.length, -'.json'.length));
    return `  ${key}${file.schema.mayBeMissing === true ? '?' : ''}: ${titleOf(file)};`;
  });
  const all = [
    '/** What every page shares: the files of pages/_site/, with placeholders filled in. */',
    `export interface SiteData {\n${entries.join('\n')}\n}`,
  ].join('\n');
  return `${header}${imports(body)}\n${body}\n${all}\n`;
}

/** The interfaces of these schemas, and of every definition they mention, each once. */
async function generateInterfaces(files: SchemaFile[], wanted: SchemaFile[]): Promise<string> {
  const byName = new Map(files.map(({ name, schema }) => [name, schema]));
  const queue = new Map(wanted.map((file) => [titleOf(file), { name: file.name, schema: file.schema }]));
  const parts: string[] = [];
  // Grows while it is walked: definitions mention definitions.
  for (const [title, { name, schema }] of queue) {
    const { schema: converted, mentioned } = toTypeSchema(byName, name, schema);
    for (const [other, definition] of mentioned) if (!queue.has(other)) queue.set(other, definition);
    parts.push(await compileOne(title, converted));
  }
  return parts.join('\n');
}

async function compileOne(title: string, schema: JsonObject): Promise<string> {
  // A copy: the generator marks the schema it is given.
  return compile(structuredClone(schema), title, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
  });
}

function imports(body: string): string {
  const known = {
    FormTarget: '../forms/form-target.ts',
    Picture: '../picture.ts',
    RichText: '../rich-text.ts',
  };
  return Object.entries(known)
    .filter(([name]) => new RegExp(`\\b${name}\\b(?!Section)`).test(body.replaceAll(/\/\*[\s\S]*?\*\//g, '')))
    .map(([name, file]) => `import type { ${name} } from '${file}';\n`)
    .join('');
}

function titleOf({ file, schema }: SchemaFile): string {
  if (!isObject(schema) || typeof schema.title !== 'string')
    throw new Error(`${file} has no "title". It names the type, such as "HeroSection".`);
  return schema.title;
}
