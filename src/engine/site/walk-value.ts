import type { FieldPlan } from '../schemas/plan-fields.ts';
import type { Json, JsonObject, JsonPath } from './json.ts';

/** A value where it stands, so that it can be replaced. */
export interface Slot {
  holder: Json[] | JsonObject;
  key: string | number;
}

export interface ValueVisitor {
  /** Called for every string; what it returns takes the string's place. */
  text(value: string, path: JsonPath): string;
  /** Called for every value with a role, after its own parts. */
  role(plan: FieldPlan, value: Json, slot: Slot, path: JsonPath): void;
  /** Called for every key. */
  key?(key: string, path: JsonPath): void;
}

/**
 * Visits a value and all its parts: those with a role in the order of the schema, then the rest. Recursive, for values
 * that readJson has let through. `path` is the path of the value; it is changed during the walk and restored after it.
 */
export function walkValue(holder: Json[] | JsonObject, key: string | number, plan: FieldPlan | undefined, path: (string | number)[], visitor: ValueVisitor): void {
  let value = read(holder, key);
  if (typeof value === 'string') {
    const text = visitor.text(value, path);
    if (text !== value) {
      write(holder, key, text);
      value = text;
    }
  } else if (Array.isArray(value)) {
    walkItems(value, plan?.items, path, visitor);
  } else if (typeof value === 'object' && value !== null) {
    walkProperties(value, plan, path, visitor);
  }
  if (plan?.role !== undefined && value !== undefined) visitor.role(plan, value, { holder, key }, path);
}

function walkItems(items: Json[], plan: FieldPlan | undefined, path: (string | number)[], visitor: ValueVisitor): void {
  for (let index = 0; index < items.length; index++) {
    path.push(index);
    walkValue(items, index, plan, path, visitor);
    path.pop();
  }
}

function walkProperties(object: JsonObject, plan: FieldPlan | undefined, path: (string | number)[], visitor: ValueVisitor): void {
  const planned = plan?.properties;
  if (planned) {
    for (const [key, child] of planned) {
      if (Object.hasOwn(object, key)) walkProperty(object, key, child, path, visitor);
    }
  }
  for (const key of Object.keys(object)) {
    if (!planned?.has(key)) walkProperty(object, key, plan?.items, path, visitor);
  }
}

function walkProperty(object: JsonObject, key: string, plan: FieldPlan | undefined, path: (string | number)[], visitor: ValueVisitor): void {
  path.push(key);
  visitor.key?.(key, path);
  walkValue(object, key, plan, path, visitor);
  path.pop();
}

function read(holder: Json[] | JsonObject, key: string | number): Json | undefined {
  return Array.isArray(holder) ? holder[Number(key)] : holder[key];
}

function write(holder: Json[] | JsonObject, key: string | number, value: Json): void {
  if (Array.isArray(holder)) holder[Number(key)] = value;
  else holder[key] = value;
}
