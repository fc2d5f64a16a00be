import type { Json, JsonObject } from '../json/json.ts';
import { type Field, ofFieldsIn } from '../schemas/field.ts';

export interface FieldValue {
  field: Field;
  value: Json;
  pointer: string;
  /** The object or list that contains it, and its key there. */
  holder: Json[] | JsonObject;
  key: string;
}

/** The entries of a list, or the properties of an object, with their fields: those of the schema first, in its order. */
export function partsOf(value: Json[] | JsonObject, of: Field | undefined) {
  const field = of?.items;
  if (Array.isArray(value)) return value.map((part, index) => ({ key: String(index), part, field }));
  const { properties, values } = of ?? {};
  const keys = [...(properties?.keys() ?? [])].filter((key) => Object.hasOwn(value, key));
  for (const key of Object.keys(value)) if (!properties?.has(key)) keys.push(key);
  return keys.map((key) => ({ key, part: value[key]!, field: properties?.get(key) ?? values }));
}

export function isMarked({ role, usedIn }: Field): boolean {
  return role !== undefined || usedIn !== undefined;
}

/** True for a field with marks, or with parts that have some. */
export const hasMarks = ofFieldsIn((fields) => fields.some(isMarked));
