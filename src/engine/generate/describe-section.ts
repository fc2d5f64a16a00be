import { createFieldReader, type Field } from '../schemas/field.ts';
import { describeProperty } from '../schemas/used-in.ts';
import { type CompiledSchema, examplesOf, type SchemaSet } from '../schemas/schema-set.ts';
import { findReference } from '../schemas/find-reference.ts';
import { roles } from '../content/roles/index.ts';
import type { Json, JsonObject } from '../json/json.ts';

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
interface Row {
  /** `items[].title` */
  path: string;
  kind: string;
  isRequired: boolean;
  description: string;
}

/** A section type as Markdown: description, properties and examples. */
export function describeSection(type: string, compiled: CompiledSchema, linksToParts = false): string {
  const { field } = compiled;
  const list = listFields(field, linksToParts).map(showRow);
  const [smallest, ...others] = examplesOf(compiled);
  return [
    `## ${type}`,
    field.description,
    looksOf(type, field).map(showLook).join('\n\n'),
    list.join('\n'),
    ...(smallest ? [`The smallest one:\n\n${fence(smallest)}`] : []),
    ...others.slice(-1).map((example) => `With everything:\n\n${fence(example)}`),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The parts that several types share, with their properties. */
export function describeSharedParts({ files }: SchemaSet): string {
  const readField = createFieldReader(files);
  const parts = sharedParts.map(([key, name]) => {
    const { target } = findReference(files, 'defs.json', `#/$defs/${key}`)!;
    const field = readField('defs.json', target);
    const rows = listFields(field, true).map(showRow);
    const kind = nameKind(field, true);
    // The name may already give the kind.
    const opening = rows.length > 0 || kind === name ? '' : `${capitalize(kind)}. `;
    const text = opening + escapeText(field.description ?? '');
    return [
      `### ${capitalize(name)}`,
      text,
      ...(key === 'background' ? [`![All backgrounds](pictures/${backgroundsPicture})`] : []),
      ...(rows.length > 0 ? [rows.join('\n')] : []),
    ].join('\n\n');
  });
  return ['## Shared parts', 'What several types take in the same way.', ...parts].join('\n\n');
}

function showRow({ path, kind, isRequired, description }: Row): string {
  const text = description === '' ? '' : ` ${escapeText(description)}`;
  return `- \`${path}\`: ${kind}${isRequired ? ', required' : ''}.${text}`;
}

/** `statsStrip` → `StatsStrip` */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function showLook({ type, variant, file }: Look): string {
  const name = variant === undefined ? type : `${type}, variant "${variant}"`;
  return `${variant === undefined ? '' : `\`"variant": "${variant}"\`\n\n`}![${name}](pictures/${file})`;
}

/** All looks, in the order of the docs. */
export function listLooks({ sections }: SchemaSet): Look[] {
  return [...sections].flatMap(([type, { field }]) => looksOf(type, field));
}

function looksOf(type: string, { variants }: Field): Look[] {
  if (!variants) return [{ type, variant: undefined, file: `${type}.webp` }];
  return variants.all.map((variant) => ({ type, variant, file: `${type}-${variant}.webp` }));
}

/**
 * Every property of a value, each followed by the properties of its parts. `linksToParts`: for a page that
 * explains shared parts once (`describeSharedParts`).
 */
export function listFields({ schema, properties }: Field, linksToParts = false, prefix = ''): Row[] {
  const required = Array.isArray(schema.required) ? schema.required : [];
  return [...properties].flatMap(([key, property]) => {
    const path = prefix + key;
    const { items } = property;
    const part = partOf(property, linksToParts);
    if (part !== undefined && commonParts.has(key)) return [];
    const { [key]: written } = schema.properties as Record<string, JsonObject>;
    const initial = JSON.stringify(property.schema.default) as string | undefined;
    const row = {
      path,
      kind: nameKind(property, linksToParts) + (initial === undefined ? '' : `; left out, \`${initial}\``),
      isRequired: required.includes(key),
      // The part's own description appears in its section.
      description: describeProperty({
        ...property.schema,
        ...(part !== undefined && { description: written?.description ?? '' }),
      }),
    };
    // A recursive schema would be listed without end.
    const isRecursive = path.split('[]').length > 4;
    const isPart = part !== undefined || (items && partOf(items, linksToParts) !== undefined);
    if (isPart || isRecursive) return [row];
    return [row, ...listFields(items ?? property, linksToParts, `${path}${items ? '[]' : ''}.`)];
  });
}

/** The name of the shared part that a schema references, if the page explains it. */
function partOf({ schema }: Field, linksToParts: boolean): string | undefined {
  return sharedParts.find(([key]) => linksToParts && String(schema.$ref).endsWith(`#/$defs/${key}`))?.[1];
}

function nameKind(field: Field, linksToParts: boolean): string {
  const part = partOf(field, linksToParts);
  if (part !== undefined) return `[${part}](#${part.replaceAll(' ', '-')})`;
  const { schema, role, items } = field;
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  const named = role && roles[role].kind?.(schema);
  if (named !== undefined) return named;
  if (schema.type === 'array')
    return `list of ${items ? nameKind(items, linksToParts) : 'value'}${nameLimits(schema.minItems, schema.maxItems)}`;
  const kinds: Record<string, string> = {
    string: 'text',
    boolean: 'true or false',
    integer: 'whole number',
    number: 'number',
    object: 'object',
  };
  return `${kinds[String(schema.type)] ?? 'value'}${nameLimits(schema.minLength, schema.maxLength)}`;
}

function nameLimits(min: Json | undefined, max: Json | undefined): string {
  const isMinKnown = typeof min === 'number' && min > 0;
  if (isMinKnown && typeof max === 'number') return ` (${min} to ${max})`;
  if (typeof max === 'number') return ` (up to ${max})`;
  return isMinKnown ? ` (${min} or more)` : '';
}

function escapeText(text: string): string {
  return text.replaceAll('\n', ' ').replaceAll('<', '&lt;').replaceAll(/[*[]/g, '\\$&');
}

function fence(example: Json): string {
  return `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
}

/** The parts that docs/sections.md explains once, in this order, with their names there. Others are short and differ by type. */
const sharedParts = Object.entries({
  id: 'id',
  hidden: 'hidden',
  background: 'background',
  url: 'link address',
  link: 'link',
  crumb: 'crumb',
  picture: 'picture',
  pictureFile: 'picture file',
  richText: 'rich text',
  statistic: 'statistic',
  slip: 'slip',
  pattern: 'pattern',
});

/** Every block has these: the docs explain them before the types. */
const commonParts = new Set(['id', 'hidden']);
