/** What JSON.parse returns. */
export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
/** Steps from the root of a JSON value to one of its parts. */
export type JsonPath = readonly (string | number)[];

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The path as a JSON pointer: `/sections/0/title`. */
export function toPointer(path: JsonPath): string {
  return path.map((step) => `/${escapeStep(step)}`).join('');
}

export function escapeStep(step: string | number): string {
  return typeof step === 'number' ? String(step) : step.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The steps of a JSON pointer. Numbers stay text, as a pointer does not say whether it means a key or an index. */
export function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
