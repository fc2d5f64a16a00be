import type { Finding, Place, Violation } from '../diagnostics/finding.ts';
import { isObject, type Json, type JsonObject, stepInto } from '../json/json.ts';
import { quote } from '../text/messages.ts';
import type { Field } from './field.ts';
import type { CompiledSchema, SchemaSet } from './schema-set.ts';

/**
 * Replaces the former words of a value, which a schema lists in `formerly`, so that everything after it knows today's
 * words only: its keys, or itself. Adds a violation for each to `found`, at its place in today's words. Returns the value,
 * or today's word for it.
 */
export function renameWords(value: Json, field: Field, pointer: string, found: Violation[]): Json {
  if (isObject(value)) renameKeys(value, field, pointer, found);
  const today = typeof value === 'string' ? field.formerValues.get(value) : undefined;
  if (today === undefined) return value;
  found.push(renamed('value', String(value), today, { at: 'value', pointer }));
  return today;
}

/** The schema of a block, by its type. Replaces a former type. */
export function readBlockSchema(
  block: Json,
  fillIn: (text: string) => string,
  { types }: SchemaSet,
  pointer: string,
  found: Violation[],
): CompiledSchema | undefined {
  if (!isObject(block) || typeof block.type !== 'string') return undefined;
  const type = fillIn(block.type);
  const known = types.get(type);
  if (known) return known;
  const [today, schema] = [...types].find(([, { field }]) => field.formerNames.includes(type)) ?? [];
  if (today === undefined) return undefined;
  block.type = today;
  found.push(renamed('section type', type, today, { at: 'value', pointer: `${pointer}/type` }));
  return schema;
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
      pointer = key === undefined ? `${pointer}/${step}` : stepInto(pointer, key);
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
