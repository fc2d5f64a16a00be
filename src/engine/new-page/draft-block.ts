import { draftMark } from '../check/rules/text-rewritten.ts';
import { findRole, roles } from '../content/roles/index.ts';
import { type FieldValue, listMarked } from '../content/walk-fields.ts';
import type { Site } from '../content/site.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import { type CompiledSchema, examplesOf } from '../schemas/schema-set.ts';

/**
 * Drafts a block from an example, with links and pictures that the site has, and marked texts. `count`: how many blocks
 * of its type the page has up to this one; the anchors of all but the first get it as a suffix.
 */
export function draftBlock(site: Site, compiled: CompiledSchema, count: number): JsonObject {
  const block = markTexts(smallestExample(compiled), compiled.field) as JsonObject;
  const marked = listMarked(block, compiled.field, '');
  const anchors = marked.filter(({ field }) => field.role === 'anchor').map(({ value }) => value);
  for (const { field, value, holder, key } of marked) {
    const isAnchor = (field.role === 'anchor' || field.role === 'key') && anchors.includes(value);
    const numbered = isAnchor && count > 1 ? `${String(value)}-${count}` : undefined;
    const draft = numbered ?? (field.role && roles[field.role].draft?.(value, site));
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

/** Prepends the mark to every visible text of an example that may be longer by it. A mail address becomes the site's. */
function markTexts(value: Json, field: Field | undefined): Json {
  if (typeof value === 'string') {
    if (value.includes('@') && !value.includes(' ')) return '{email}';
    return field && isForPeople(field.schema, value) ? draftMark + value : value;
  }
  if (Array.isArray(value)) return value.map((item) => markTexts(item, field?.items));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key, markTexts(child, field?.properties.get(key))]),
  );
}

function isForPeople(schema: JsonObject, text: string): boolean {
  const { role, maxLength, pattern, format } = schema;
  const isText = schema.type === 'string' && schema.enum === undefined && schema.const === undefined;
  const isFree = pattern === undefined && format === undefined;
  const known = findRole(role);
  const isShown = !known || known.shows !== undefined;
  const fits = typeof maxLength !== 'number' || draftMark.length + text.length <= maxLength;
  return isText && isFree && isShown && fits && text !== '';
}
