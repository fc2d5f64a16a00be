import type { Finding, Place, Violation } from '../diagnostics/finding.ts';
import { escapeStep, isObject, type Json, type JsonObject, maxDepth, stepInto } from '../json/json.ts';
import { quote } from '../text/messages.ts';
import type { Field } from './field.ts';
import type { SchemaSet } from './schema-set.ts';

/**
 * Replaces the former words of a page, which a schema lists in `formerly`, in place, so that everything after it knows
 * today's words only. Returns a violation for each, at its place in today's words.
 */
export function renameInPage(page: Json, schemas: SchemaSet): Violation[] {
  const found = renameIn(page, schemas.page.field);
  if (isObject(page) && Array.isArray(page.sections))
    for (const [index, block] of page.sections.entries())
      renameInBlock(block, schemas, `/sections/${index}`, found);
  return found;
}

/** The same for a block. */
export function renameInBlock(
  block: Json,
  { sections, shared }: SchemaSet,
  pointer = '',
  found: Violation[] = [],
): Violation[] {
  if (!isObject(block) || typeof block.type !== 'string') return found;
  const { type } = block;
  if (type === 'shared') return renameIn(block, shared.field, pointer, found);
  const [today = type] = sections.has(type)
    ? []
    : ([...sections].find(([, { field }]) => field.formerNames.includes(type)) ?? []);
  if (today !== type) {
    block.type = today;
    found.push(renamed('section type', type, today, { at: 'value', pointer: `${pointer}/type` }));
  }
  return renameIn(block, sections.get(today)?.field, pointer, found);
}

/** The same for a value of this field. */
export function renameIn(
  value: Json,
  field: Field | undefined,
  pointer = '',
  found: Violation[] = [],
): Violation[] {
  rename(value, field, pointer, 0, found);
  return found;
}

/** The findings of a file with their places as the file writes them: with the former names of its keys. */
export function toWrittenPlaces<Found extends Finding>(findings: readonly Found[]): readonly Found[] {
  /** Keys as written, by their pointer in today's words. */
  const keys = new Map(
    findings.flatMap(({ rule, place, fix }) =>
      rule === 'schema/former-word' && place.at === 'key' && fix && 'from' in fix
        ? [[place.pointer, fix.from]]
        : [],
    ),
  );
  const toWritten = (place: Place): Place => {
    if (!('pointer' in place)) return place;
    let [today, pointer] = ['', ''];
    for (const step of place.pointer.split('/').slice(1)) {
      today += `/${step}`;
      const key = keys.get(today);
      pointer += `/${key === undefined ? step : escapeStep(key)}`;
    }
    return { ...place, pointer };
  };
  if (keys.size === 0) return findings;
  return findings.map((finding) => ({
    ...finding,
    place: toWritten(finding.place),
    ...(typeof finding.hint === 'object' && { hint: { ...finding.hint, at: toWritten(finding.hint.at) } }),
  }));
}

/** Returns the value, or today's word for it. */
function rename(
  value: Json,
  field: Field | undefined,
  pointer: string,
  depth: number,
  found: Violation[],
): Json {
  if (!field || depth > maxDepth) return value;
  const { formerValues, properties, items = field.values } = field;
  if (typeof value === 'string') {
    const today = formerValues.get(value);
    if (today === undefined) return value;
    found.push(renamed('value', value, today, { at: 'value', pointer }));
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
  { properties, droppedNames }: Field,
  pointer: string,
  found: Violation[],
) {
  const placeOf = (key: string) => ({ at: 'key', pointer: stepInto(pointer, key) }) as const;
  const drop = (name: string, message: string, hint: string, safe: boolean) => {
    const fix = { removes: true, safe } as const;
    found.push({ rule: 'schema/former-word', place: placeOf(name), message, hint, fix });
    delete value[name];
  };
  for (const name of droppedNames) {
    if (Object.hasOwn(value, name))
      drop(name, `Unexpected ${quote(name)}: this property is no longer used.`, 'Remove it.', true);
  }
  for (const [name, { formerNames }] of properties)
    for (const former of formerNames) {
      if (!Object.hasOwn(value, former)) continue;
      if (Object.hasOwn(value, name)) {
        const message = `Renamed: the property ${quote(former)} is called ${quote(name)}, and there is one already.`;
        drop(former, message, 'Remove this one.', false);
      } else {
        value[name] = value[former]!;
        found.push(renamed('property', former, name, placeOf(name)));
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
