import { describeProperty } from '../schemas/drawn-in.ts';
import { followReferences, type SchemasByName } from '../schemas/find-reference.ts';
import type { SchemaFile } from '../schemas/schema-file.ts';
import { type Look, looksOf } from './variant-pictures.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';

/** A property as people read about it. */
export interface Field {
  /** `items[].title` */
  path: string;
  kind: string;
  isRequired: boolean;
  description: string;
}

/** What one section type takes, as Markdown: description, properties, and its examples. */
export function describeSection(files: SchemaFile[], { name, schema }: SchemaFile): string {
  const list = listFields(files, { name, schema }).map(
    ({ path, kind, isRequired, description }) =>
      `- \`${path}\`: ${kind}${isRequired ? ', required' : ''}. ${escapeText(description)}`,
  );
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  return [
    `## ${name.slice(0, -'.json'.length)}`,
    textOf(schema.description),
    looksOf({ name, schema }).map(showLook).join('\n\n'),
    list.join('\n'),
    ...examples.slice(0, 1).map((example) => `The smallest one:\n\n${fence(example)}`),
    ...examples
      .slice(1)
      .slice(-1)
      .map((example) => `With everything:\n\n${fence(example)}`),
  ]
    .join('\n\n')
    .concat('\n');
}

function showLook({ type, variant, file }: Look): string {
  const name = variant === undefined ? type : `${type}, variant "${variant}"`;
  return `${variant === undefined ? '' : `\`"variant": "${variant}"\`\n\n`}![${name}](pictures/${file})`;
}

/** Every property of a section type, those of its parts behind it. */
export function listFields(
  files: SchemaFile[],
  { name, schema }: Pick<SchemaFile, 'name' | 'schema'>,
): Field[] {
  const schemas = new Map(files.map((file) => [file.name, file.schema]));
  return listProperties(schemas, name, schema, '');
}

function listProperties(schemas: SchemasByName, name: string, schema: JsonObject, prefix: string): Field[] {
  if (!isObject(schema.properties)) return [];
  const required = Array.isArray(schema.required) ? schema.required : [];
  return Object.entries(schema.properties).flatMap(([key, property]) => {
    if (!isObject(property)) return [];
    const { schema: own, name: owner } = followReferences(schemas, name, property);
    const row = {
      path: prefix + key,
      kind: nameKind(own, schemas, owner) + nameDefault(own),
      isRequired: required.includes(key),
      description: describeProperty(own),
    };
    return [row, ...listNested(schemas, owner, own, prefix + key)];
  });
}

function listNested(schemas: SchemasByName, name: string, schema: JsonObject, path: string): Field[] {
  if (isObject(schema.properties)) return listProperties(schemas, name, schema, `${path}.`);
  if (!isObject(schema.items)) return [];
  const { schema: item, name: owner } = followReferences(schemas, name, schema.items);
  // A schema that contains itself would be listed without end.
  const isRecursive = path.split('[]').length > 4;
  return isRecursive ? [] : listProperties(schemas, owner, item, `${path}[].`);
}

function nameKind(schema: JsonObject, schemas: SchemasByName, name: string): string {
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.role === 'richText') return 'rich text';
  if (schema.role === 'url') return 'link address';
  if (schema.role === 'picture') return schema.type === 'object' ? 'picture' : 'picture file';
  if (schema.type === 'array') {
    const item = isObject(schema.items) ? followReferences(schemas, name, schema.items).schema : {};
    return `list of ${nameKind(item, schemas, name)}${nameLimits(schema.minItems, schema.maxItems)}`;
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
  return text.replaceAll('\n', ' ').replaceAll('<', '&lt;').replaceAll('*', '\\*');
}

function fence(example: Json): string {
  return `\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\``;
}
