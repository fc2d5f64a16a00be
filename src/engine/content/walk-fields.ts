import { type Field, fieldsIn } from '../schemas/field.ts';
import { isObject, stepInto, type Json, type JsonObject } from '../json/json.ts';

/** A value's place in its parent, for replacing it. */
export interface Slot {
  holder: Json[] | JsonObject;
  key: string | number;
}

/** Called after the value's parts, for every value with a role or a `drawnIn`. */
export type FieldVisitor = (field: Field, value: Json, pointer: string, slot: Slot) => void;

/**
 * Visits the parts of a value that have a role, in the order of the schema. `pointer` is the value's own.
 * Recursive: `readContent` has limited the depth of the value.
 */
export function walkFields(
  slot: Slot,
  field: Field | undefined,
  pointer: string,
  visitor: FieldVisitor,
): void {
  if (!field || !isVisited(field)) return;
  const value = valueIn(slot);
  if (value === undefined) return;
  const { properties, items = field.values } = field;
  const visit = (holder: Slot['holder'], key: string | number, part: Field | undefined) =>
    walkFields({ holder, key }, part, stepInto(pointer, key), visitor);
  if (Array.isArray(value)) for (let key = 0; key < value.length; key++) visit(value, key, items);
  else if (isObject(value)) {
    for (const [key, part] of properties) if (Object.hasOwn(value, key)) visit(value, key, part);
    if (items) for (const key of Object.keys(value)) if (!properties.has(key)) visit(value, key, items);
  }
  if (isMarked(field)) visitor(field, value, pointer, slot);
}

function isMarked({ role, drawnIn }: Field): boolean {
  return role !== undefined || drawnIn !== undefined;
}

const known = new WeakMap<Field, boolean>();

/** False for a field without marks, which skips most of a page. */
function isVisited(field: Field): boolean {
  const isWorth = known.get(field) ?? [...fieldsIn(field)].some(isMarked);
  known.set(field, isWorth);
  return isWorth;
}

/** The value in a slot; undefined for a property that is not the object's own. */
export function valueIn({ holder, key }: Slot): Json | undefined {
  if (Array.isArray(holder)) return holder[Number(key)];
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}
