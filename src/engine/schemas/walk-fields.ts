import type { Json, JsonObject } from '../json/json.ts';
import { type Field, ofFieldsIn } from './field.ts';

export interface FieldValue {
  field: Field;
  value: Json;
  pointer: string;
  /** The object or list that contains it, and its key there. */
  holder: Json[] | JsonObject;
  key: string;
}

/** An entry of a list, or a property of an object, with its field. */
interface Child {
  key: string;
  value: Json;
  field: Field | undefined;
}

/** The entries of a list, or the properties of an object: those of the schema first, in its order. */
export function childrenOf(value: Json[] | JsonObject, of: Field | undefined): Child[] {
  const field = of?.items;
  if (Array.isArray(value)) return value.map((entry, index) => ({ key: String(index), value: entry, field }));
  const { properties, values } = of ?? {};
  const keys = [...(properties?.keys() ?? [])].filter((key) => Object.hasOwn(value, key));
  for (const key of Object.keys(value)) if (!properties?.has(key)) keys.push(key);
  return keys.map((key) => ({ key, value: value[key]!, field: properties?.get(key) ?? values }));
}

/** A list or an object with other entries or properties. The same one when none differs, as most files change little. */
export function mapChildren<Holder extends Json[] | JsonObject>(
  holder: Holder,
  field: Field | undefined,
  map: (child: Child) => Json,
): Holder {
  const changed: [key: string, value: Json][] = [];
  for (const child of childrenOf(holder, field)) {
    const value = map(child);
    if (value !== child.value) changed.push([child.key, value]);
  }
  if (changed.length === 0) return holder;
  const copy = (Array.isArray(holder) ? [...holder] : { ...holder }) as Holder;
  return Object.assign(copy, Object.fromEntries(changed));
}

export function isMarked({ role, usedIn, replacedBy }: Field): boolean {
  return (role ?? usedIn ?? replacedBy) !== undefined;
}

/** True for a field with marks, or with parts that have some. */
export const hasMarks = ofFieldsIn((fields) => fields.some(isMarked));
