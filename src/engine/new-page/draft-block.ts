import { findRole, roles } from '../content/roles/index.ts';
import { type Slot, walkFields } from '../content/walk.ts';
import type { Site } from '../content/site.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Field } from '../schemas/field.ts';
import type { CompiledSchema } from '../schemas/schema-set.ts';

/** Prefix of texts that the author has to rewrite. */
export const mark = 'Rewrite: ';

/** Drafts a block from an example, with links and pictures that the site has, and marked texts. */
export function draftBlock(site: Site, compiled: CompiledSchema): JsonObject {
  const block = markTexts(smallestExample(compiled), compiled.field) as JsonObject;
  walkFields(block, compiled.field, '', ({ role }, value, _pointer, { holder, key }) => {
    const draft = role && roles[role].draft?.(value, site);
    if (draft !== undefined) Object.assign(holder, { [key]: draft });
  });
  return block;
}

/** A copy of the schema's first example. */
export function smallestExample({ schema }: CompiledSchema): JsonObject {
  const [smallest] = Array.isArray(schema.examples) ? schema.examples : [];
  return isObject(smallest) ? structuredClone(smallest) : {};
}

/** Finds the page's main heading in a block; undefined when the block has none. */
export function findMainHeading(block: JsonObject, { field }: CompiledSchema): Slot | undefined {
  let found: Slot | undefined;
  walkFields(block, field, '', ({ role, headingLevel = 2 }, _value, _at, slot) => {
    if (role === 'heading' && [headingLevel].flat()[0] === 1) found ??= slot;
  });
  return found;
}

/** Renames anchors that an earlier block of the page uses, and updates the references to them. */
export function renameAnchors(block: JsonObject, { field }: CompiledSchema, taken: Set<string>): void {
  const renamed = new Map<string, string>();
  walkFields(block, field, '', ({ role }, value) => {
    if (role !== 'anchor' || typeof value !== 'string') return;
    let name = value;
    for (let number = 2; taken.has(name); number++) name = `${value}-${number}`;
    taken.add(name);
    renamed.set(value, name);
  });
  walkFields(block, field, '', ({ role }, value, _pointer, { holder, key }) => {
    const name = typeof value === 'string' ? renamed.get(value) : undefined;
    if ((role === 'anchor' || role === 'key') && name !== undefined) Object.assign(holder, { [key]: name });
  });
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
  const isShown = findRole(role)?.shows !== 'nothing';
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
