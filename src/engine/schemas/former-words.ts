import type { Finding, Place, Violation } from '../diagnostics/finding.ts';
import { isObject, type Json, type JsonObject, stepInto } from '../json/json.ts';
import { quote } from '../text/messages.ts';
import { type Field, ofFieldsIn } from './field.ts';
import type { SchemaSet } from './schema-set.ts';
import { mapChildren } from './walk-fields.ts';

/** A value in today's words. */
interface Renamed {
  value: Json;
  /** One violation for each former word, at its place in today's words. */
  formerWords: readonly Violation[];
}

/**
 * Replaces the former words of a file, which schemas list in `formerly`, so that everything after it knows today's words
 * only. `typeOf`: the type of a block, with placeholders filled in.
 */
export function renameFormerWords(
  file: Json,
  fileField: Field | undefined,
  set: SchemaSet,
  typeOf: (block: Json) => string | undefined,
): Renamed {
  const formerWords: Violation[] = [];
  const note = (violation: Violation) => formerWords.push(violation);

  function rename(value: Json, field: Field | undefined, pointer: string): Json {
    if (field === set.block.field) return renameBlock(value, pointer);
    // Most parts have no former words. A file and its list of blocks are looked into for those of the blocks.
    const leadsToBlocks = field === fileField || field?.items === set.block.field;
    if (!field || !(leadsToBlocks || hasFormerWords(field))) return value;
    if (typeof value === 'string') return renameValue(value, field, pointer, note);
    if (typeof value !== 'object' || value === null) return value;
    const holder = isObject(value) ? renameKeys(value, field, pointer, note) : value;
    return mapChildren(holder, field, (child) =>
      rename(child.value, child.field, stepInto(pointer, child.key)),
    );
  }

  function renameBlock(value: Json, pointer: string): Json {
    const type = typeOf(value);
    const block = type === undefined ? value : renameType(value, type, set, pointer, note);
    const field = set.types.get(typeOf(block) ?? '')?.field;
    return field && hasFormerWords(field) ? rename(block, field, pointer) : block;
  }

  return { value: rename(file, fileField, ''), formerWords };
}

const hasFormerWords = ofFieldsIn((fields) =>
  fields.some(
    ({ formerNames, formerValues, droppedNames }) =>
      formerNames.length + formerValues.size + droppedNames.length > 0,
  ),
);

type Note = (violation: Violation) => void;

function renameType(block: Json, type: string, { types }: SchemaSet, pointer: string, note: Note): Json {
  if (!isObject(block) || types.has(type)) return block;
  const [today] = [...types].find(([, { field }]) => field.formerNames.includes(type)) ?? [];
  if (today === undefined) return block;
  note(explainRename('section type', type, today, { at: 'value', pointer: `${pointer}/type` }));
  return { ...block, type: today };
}

function renameValue(value: string, { formerValues }: Field, pointer: string, note: Note): string {
  const today = formerValues.get(value);
  if (today === undefined) return value;
  note(explainRename('value', value, today, { at: 'value', pointer }));
  return today;
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
    let today = '';
    let pointer = '';
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

type FormerName = readonly [former: string, today: string, schema: JsonObject];

/** Of each field: every object of every file is renamed. */
const formerNamesByField = new WeakMap<Field, readonly FormerName[]>();

/** The former names of a field's properties. */
function formerNamesOf(field: Field): readonly FormerName[] {
  const names =
    formerNamesByField.get(field) ??
    [...field.properties].flatMap(([today, { formerNames, schema }]) =>
      formerNames.map((former) => [former, today, schema] as const),
    );
  formerNamesByField.set(field, names);
  return names;
}

/** The object under today's names. */
function renameKeys(object: JsonObject, field: Field, pointer: string, note: Note): JsonObject {
  const { properties, droppedNames } = field;
  const formerNames = formerNamesOf(field).filter(
    ([former, , schema]) =>
      // Another property has the name today: only a value of the former one tells which is meant.
      !properties.has(former) || isMeant(object[former], schema),
  );
  const isWritten = ([name]: readonly [string, ...unknown[]]) => Object.hasOwn(object, name);
  const dropped = droppedNames.map((name) => [name] as const).filter(isWritten);
  const formerKeys = formerNames.filter(isWritten);
  if (dropped.length + formerKeys.length === 0) return object;
  const value = { ...object };
  const drop = (name: string, message: string, hint: string, safe: boolean) => {
    delete value[name];
    const place = { at: 'key', pointer: stepInto(pointer, name) } as const;
    note({ rule: 'schema/former-word', place, message, hint, fix: { removes: true, safe } });
  };
  for (const [name] of dropped)
    drop(name, `Unexpected ${quote(name)}: this property is no longer used.`, 'Remove it.', true);
  for (const [former, today] of formerKeys) {
    if (Object.hasOwn(value, today)) {
      const message = `Renamed: the property ${quote(former)} is called ${quote(today)}, and there is one already.`;
      drop(former, message, 'Remove this one.', false);
      continue;
    }
    value[today] = value[former]!;
    delete value[former];
    note(explainRename('property', former, today, { at: 'key', pointer: stepInto(pointer, today) }));
  }
  return value;
}

/** True for a value that is one of the choices of the schema, or an object where it describes one. */
function isMeant(value: Json | undefined, { enum: choices, type }: JsonObject): boolean {
  if (Array.isArray(choices)) return value !== undefined && choices.includes(value);
  return type === 'object' && isObject(value);
}

function explainRename(kind: string, from: string, value: string, place: Place): Violation {
  return {
    rule: 'schema/former-word',
    place,
    message: `Renamed: instead of the ${kind} ${quote(from)} write ${quote(value)}.`,
    fix: { from, value, safe: true },
  };
}
