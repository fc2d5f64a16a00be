import type { Range } from '../text/line-index.ts';

export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}
export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The pointer of a property or an entry. */
export function stepInto(parent: string, key: string | number): string {
  const step = String(key);
  // Each value of each page is asked for, and few keys have such signs.
  return `${parent}/${/[~/]/.test(step) ? step.replaceAll('~', '~0').replaceAll('/', '~1') : step}`;
}

/** The tokens of a JSON pointer. Numbers stay strings, as a pointer does not distinguish keys from indexes. */
export function readPointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a pointer; undefined when there is none. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
  return readPointer(pointer).reduce(childOf, root);
}

/** A property or an entry; undefined when there is none. */
export function childOf(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** The characters of a string in a JSON text, in halves where it takes two, and where each is spelt. */
export function readSigns(text: string, { start, end }: Range): { at: number; code: string }[] {
  return Array.from(
    text.slice(start + 1, end - 1).matchAll(/\\(?:u[0-9a-fA-F]{4}|.)|[^]/g),
    ({ 0: sign, index }) => ({
      at: start + 1 + index,
      code: sign.startsWith('\\') ? (JSON.parse(`"${sign}"`) as string) : sign,
    }),
  );
}

/** The longest page of this site has 20 KB. The limit keeps a hostile file from delaying a build. */
export const maxFileBytes = 1024 * 1024;
/** A page nests about ten levels. Deeper values could overflow the stack of a recursive reader. */
export const maxDepth = 64;
/** About 3,000 words in one field; longer texts belong in several blocks. */
export const maxStringLength = 20_000;

export function isTooLong(text: string): boolean {
  return text.length > maxStringLength;
}

/** The longest text in brand.json. A placeholder may be used a thousand times, so its value must be short. */
export const maxPlaceholderLength = 200;
/** The longest key of a schema has 30 letters. */
export const maxKeyLength = 200;
/** The most blocks that the page schema allows. */
export const maxBlocks = 60;
