import { type Field, ofFieldsIn } from '../schemas/field.ts';
import { isObject, stepInto, type Json } from '../json/json.ts';
import type { FieldValue } from './role.ts';
import { roles } from './roles/index.ts';
import type { Site } from './site.ts';

/**
 * The parts of a value that have a role or a `usedIn`, in the order of the schema, each behind its own parts. `pointer`
 * is the value's own. Recursive: `readContent` has limited the depth of the value.
 */
export function listMarked(root: Json, rootField: Field | undefined, rootPointer: string): FieldValue[] {
  const found: FieldValue[] = [];
  function visit(field: Field | undefined, place: Omit<FieldValue, 'field'>): void {
    if (!field || !isVisited(field)) return;
    const { value, pointer } = place;
    const { properties, items = field.values } = field;
    const visitPart = (
      own: Field | undefined,
      part: Json,
      holder: FieldValue['holder'],
      key: string | number,
    ) => visit(own, { value: part, pointer: stepInto(pointer, key), holder, key });
    if (Array.isArray(value)) value.forEach((item, key) => visitPart(items, item, value, key));
    else if (isObject(value)) {
      for (const [key, own] of properties)
        if (Object.hasOwn(value, key)) visitPart(own, value[key]!, value, key);
      if (items)
        for (const [key, part] of Object.entries(value))
          if (!properties.has(key)) visitPart(items, part, value, key);
    }
    if (isMarked(field)) found.push({ field, ...place });
  }
  visit(rootField, { value: root, pointer: rootPointer, holder: [root], key: 0 });
  return found;
}

/** A copy of a sound value with the results of roles; undefined when one of them cannot be made. */
export function resolveFields<Value extends Json>(
  root: Value,
  field: Field | undefined,
  site: Site,
  route: string,
): Value | undefined {
  let isComplete = true;
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
    if (made === undefined) isComplete = false;
    // The results of roles are plain data.
    return made as Json;
  }
  const resolved = resolve(root, field) as Value;
  return isComplete ? resolved : undefined;
}

function isMarked({ role, usedIn }: Field): boolean {
  return role !== undefined || usedIn !== undefined;
}

/** False for a field without marks, which skips most of a page. */
const isVisited = ofFieldsIn((fields) => fields.some(isMarked));
