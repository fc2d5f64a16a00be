import type { Place, Violation } from '../diagnostics/finding.ts';
import { escapeStep, isObject, type Json, type JsonObject, maxDepth, stepInto } from '../json/json.ts';
import { quote } from '../text/messages.ts';
import type { Field } from './field.ts';
import type { SchemaSet } from './schema-set.ts';

/** What a file says in former words: those that a schema lists in `formerly`. */
export interface FormerWords {
  findings: Violation[];
  /** Keys as written, by their pointer in today's words. */
  keys: Map<string, string>;
}

export const noFormerWords: FormerWords = { findings: [], keys: new Map() };

/** Replaces the former words of a page, in place, so that everything after it knows today's words only. */
export function renameInPage(page: Json, schemas: SchemaSet): FormerWords {
  const found = renameIn(page, schemas.page.field);
  if (isObject(page) && Array.isArray(page.sections))
    for (const [index, block] of page.sections.entries())
      renameBlock(block, schemas, `/sections/${index}`, found);
  return found;
}

/** The same for a shared block. */
export function renameInBlock(block: Json, schemas: SchemaSet): FormerWords {
  const found: FormerWords = { findings: [], keys: new Map() };
  renameBlock(block, schemas, '', found);
  return found;
}

/** The same for a value of this field. */
export function renameIn(value: Json, field: Field | undefined): FormerWords {
  const found: FormerWords = { findings: [], keys: new Map() };
  rename(value, field, '', 0, found);
  return found;
}

/** A place in today's words, as its file writes it. */
export function toWrittenPlace(place: Place, keys: FormerWords['keys']): Place {
  if (keys.size === 0 || !('pointer' in place)) return place;
  let [today, pointer] = ['', ''];
  for (const step of place.pointer.split('/').slice(1)) {
    today += `/${step}`;
    const key = keys.get(today);
    pointer += `/${key === undefined ? step : escapeStep(key)}`;
  }
  return { ...place, pointer };
}

function renameBlock(
  block: Json,
  { sections, shared }: SchemaSet,
  pointer: string,
  found: FormerWords,
): void {
  if (!isObject(block) || typeof block.type !== 'string') return;
  const { type } = block;
  const [today = type] =
    sections.has(type) || type === 'shared'
      ? []
      : ([...sections].find(([, { field }]) => field.formerNames?.includes(type)) ?? []);
  if (today !== type) {
    block.type = today;
    found.findings.push(renamed('section type', type, today, { at: 'value', pointer: `${pointer}/type` }));
  }
  rename(block, today === 'shared' ? shared.field : sections.get(today)?.field, pointer, 0, found);
}

/** Returns the value, or today's word for it. */
function rename(
  value: Json,
  field: Field | undefined,
  pointer: string,
  depth: number,
  found: FormerWords,
): Json {
  if (!field || depth > maxDepth) return value;
  const { formerValues, properties, items = field.values } = field;
  if (typeof value === 'string') {
    const today = formerValues?.get(value);
    if (today === undefined) return value;
    found.findings.push(renamed('value', value, today, { at: 'value', pointer }));
    return today;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (isObject(value)) renameKeys(value, field, pointer, found);
  for (const [key, part] of Object.entries(value)) {
    const own = properties.get(key) ?? items;
    const today = rename(part, own, stepInto(pointer, key), depth + 1, found);
    if (today !== part) Object.assign(value, { [key]: today });
  }
  return value;
}

function renameKeys(
  value: JsonObject,
  { properties, droppedNames = [] }: Field,
  pointer: string,
  found: FormerWords,
) {
  const placeOf = (key: string) => ({ at: 'key', pointer: stepInto(pointer, key) }) as const;
  const drop = (name: string, message: string, hint: string, safe: boolean) => {
    const fix = { removes: true, safe } as const;
    found.findings.push({ rule: 'schema/former-word', place: placeOf(name), message, hint, fix });
    delete value[name];
  };
  for (const name of droppedNames) {
    if (Object.hasOwn(value, name))
      drop(name, `Unexpected ${quote(name)}: this property is no longer used.`, 'Remove it.', true);
  }
  for (const [name, { formerNames = [] }] of properties)
    for (const former of formerNames) {
      if (!Object.hasOwn(value, former)) continue;
      if (Object.hasOwn(value, name)) {
        const message = `Renamed: the property ${quote(former)} is called ${quote(name)}, and there is one already.`;
        drop(former, message, 'Remove this one.', false);
      } else {
        value[name] = value[former]!;
        found.keys.set(stepInto(pointer, name), former);
        found.findings.push(renamed('property', former, name, placeOf(name)));
        delete value[former];
      }
    }
}

function renamed(kind: string, from: string, value: string, place: Place): Violation {
  return {
    rule: 'schema/former-word',
    place,
    message: `Renamed: instead of the ${kind} ${quote(from)} write ${quote(value)}.`,
    fix: { from, value, safe: true },
  };
}
