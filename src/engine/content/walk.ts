import { type Field, ofFieldsIn } from '../schemas/field.ts';
import { isObject, stepInto, type Json, type JsonObject } from '../json/json.ts';
import { roles } from './roles/index.ts';
import type { Site } from './site.ts';

/** A value's place in its parent, for replacing it. */
export interface Slot {
  holder: Json[] | JsonObject;
  key: string | number;
}

/** Called after the value's parts, for every value with a role or a `usedIn`. */
type FieldVisitor = (field: Field, value: Json, pointer: string, slot: Slot) => void;

/**
 * Visits the parts of a value that have a role, in the order of the schema. `pointer` is the value's own.
 * Recursive: `readContent` has limited the depth of the value.
 */
export function walkFields(
  value: Json,
  field: Field | undefined,
  pointer: string,
  visitor: FieldVisitor,
  slot: Slot = { holder: [value], key: 0 },
): void {
  if (!field || !isVisited(field)) return;
  const { properties, items = field.values } = field;
  const visit = (part: Json, holder: Slot['holder'], key: string | number, own: Field | undefined) =>
    walkFields(part, own, stepInto(pointer, key), visitor, { holder, key });
  if (Array.isArray(value)) value.forEach((item, key) => visit(item, value, key, items));
  else if (isObject(value)) {
    for (const [key, own] of properties) if (Object.hasOwn(value, key)) visit(value[key]!, value, key, own);
    if (items)
      for (const [key, part] of Object.entries(value))
        if (!properties.has(key)) visit(part, value, key, items);
  }
  if (isMarked(field)) visitor(field, value, pointer, slot);
}

/** A copy of a sound value with the results of roles; undefined when one of them cannot be made. */
export function resolveFields<Value extends Json>(
  root: Value,
  field: Field | undefined,
  site: Site,
  route: string,
): Value | undefined {
  let isWhole = true;
  function resolve(value: Json, own: Field | undefined): Json {
    if (!own || !isVisited(own)) return value;
    const { properties, items = own.values, role } = own;
    let copy = value;
    if (Array.isArray(value)) copy = value.map((item) => resolve(item, items));
    else if (isObject(value)) {
      copy = { ...value };
      for (const [key, part] of Object.entries(value))
        copy[key] = resolve(part, properties.get(key) ?? items);
    }
    const made = role && roles[role].resolve ? roles[role].resolve(copy, site, route) : copy;
    if (made === undefined) isWhole = false;
    // The results of roles are plain data.
    return made as Json;
  }
  const resolved = resolve(root, field) as Value;
  return isWhole ? resolved : undefined;
}

function isMarked({ role, usedIn }: Field): boolean {
  return role !== undefined || usedIn !== undefined;
}

/** False for a field without marks, which skips most of a page. */
const isVisited = ofFieldsIn((fields) => fields.some(isMarked));
