import { findRole, roles } from '../content/roles/index.ts';
import type { FieldValue } from '../content/role.ts';
import { listMarked } from '../content/compile.ts';
import type { Site } from '../content/site.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import { type CompiledSchema, examplesOf } from '../schemas/schema-set.ts';

/** Prefix of texts that the author has to rewrite. */
export const mark = 'Rewrite: ';

/** Drafts a block from an example, with links and pictures that the site has, and marked texts. */
export function draftBlock(site: Site, compiled: CompiledSchema): JsonObject {
  const block = markTexts(smallestExample(compiled), compiled.field) as JsonObject;
  for (const { field, value, holder, key } of listMarked(block, compiled.field, '')) {
    const draft = field.role && roles[field.role].draft?.(value, site);
    if (draft !== undefined) Object.assign(holder, { [key]: draft });
  }
  return block;
}

/** A copy of the schema's first example. */
export function smallestExample(compiled: CompiledSchema): JsonObject {
  return structuredClone(examplesOf(compiled)[0] ?? {});
}

/** Finds the page's main heading in a block; undefined when the block has none. */
export function findMainHeading(block: JsonObject, { field: whole }: CompiledSchema): FieldValue | undefined {
  return listMarked(block, whole, '').find(
    ({ field }) => field.role === 'heading' && roles.heading.levels!(field)[0] === 1,
  );
}

/** Renames anchors that an earlier block of the page uses, and updates the references to them. */
export function renameAnchors(block: JsonObject, { field: whole }: CompiledSchema, taken: Set<string>): void {
  const renamed = new Map<Json, string>();
  const marked = listMarked(block, whole, '');
  for (const { field, value } of marked) {
    if (field.role !== 'anchor' || typeof value !== 'string') continue;
    let name = value;
    for (let number = 2; taken.has(name); number++) name = `${value}-${number}`;
    taken.add(name);
    renamed.set(value, name);
  }
  for (const { field, value, holder, key } of marked) {
    const isName = field.role === 'anchor' || field.role === 'key';
    if (isName && renamed.has(value)) Object.assign(holder, { [key]: renamed.get(value) });
  }
}

/** Prepends the mark to every visible text of an example that may be longer by it. */
function markTexts(value: Json, field: Field | undefined): Json {
  if (typeof value === 'string')
    return field && isForPeople(field.schema, value) ? mark + value : toOwnAddress(value);
  if (Array.isArray(value)) return value.map((item) => markTexts(item, field?.items));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, markTexts(child, field?.properties.get(key))]),
  );
}

function isForPeople(schema: JsonObject, text: string): boolean {
  const { role, maxLength, pattern, format } = schema;
  const isText = schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
  const isFree = pattern === undefined && format === undefined && !isMailAddress(text);
  const known = findRole(role);
  const isShown = !known || known.shows !== undefined;
  const fits = typeof maxLength !== 'number' || mark.length + text.length <= maxLength;
  return isText && isFree && isShown && fits && text !== '';
}

/** Replaces an example's mail address with the site's. */
function toOwnAddress(text: string): string {
  return isMailAddress(text) ? '{email}' : text;
}

function isMailAddress(text: string): boolean {
  return text.includes('@') && !text.includes(' ');
}
