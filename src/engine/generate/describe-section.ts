import type { RoleName } from '../schemas/field.ts';
import { describeProperty } from '../schemas/used-in.ts';
import type { SchemaFile } from '../schemas/schema-set.ts';
import { isSectionSchema } from '../schemas/load-schemas.ts';
import { findReference, followReferences, type SchemasByName } from '../schemas/find-reference.ts';
import { roles } from '../content/roles/index.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';

/** Folder of the pictures of docs/sections.md, relative to the project. */
export const pictureFolder = 'docs/pictures';

/** Shows every background of the theme, with texts on it. */
export const backgroundsPicture = 'backgrounds.webp';

/** A section type, or a variant of it, that has a picture. */
export interface Look {
  type: string;
  variant: string | undefined;
  file: string;
}

/** A property as the docs show it. */
interface Field {
  /** `items[].title` */
  path: string;
  kind: string;
  isRequired: boolean;
  description: string;
}

/** `linksToParts`: for a page that explains shared parts once (`describeSharedParts`). */
interface Reading {
  schemas: SchemasByName;
  linksToParts: boolean;
}

/** A section type as Markdown: description, properties and examples. */
export function describeSection(
  files: SchemaFile[],
  { name, schema }: SchemaFile,
  linksToParts = false,
): string {
  const list = listFields(files, { name, schema }, linksToParts).map(showField);
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  const [smallest, others] = [examples.slice(0, 1), examples.slice(1)];
  return [
    `## ${name.slice(0, -'.json'.length)}`,
    textOf(schema.description),
    looksOf({ name, schema }).map(showLook).join('\n\n'),
    list.join('\n'),
    ...smallest.map((example) => `The smallest one:\n\n${fence(example)}`),
    ...others.slice(-1).map((example) => `With everything:\n\n${fence(example)}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The parts that several types share, with their properties. */
export function describeSharedParts(files: SchemaFile[]): string {
  const reading = openReading(files, true);
  const parts = sharedParts.map(({ key, name }) => {
    const { target, name: owner } = findReference(reading.schemas, 'defs.json', `#/$defs/${key}`);
    const fields = listProperties(reading, owner, target, '').map(showField);
    const kind = nameKind(target, reading, owner);
    // The name may already give the kind.
    const opening = fields.length > 0 || kind === name ? '' : `${capitalize(kind)}. `;
    const text = opening + escapeText(textOf(target.description));
    return [
      `### ${capitalize(name)}`,
      text,
      ...(key === 'background' ? [`![All backgrounds](pictures/${backgroundsPicture})`] : []),
      ...(fields.length > 0 ? [fields.join('\n')] : []),
    ].join('\n\n');
  });
  return ['## Shared parts', 'What several types take in the same way.', ...parts].join('\n\n');
}

