/* JSON pointers, for both sides. */
import { isObject, type Json, readPointer } from '../engine/json/json.ts';

export const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

export const lastStep = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1);

/** The value at a pointer; undefined when there is none. */
export function valueAt(root: Json | undefined, pointer: string): Json | undefined {
  return readPointer(pointer).reduce(childOf, root);
}

export function childOf(value: Json | undefined, step: string): Json | undefined {
  if (Array.isArray(value)) return /^\d+$/.test(step) ? value[Number(step)] : undefined;
  return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}

/** True for a place, and for what is within it. */
export const isWithin = (pointer: string, outer: string) =>
  pointer === outer || pointer.startsWith(`${outer}/`);
