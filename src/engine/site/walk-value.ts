import type { FieldPlan } from '../schemas/plan-fields.ts';
import { stepInto, type Json, type JsonObject } from './json.ts';
import { maxDepth } from './limits.ts';

/** A value where it stands, so that it can be replaced. */
export interface Slot {
  holder: Json[] | JsonObject;
  key: string | number;
}

/** `parent` is the pointer of the value's holder: its own is `stepInto(parent, slot.key)`, built only when it is needed. */
export interface ValueVisitor {
  /** Called for every string; what it returns takes the string's place. */
  text(value: string, parent: string, key: string | number): string;
  /** Called for every value with a role, after its own parts. */
  role(plan: FieldPlan, value: Json, parent: string, slot: Slot): void;
  /** Called for every object, with the number of its keys. */
  keys?(count: number): void;
  /** Called instead of walking into a value that is nested too deeply. */
  tooDeep?(): void;
}

/**
 * Visits a value and all its parts: those with a role in the order of the schema, then the rest. `parent` is the
 * pointer of what holds the value, `depth` how many levels there are above it.
 */
export function walkValue(
  slot: Slot,
  plan: FieldPlan | undefined,
  parent: string,
  visitor: ValueVisitor,
  depth = 0,
): void {
  const { holder, key } = slot;
  visit(holder, key, Array.isArray(holder) ? holder[Number(key)] : holder[key], plan, parent, visitor, depth);
}

function visit(
  holder: Json[] | JsonObject,
  key: string | number,
  found: Json | undefined,
  plan: FieldPlan | undefined,
  parent: string,
  visitor: ValueVisitor,
  depth: number,
): void {
  let value = found;
  if (typeof value === 'string') {
    const text = visitor.text(value, parent, key);
    if (text !== value) {
      write(holder, key, text);
      value = text;
    }
  } else if (typeof value === 'object' && value !== null) {
    // The depth is limited, so recursion is safe on any value.
    if (depth >= maxDepth) return visitor.tooDeep?.();
    const pointer = stepInto(parent, key);
    if (Array.isArray(value)) visitItems(value, plan?.items, pointer, visitor, depth + 1);
    else visitProperties(value, plan, pointer, visitor, depth + 1);
  }
  if (plan?.role !== undefined && value !== undefined) visitor.role(plan, value, parent, { holder, key });
}

function visitItems(
  items: Json[],
  plan: FieldPlan | undefined,
  pointer: string,
  visitor: ValueVisitor,
  depth: number,
): void {
  for (let index = 0; index < items.length; index++)
    visit(items, index, items[index], plan, pointer, visitor, depth);
}

function visitProperties(
  object: JsonObject,
  plan: FieldPlan | undefined,
  pointer: string,
  visitor: ValueVisitor,
  depth: number,
): void {
  const planned = plan?.properties;
  if (planned) {
    for (const [key, child] of planned) {
      const value = object[key];
      if (value !== undefined) visit(object, key, value, child, pointer, visitor, depth);
    }
  }
  const keys = Object.keys(object);
  visitor.keys?.(keys.length);
  for (const key of keys) {
    if (!planned?.has(key)) visit(object, key, object[key], plan?.items, pointer, visitor, depth);
  }
}

function write(holder: Json[] | JsonObject, key: string | number, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}
