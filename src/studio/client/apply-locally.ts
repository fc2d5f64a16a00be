import { isObject, type Json, readPointer } from '../../engine/json/json.ts';
import { lastStep, parentOf, valueAt } from '../pointers.ts';
import type { Operation } from '../protocol.ts';

/** The value after an operation, as the server makes it. */
export function applyLocally(root: Json, operation: Operation): Json {
  const steps = readPointer(operation.at);
  const change = (value: Json | undefined, depth: number): Json => {
    const step = steps[depth];
    if (step === undefined) return 'value' in operation ? operation.value : null;
    const isLast = depth === steps.length - 1;
    if (Array.isArray(value)) {
      const index = step === '-' ? value.length : Number(step);
      return isLast
        ? changeList(value, index, operation)
        : value.with(index, change(value[index], depth + 1));
    }
    const object = isObject(value) ? value : {};
    if (isLast && operation.op === 'remove') {
      const { [step]: _, ...rest } = object;
      return rest;
    }
    return { ...object, [step]: change(object[step], depth + 1) };
  };
  return change(root, 0);
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
