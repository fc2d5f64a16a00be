/* One change of one value: how it is made in the bytes of a file, joined with the next, and taken back. */
import { editBytes, type OrderOf } from '../../engine/json/edit-json.ts';
import { type Json, stepInto, valueAt } from '../../engine/json/json.ts';
import { readJson } from '../../engine/json/read-json.ts';
import { findAgain, isSame } from '../find-again.ts';
import { lastStep, parentOf } from '../pointers.ts';
import type { Conflict, Operation } from '../protocol.ts';

/** A change of a file. */
export interface Change {
  before: Buffer;
  after: Buffer;
  /** Undefined for a change of the text as a whole, such as a fix. */
  operation: Operation | undefined;
}

/** The properties of an object in the order of its schema. */
export type OrderIn = (file: string, value: Json) => OrderOf;

/** The value of a file's bytes. @throws Error, in the words of the check, when they are no sound JSON. */
export function readValue(bytes: Buffer): Json {
  const { value, violations } = readJson({ read: () => bytes, list: () => [] }, '');
  const [violation] = violations;
  if (value === undefined) throw new Error(violation?.message);
  return value;
}

/** Makes an operation that was meant for the bytes `seen` in the bytes that there are now. */
export function makeOperation(
  file: string,
  seen: Buffer,
  now: Buffer,
  operation: Operation,
  orderIn: OrderIn,
): { change: Change & { operation: Operation } } | { conflict: Conflict } | { problem: string } {
  try {
    const value = readValue(now);
    const at = now.equals(seen) ? operation.at : findAgain(readValue(seen), value, operation.at);
    const theirs = at === undefined ? undefined : valueAt(value, at);
    const mine = operation.op === 'set' ? operation.value : undefined;
    const replaces = operation.op === 'set' || operation.op === 'remove';
    // Others may have made the same change.
    const isDone = replaces && at !== undefined && isSame(theirs, mine);
    if (at === undefined || (replaces && !isDone && !isSame(theirs, operation.was)))
      return { conflict: { file, at: at ?? operation.at, mine, theirs, hasPlace: at !== undefined } };
    const placed = place(operation, at, value);
    const after = isDone ? now : editBytes(now, placed, orderIn(file, value));
    return { change: { before: now, after, operation: placed } };
  } catch (error) {
    // The file is no JSON now, or has a key twice.
    if (error instanceof Error) return { problem: error.message };
    throw error;
  }
}

/** The operation at the place of now: an entry is moved by as many places as it was to be moved there. */
function place(operation: Operation, at: string, value: Json): Operation {
  if (operation.op !== 'move') return { ...operation, at };
  const list = valueAt(value, parentOf(at)) as Json[];
  const to = operation.to + Number(lastStep(at)) - Number(lastStep(operation.at));
  return { ...operation, at, to: Math.max(0, Math.min(to, list.length - 1)) };
}

/** Two values for one place, one after the other, are one change; undefined for other changes. */
export function joinChanges(first: Change | undefined, second: Change): Change | undefined {
  const earlier = first?.operation;
  const later = second.operation;
  if (earlier?.op !== 'set' || later?.op !== 'set' || earlier.at !== later.at) return undefined;
  return { ...second, before: first!.before, operation: { ...later, was: earlier.was } };
}

/** The operation that takes a change back. */
export function invert({ operation, before }: Change): Operation | undefined {
  if (!operation) return undefined;
  const { op, at } = operation;
  switch (op) {
    case 'set': {
      const { value, was } = operation;
      return was === undefined ? { op: 'remove', at, was: value } : { op, at, value: was, was: value };
    }
    case 'remove': {
      const old = readValue(before);
      const isEntry = Array.isArray(valueAt(old, parentOf(at)));
      return { op: isEntry ? 'insert' : 'set', at, value: valueAt(old, at)! };
    }
    case 'insert':
      return { op: 'remove', at: placeAfter(operation), was: operation.value };
    case 'move':
      return { op, at: placeAfter(operation), to: Number(lastStep(at)), was: operation.was };
  }
}

/** Where what an operation has changed is afterwards. */
export const placeAfter = (operation: Operation): string =>
  operation.op === 'move' ? stepInto(parentOf(operation.at), operation.to) : operation.at;
