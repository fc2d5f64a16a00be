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

/** The pointer of a part. */
export function stepInto(parent: string, key: string | number): string {
  return typeof key === 'number' ? `${parent}/${key}` : `${parent}/${escapeStep(key)}`;
}

/** The steps of a JSON pointer. Numbers stay text, as a pointer does not say whether it means a key or an index. */
export function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
