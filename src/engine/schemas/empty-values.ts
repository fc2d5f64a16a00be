import type { ErrorObject } from 'ajv';
import { isObject, type Json, stepInto } from '../json/json.ts';
import { groupBy } from '../text/group-by.ts';
import { quote } from '../text/messages.ts';
import type { Violation } from '../diagnostics/finding.ts';
import type { Level } from './match-properties.ts';

/**
 * Explains what the form of an editor left empty, of any type and in any depth, where it may be left out. The outermost
 * such value gives one violation, for all of its errors. Returns the other errors, too.
 */
export function explainEmpty(
  errors: readonly ErrorObject[],
  pointer: string,
  follow: (path: string) => readonly Level[],
): { violations: Violation[]; rest: ErrorObject[] } {
  const rest: ErrorObject[] = [];
  const places = groupBy(errors, (error) => {
    const levels = follow(error.instancePath);
    const index = levels.findIndex(({ value }, at) => at > 0 && isEmpty(value) && isOptional(levels, at));
    if (index === -1) rest.push(error);
    return index === -1
      ? undefined
      : levels.slice(1, index + 1).reduce((path, { step }) => stepInto(path, step), pointer);
  });
  const violations = [...places.keys()].flatMap((place): Violation[] => {
    if (place === undefined) return [];
    const { field, step } = follow(place).at(-1)!;
    const words = /^\d+$/.test(step)
      ? { name: 'this entry', rest: 'it' }
      : { name: quote(step), rest: 'the property' };
    return [
      {
        rule: 'schema/too-short',
        place: { at: 'value', pointer: place },
        message: `Too short: ${words.name} is empty. Leave ${words.rest} out, or write something there.`,
        hint: field?.description,
        fix: { removes: true, safe: true },
      },
    ];
  });
  return { violations, rest };
}

/** True for "", null, and for lists and objects of nothing else. */
function isEmpty(value: Json | undefined): boolean {
  if (Array.isArray(value)) return value.every(isEmpty);
  return isObject(value) ? Object.values(value).every(isEmpty) : value === '' || value === null;
}

/** True when nothing is missing without the value at a level: another error would follow. */
function isOptional(levels: readonly Level[], at: number): boolean {
  const { field, value } = levels[at - 1]!;
  if (Array.isArray(value)) return value.length > Number(field?.schema.minItems ?? 0);
  const required = (field?.schema.required ?? []) as readonly string[];
  return levels[at]!.field !== undefined && !required.includes(levels[at]!.step);
}
