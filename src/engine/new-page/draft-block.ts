import { draftMark } from '../content/draft-mark.ts';
import { roles } from '../content/roles/index.ts';
import type { Site } from '../content/site.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import { type CompiledSchema, examplesOf } from '../schemas/schema-set.ts';

/**
 * Drafts a block from an example, with links and pictures that the site has, and marked texts. `count`: how many blocks
 * of its type the page has up to this one; the anchors of all but the first get it as a suffix. `title`: the main heading,
 * for a block that opens a page.
 */
export function draftBlock(site: Site, compiled: CompiledSchema, count: number, title?: string): JsonObject {
  const titles = title === undefined ? [] : [title];
  function draft(value: Json, field: Field | undefined): Json {
    if (Array.isArray(value)) return value.map((item) => draft(item, field?.items));
    const { role, properties } = field ?? {};
    const isMain = role === 'heading' && field && roles.heading.levels?.(field)[0] === 1;
    const heading = isMain ? titles.pop() : undefined;
    if (heading !== undefined) return heading;
    if (role === 'anchor' || role === 'key') return count > 1 ? `${String(value)}-${count}` : value;
    const entries = isObject(value) && Object.entries(value);
    const drafted = entries
      ? Object.fromEntries(entries.map(([key, item]) => [key, draft(item, properties?.get(key))]))
      : markText(value, field);
    return (role && roles[role].draft?.(drafted, site)) ?? drafted;
  }
  const [smallest = {}] = examplesOf(compiled);
  return draft(smallest, compiled.field) as JsonObject;
}

/** Prepends the mark to a visible text that may be longer by it. A mail address becomes the site's. */
function markText(text: Json, field: Field | undefined): Json {
  if (typeof text !== 'string' || text === '') return text;
  if (text.includes('@') && !text.includes(' ')) return '{email}';
  const { type, enum: values, const: constant, pattern, format, maxLength } = field?.schema ?? {};
  const isFree = [values, constant, pattern, format].every((limit) => limit === undefined);
  const isShown = !field?.role || roles[field.role].shows !== undefined;
  const fits = typeof maxLength !== 'number' || draftMark.length + text.length <= maxLength;
  return type === 'string' && isFree && isShown && fits ? draftMark + text : text;
}
