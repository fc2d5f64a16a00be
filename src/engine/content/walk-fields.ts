import type { FieldPlan } from '../schemas/plan-fields.ts';
import { stepInto, type Json, type JsonObject } from '../json/json.ts';

/** A value where it stands, so that it can be replaced. */
export interface Slot {
  holder: Json[] | JsonObject;
  key: string | number;
}

/** Called for every value that has a role, or that not every variant draws, after its own parts. */
export type FieldVisitor = (plan: FieldPlan, value: Json, pointer: string, slot: Slot) => void;

/**
 * Visits the parts of a value that have a role, in the order of the schema. `pointer` is the value's own. Recursive: the
 * value comes from `readContent`, which has limited its depth.
 */
export function walkFields(
  slot: Slot,
  plan: FieldPlan | undefined,
  pointer: string,
  visitor: FieldVisitor,
): void {
  if (!plan) return;
  const value = valueIn(slot);
  if (value === undefined) return;
  if (Array.isArray(value)) {
    for (let key = 0; key < value.length; key++)
      walkFields({ holder: value, key }, plan.items, stepInto(pointer, key), visitor);
  } else if (typeof value === 'object' && value !== null) visitProperties(value, plan, pointer, visitor);
  if (plan.role !== undefined || plan.drawnIn) visitor(plan, value, pointer, slot);
}

function visitProperties(
  object: JsonObject,
  { properties, items }: FieldPlan,
  pointer: string,
  visitor: FieldVisitor,
): void {
  for (const [key, child] of properties) {
    if (Object.hasOwn(object, key))
      walkFields({ holder: object, key }, child, stepInto(pointer, key), visitor);
  }
  if (!items) return;
  for (const key of Object.keys(object)) {
    if (!properties.has(key)) walkFields({ holder: object, key }, items, stepInto(pointer, key), visitor);
  }
}

/** The value in a slot; undefined for a property that the object itself does not have. */
export function valueIn({ holder, key }: Slot): Json | undefined {
  if (Array.isArray(holder)) return holder[Number(key)];
  return Object.hasOwn(holder, key) ? holder[key] : undefined;
}
