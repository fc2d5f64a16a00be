import { isObject, type Json, stepInto } from '../json/json.ts';
import { type Field, ofFieldsIn } from '../schemas/field.ts';
import type { FieldValue } from './role.ts';
import { findRole } from './roles/index.ts';
import type { Site } from './site.ts';

/**
 * The parts of a value that have a role or a `usedIn`, in the order of the schema, each behind its own parts. `pointer`
 * is the value's own. Recursive: `readContent` has limited the depth of the value.
 */
export function listMarked(root: Json, rootField: Field | undefined, rootPointer: string): FieldValue[] {
  const found: FieldValue[] = [];
  function visit(place: FieldValue): void {
    const { field, value, pointer } = place;
    if (!isVisited(field)) return;
    for (const part of partsOf(value, field)) visit({ ...part, pointer: stepInto(pointer, part.key) });
    if (isMarked(field)) found.push(place);
  }
  if (rootField) visit({ field: rootField, value: root, pointer: rootPointer, holder: [root], key: 0 });
  return found;
}

/** The parts of a value with their fields, in the order of the schema; those without a field are left out. */
function partsOf(holder: Json, { properties, items, values }: Field): Omit<FieldValue, 'pointer'>[] {
  const further = items ?? values;
  if (Array.isArray(holder))
    return further ? holder.map((value, key) => ({ field: further, value, holder, key })) : [];
  if (!isObject(holder)) return [];
  const keys = [...properties.keys()].filter((key) => Object.hasOwn(holder, key));
  const others = further ? Object.keys(holder).filter((key) => !properties.has(key)) : [];
  return [...keys, ...others].map((key) => {
    const field = properties.get(key) ?? further!;
    return { field, value: holder[key]!, holder, key };
  });
}

/** A copy of a sound value with the results of roles; undefined when one of them cannot be made. */
export function resolveFields<Value extends Json>(
  root: Value,
  rootField: Field | undefined,
  site: Site,
  route: string,
): Value | undefined {
  let isComplete = true;
  function resolve(value: Json, field: Field): Json {
    if (!isVisited(field)) return value;
    const copy = Array.isArray(value) ? [...value] : isObject(value) ? { ...value } : value;
    for (const part of partsOf(value, field))
      Object.assign(copy!, { [part.key]: resolve(part.value, part.field) });
    const make = findRole(field.role)?.resolve;
    const made = make ? make(copy, site, route) : copy;
    if (made === undefined) isComplete = false;
    // The results of roles are plain data.
    return made as Json;
  }
  const resolved = rootField ? (resolve(root, rootField) as Value) : root;
  return isComplete ? resolved : undefined;
}

function isMarked({ role, usedIn }: Field): boolean {
  return role !== undefined || usedIn !== undefined;
}

/** False for a field without marks, which skips most of a page. */
const isVisited = ofFieldsIn((fields) => fields.some(isMarked));
