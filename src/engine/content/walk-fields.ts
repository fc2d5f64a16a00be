import type { FieldPlan } from '../schemas/plan-fields.ts';
import { stepInto, type Json, type JsonObject } from '../json/json.ts';

/** A value where it stands, so that it can be replaced. */
export interface Slot {
  holder: Json[] | JsonObject;
  key: string | number;
}

/** Called for every value with a role, after its own parts. `parent` is the pointer of the value's holder: its own is `stepInto(parent, slot.key)`. */
export type FieldVisitor = (plan: FieldPlan, value: Json, parent: string, slot: Slot) => void;

/**
 * Visits the parts of a value that have a role, in the order of the schema. `parent` is the pointer of what holds the
 * value. Recursive: the value comes from `readContent`, which has limited its depth.
 */
export function walkFields(
  slot: Slot,
  plan: FieldPlan | undefined,
  parent: string,
  visitor: FieldVisitor,
): void {
  if (!plan) return;
  const value = valueIn(slot);
  if (value === undefined) return;
  if (typeof value === 'object' && value !== null) {
    const pointer = stepInto(parent, slot.key);
    if (Array.isArray(value)) {
      for (let key = 0; key < value.length; key++)
        walkFields({ holder: value, key }, plan.items, pointer, visitor);
    } else visitProperties(value, plan, pointer, visitor);
  }
  if (plan.role !== undefined) visitor(plan, value, parent, slot);
}

function visitProperties(
  object: JsonObject,
  { properties, items }: FieldPlan,
  pointer: string,
  visitor: FieldVisitor,
): void {
  for (const [key, child] of properties) walkFields({ holder: object, key }, child, pointer, visitor);
  if (!items) return;
  for (const key of Object.keys(object)) {
    if (!properties.has(key)) walkFields({ holder: object, key }, items, pointer, visitor);
  }
}

/** The value in a slot; undefined for a property that the object itself does not have. */
export function valueIn({ holder, key }: Slot): Json | undefined {
  if (Array.isArray(holder)) return holder[Number(key)];
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}
