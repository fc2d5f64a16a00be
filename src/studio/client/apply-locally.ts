/* Changes in values: the studio shows them before the server answers. */
import { childOf, isObject, type Json, readPointer, valueAt } from '../../engine/json/json.ts';
import { lastStep, parentOf } from '../pointers.ts';
import type { Operation } from '../protocol.ts';

/** The value after an operation, as the server makes it in the file. Only what is around its place is another object. */
export function applyLocally(
  value: Json | undefined,
  operation: Operation,
  [step, ...within] = readPointer(operation.at),
): Json {
  if (step === undefined) return 'value' in operation ? operation.value : null;
  const isList = Array.isArray(value);
  if (within.length === 0 && isList) return changeList(value, Number(step), operation);
  const object = isObject(value) ? value : {};
  if (within.length === 0 && operation.op === 'remove') {
    const { [step]: _, ...rest } = object;
    return rest;
  }
  const child = applyLocally(childOf(value, step), operation, within);
  return isList ? value.with(Number(step), child) : { ...object, [step]: child };
}

function changeList(list: Json[], index: number, operation: Operation): Json[] {
  switch (operation.op) {
    case 'set':
      return list.with(index, operation.value);
    case 'insert':
      return list.toSpliced(index, 0, operation.value);
    case 'remove':
      return list.toSpliced(index, 1);
    case 'move':
      return list.toSpliced(index, 1).toSpliced(operation.to, 0, ...list.slice(index, index + 1));
  }
}

/** The operation that writes a value; together with the objects around it, where they are missing. */
export function setAt(root: Json, at: string, value: Json): Operation {
  const parent = parentOf(at);
  if (at === '' || valueAt(root, parent) !== undefined)
    return { op: 'set', at, value, was: valueAt(root, at) };
  return setAt(root, parent, { [readPointer(`/${lastStep(at)}`)[0]!]: value });
}