function showField({ path, kind, isRequired, description }: Field): string {
  const text = description === '' ? '' : ` ${escapeText(description)}`;
  return `- \`${path}\`: ${kind}${isRequired ? ', required' : ''}.${text}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function showLook({ type, variant, file }: Look): string {
  const name = variant === undefined ? type : `${type}, variant "${variant}"`;
  return `${variant === undefined ? '' : `\`"variant": "${variant}"\`\n\n`}![${name}](pictures/${file})`;
}

/** All looks, in the order of the docs. */
export function listLooks(files: readonly SchemaFile[]): Look[] {
  return files.filter(isSectionSchema).flatMap(looksOf);
}

function looksOf({ name, schema }: Pick<SchemaFile, 'name' | 'schema'>): Look[] {
  const type = name.slice(0, -'.json'.length);
  const field = isObject(schema.properties) ? schema.properties.variant : undefined;
  if (!isObject(field) || !Array.isArray(field.enum))
    return [{ type, variant: undefined, file: `${type}.webp` }];
  return field.enum.map(String).map((variant) => ({ type, variant, file: `${type}-${variant}.webp` }));
}

/** Every property of a section type, each followed by the properties of its parts. */
export function listFields(
  files: SchemaFile[],
  { name, schema }: Pick<SchemaFile, 'name' | 'schema'>,
  linksToParts = false,
): Field[] {
  return listProperties(openReading(files, linksToParts), name, schema, '');
}

function openReading(files: SchemaFile[], linksToParts: boolean): Reading {
  return { linksToParts, schemas: new Map(files.map((file) => [file.name, file.schema])) };
}

function listProperties(reading: Reading, name: string, schema: JsonObject, prefix: string): Field[] {
  if (!isObject(schema.properties)) return [];
  const { schemas } = reading;
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    if (!isObject(property)) return [];
    const { schema: own, name: owner } = followReferences(schemas, name, property);
    const part = partOf(reading, name, property);
    if (part?.isCommon) return [];
    const row = {
      path: prefix + key,
      kind: nameKind(property, reading, name) + nameDefault(own),
      isRequired: required.includes(key),
      // The part's own description appears in its section.
      description: describeProperty(part ? { ...own, description: textOf(property.description) } : own),
    };
    return part ? [row] : [row, ...listNested(reading, owner, own, prefix + key)];
  });
}

/** The shared part that a schema references, if the page explains it. */
function partOf(
  { schemas, linksToParts }: Reading,
  name: string,
  { $ref }: JsonObject,
): SharedPart | undefined {
  if (!linksToParts || typeof $ref !== 'string') return undefined;
  const { name: owner, pointer } = findReference(schemas, name, $ref);
  return owner === 'defs.json' ? sharedParts.find(({ key }) => pointer === `/$defs/${key}`) : undefined;
}

function listNested(reading: Reading, name: string, schema: JsonObject, path: string): Field[] {
  if (isObject(schema.properties)) return listProperties(reading, name, schema, `${path}.`);
  if (!isObject(schema.items) || partOf(reading, name, schema.items)) return [];
  const { schema: item, name: owner } = followReferences(reading.schemas, name, schema.items);
  // A recursive schema would be listed without end.
  const isRecursive = path.split('[]').length > 4;
  return isRecursive ? [] : listProperties(reading, owner, item, `${path}[].`);
}

function nameKind(mentioned: JsonObject, reading: Reading, at: string): string {
  const part = partOf(reading, at, mentioned);
  if (part) return `[${part.name}](#${part.name.replaceAll(' ', '-')})`;
  const { schema, name } = followReferences(reading.schemas, at, mentioned);
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  const role = schema.role as RoleName | undefined;
  const named = role && roles[role].kind?.(schema);
  if (named !== undefined) return named;
  if (schema.type === 'array') {
    const item = isObject(schema.items) ? schema.items : {};
    return `list of ${nameKind(item, reading, name)}${nameLimits(schema.minItems, schema.maxItems)}`;
  }
  const kinds: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    integer: 'whole number',
    number: 'number',
    object: 'object',
  };
  return `${kinds[String(schema.type)] ?? 'value'}${nameLimits(schema.minLength, schema.maxLength)}`;
}

function nameDefault(schema: JsonObject): string {
  return schema.default === undefined ? '' : `; left out, \`${JSON.stringify(schema.default)}\``;
}

function nameLimits(min: Json | undefined, max: Json | undefined): string {
  const isMinKnown = typeof min === 'number' && min > 0;
  if (isMinKnown && typeof max === 'number') return ` (${min} to ${max})`;
  if (typeof max === 'number') return ` (up to ${max})`;
  return isMinKnown ? ` (${min} or more)` : '';
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function escapeText(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('<', '&lt;').replaceAll(/[*[]/g, '\\$&');
}

function fence(example: Json): string {
  return `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
}

/** The name of a part of section-schemas/defs.json in docs/sections.md. */
interface SharedPart {
  key: string;
  name: string;
  /** True if every block has it; the docs explain it before the types. */
  isCommon?: true;
}

/** The parts that docs/sections.md explains once, in this order. Others are short and differ by type. */
const sharedParts: readonly SharedPart[] = [
  { key: 'id', name: 'id', isCommon: true },
  { key: 'hidden', name: 'hidden', isCommon: true },
  { key: 'background', name: 'background' },
  { key: 'url', name: 'link address' },
  { key: 'link', name: 'link' },
  { key: 'crumb', name: 'crumb' },
  { key: 'picture', name: 'picture' },
  { key: 'pictureFile', name: 'picture file' },
  { key: 'richText', name: 'rich text' },
  { key: 'statistic', name: 'statistic' },
  { key: 'slip', name: 'slip' },
  { key: 'pattern', name: 'pattern' },
];
