/** What JSON.parse returns. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A key as a step of a JSON pointer. */
export function escapeStep(key: string): string {
  return key.includes('/') || key.includes('~') ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
}

/** The pointer of a part. The whole value, whose pointer is empty, stands in a holder without one: see `wholeValue`. */
export function stepInto(parent: string, key: string | number): string {
  if (parent === wholeValue) return '';
  return typeof key === 'number' ? `${parent}/${key}` : `${parent}/${escapeStep(key)}`;
}

/** The "pointer" of what holds a whole value: a step into it leads to the empty pointer. */
export const wholeValue = '<whole>';

/** The steps of a JSON pointer. Numbers stay text, as a pointer does not say whether it means a key or an index. */
export function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
