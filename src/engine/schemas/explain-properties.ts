import { listSome, quote } from '../text/messages.ts';
import type { ErrorObject } from 'ajv';
import { escapeStep, isObject, type Json, type JsonObject } from '../json/json.ts';
import { didYouMean } from '../diagnostics/finding.ts';
import { createNameFinder } from './suggest-property.ts';
import { sameWord } from './same-word.ts';
import type { Field, Properties } from './field.ts';
import type { Violation } from '../diagnostics/problems.ts';

/** Fields of the values around the mistake. */
export interface Surroundings {
  findField: (path: string) => Field | undefined;
  /** A hint for a property that another object takes; undefined when none does. */
  findPlace: (path: string, key: string) => string | undefined;
}

/**
 * Violations for the unknown and missing properties of one object. An unknown property that means a missing
 * one is a single mistake, and gives one violation.
 */
export function explainProperties(
  path: string,
  errors: ErrorObject[],
  { findField, findPlace }: Surroundings,
): Violation[] {
  const missing = new Set(errors.flatMap(({ params }) => read(params, 'missingProperty')));
  const unknown = errors.flatMap(({ params }) => read(params, 'additionalProperty'));
  const [error] = errors;
  if (!error) return [];
  const value = asObject(error.data);
  const field = findField(path);
  const properties: Properties = field?.properties ?? new Map();
  const instead = [...(field?.instead ?? [])];
  const findMeant = createNameFinder(value, properties, unknown, missing);

  const violations = unknown.map((key) => {
    const message = `Unknown property ${quote(key)}.`;
    const [, hint] = instead.find(([name]) => sameWord(name, key)) ?? [];
    if (hint !== undefined) return unknownProperty(path, key, { message, hint, fix: removal });
    const { meant, safe, isOtherWord, isOtherKind } = findMeant(key);
    // An exact match in another object beats a similar name in this one.
    const elsewhere = safe || isOtherWord ? undefined : findPlace(path, key);
    if (elsewhere !== undefined)
      return unknownProperty(path, key, {
        message: `Unknown property ${quote(key)} in this place.`,
        hint: elsewhere,
      });
    if (meant === undefined)
      return unknownProperty(path, key, { message, hint: listKnown(properties), fix: removal });
    const named = `It is called ${quote(meant)} here`;
    if (Object.hasOwn(value, meant))
      return unknownProperty(path, key, {
        message,
        hint: `${named}, and there is one already. Remove this one.`,
        fix: removal,
      });
    missing.delete(meant);
    const description = properties.get(meant)?.description;
    if (isOtherKind)
      return unknownProperty(path, key, {
        message,
        hint: [`${named}.`, description].filter(Boolean).join(' '),
      });
    return unknownProperty(path, key, {
      ...didYouMean(message, key, meant, { safe }),
      ...hintOf(properties.get(meant)),
    });
  });
  for (const key of missing) violations.push(missingProperty(path, key, properties));
  return violations;
}

function unknownProperty(
  path: string,
  key: string,
  said: Pick<Violation, 'message' | 'hint' | 'fix'>,
): Violation {
  return {
    rule: 'schema/unknown-property',
    place: { at: 'key', pointer: `${path}/${escapeStep(key)}` },
    ...said,
  };
}

const removal = { removes: true, safe: false } as const;

function listKnown(properties: Properties): string {
  const known = [...properties.keys()].filter((name) => name !== '$schema');
  return known.length === 0 ? 'No property is allowed here. Remove it.' : `Known here: ${listSome(known)}.`;
}

function missingProperty(path: string, key: string, properties: Properties): Violation {
  return {
    rule: 'schema/missing-property',
    place: { at: 'type', pointer: path },
    message: `Missing property "${key}".`,
    ...hintOf(properties.get(key)),
  };
}

function hintOf(property: Field | undefined): { hint?: string } {
  return property?.description === undefined ? {} : { hint: property.description };
}

function asObject(value: unknown): JsonObject {
  const json = value as Json | undefined;
  return isObject(json) ? json : {};
}

function read(params: unknown, name: string): string[] {
  const value = asObject(params)[name];
  return typeof value === 'string' ? [value] : [];
}
