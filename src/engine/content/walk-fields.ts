import { type Json, type JsonObject, stepInto } from '../json/json.ts';
import { type Field, ofFieldsIn } from '../schemas/field.ts';

/** A value of a file with its field. */
export interface FieldValue {
  field: Field;
  value: Json;
  pointer: string;
  /** The object or list that contains it, and its key there. */
  holder: Json[] | JsonObject;
  key: string;
}

/**
 * The parts of a value that have a role or a `usedIn`, in the order of the schema, each behind its own parts. `pointer`
 * is the value's own. Recursive: `readContent` has limited the depth of the value.
 */
export function listMarked(root: Json, rootField: Field | undefined, pointer: string): FieldValue[] {
  if (typeof root !== 'object' || root === null || !rootField) return [];
  const { properties, items, values } = rootField;
  const parts = new Map(Object.entries(root));
  return [...new Set([...properties.keys(), ...parts.keys()])].flatMap((key) => {
    const field = properties.get(key) ?? items ?? values;
    const value = parts.get(key);
    // Most of a page has no marks.
    if (value === undefined || !field || !hasMarks(field)) return [];
    const part = { field, value, pointer: stepInto(pointer, key), holder: root, key };
    return [...listMarked(value, field, part.pointer), ...(isMarked(field) ? [part] : [])];
  });
}

function isMarked({ role, usedIn }: Field): boolean {
  return role !== undefined || usedIn !== undefined;
}

/** True for a field with marks, or with parts that have some. */
export const hasMarks = ofFieldsIn((fields) => fields.some(isMarked));
