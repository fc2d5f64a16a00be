/* Finds the place of a change in a file that somebody else has changed meanwhile. */
import { childOf, isObject, type Json, readPointer, stepInto } from '../engine/json/json.ts';

/** True for equal values, whatever the order of their properties. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const keys = Object.keys(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isSame(childOf(one, key), childOf(other, key)))
  );
}

/**
 * Where the place of a pointer into an older value is in a newer one; undefined when that is not certain. A property
 * keeps its key. An entry of a list is the one that equals it, if there is one in both lists, or else the one with its
 * index, if all the others stayed as they were.
 */
export function findAgain(older: Json, newer: Json, pointer: string): string | undefined {
  let before: Json | undefined = older;
  let after: Json | undefined = newer;
  let place = '';
  const steps = readPointer(pointer);
  for (const [depth, step] of steps.entries()) {
    if (after === undefined) return undefined;
    const isLast = depth === steps.length - 1;
    let key = step;
    if (Array.isArray(before)) {
      if (!Array.isArray(after)) return undefined;
      // Behind the last entry.
      if (isLast && Number(step) === before.length) return stepInto(place, after.length);
      const index = indexAgain(before, after, Number(step));
      if (index === undefined) return undefined;
      key = String(index);
    } else if (!isObject(after)) return undefined;
    place = stepInto(place, key);
    before = childOf(before, step);
    after = childOf(after, key);
  }
  return place;
}

function indexAgain(before: readonly Json[], after: readonly Json[], index: number): number | undefined {
  const entry = before[index];
  if (entry === undefined) return undefined;
  const equal = (list: readonly Json[]) => list.flatMap((value, at) => (isSame(value, entry) ? [at] : []));
  const again = equal(after);
  if (equal(before).length === 1 && again.length === 1) return again[0];
  const isAlone =
    before.length === after.length && before.every((value, at) => at === index || isSame(value, after[at]));
  return isAlone ? index : undefined;
}
