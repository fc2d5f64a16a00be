import { listSome } from '../text/list-some.ts';
import { quote } from '../text/quote.ts';
import type { ErrorObject } from 'ajv';
import { escapeStep, isObject, type Json, type JsonObject } from '../json/json.ts';
import { didYouMean } from '../diagnostics/edit.ts';
import { isOnlySlip, suggest } from '../text/suggest.ts';
import type { Violation } from './violation.ts';

/**
 * Unknown and missing properties of one object. A missing property and an unknown one of a similar name are one
 * mistake, a misspelt key, and give one violation.
 */
export function explainProperties(path: string, errors: ErrorObject[]): Violation[] {
  const missing = new Set(errors.flatMap(({ params }) => read(params, 'missingProperty')));
  const unknown = errors.flatMap(({ params }) => read(params, 'additionalProperty'));
  const [error] = errors;
  if (!error) return [];
  const { properties, value } = shapeOf(error);
  const free = Object.keys(properties).filter((key) => !Object.hasOwn(value, key));

  const violations = unknown.map((key) => {
    const meant = suggest(key, [...missing]) ?? suggest(key, free);
    if (meant !== undefined) missing.delete(meant);
    const safe = meant !== undefined && isOnlySlip(key, meant, free);
    return unknownProperty(path, key, meant, safe, properties);
  });
  for (const key of missing) violations.push(missingProperty(path, key, properties));
  return violations;
}

function unknownProperty(
  path: string,
  key: string,
  meant: string | undefined,
  safe: boolean,
  properties: JsonObject,
): Violation {
  const place = { at: 'key', pointer: `${path}/${escapeStep(key)}` } as const;
  if (meant !== undefined) {
    return {
      rule: 'schema/unknown-property',
      place,
      ...didYouMean(`Unknown property ${quote(key)}.`, key, meant, { safe }),
      ...hintOf(properties[meant]),
    };
  }
  const known = Object.keys(properties).filter((name) => name !== '$schema');
  const hint = known.length === 0 ? 'Nothing may stand here.' : `Known here: ${listSome(known)}.`;
  return { rule: 'schema/unknown-property', place, message: `Unknown property ${quote(key)}.`, hint };
}

function missingProperty(path: string, key: string, properties: JsonObject): Violation {
  return {
    rule: 'schema/missing-property',
    place: { at: 'type', pointer: path },
    message: `Missing property "${key}".`,
    ...hintOf(properties[key]),
  };
}

function hintOf(property: Json | undefined): { hint?: string } {
  return isObject(property) && typeof property.description === 'string' ? { hint: property.description } : {};
}

/** With the option `verbose`, ajv hands over the schema and the value that disagree. */
function shapeOf({ parentSchema, data }: ErrorObject): { properties: JsonObject; value: JsonObject } {
  const properties: unknown = parentSchema?.properties;
  return { properties: asObject(properties), value: asObject(data) };
}

function asObject(value: unknown): JsonObject {
  const json = value as Json | undefined;
  return isObject(json) ? json : {};
}

function read(params: unknown, name: string): string[] {
  const value = asObject(params)[name];
  return typeof value === 'string' ? [value] : [];
}
