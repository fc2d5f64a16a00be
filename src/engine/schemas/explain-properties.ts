import { listSome } from '../text/list-some.ts';
import { quote } from '../text/quote.ts';
import type { ErrorObject } from 'ajv';
import { escapeStep, isObject, type Json, type JsonObject } from '../json/json.ts';
import { didYouMean } from '../diagnostics/edit.ts';
import { isOnlySlip, suggest } from '../../shared/suggest.ts';
import type { Violation } from './violation.ts';

/** What to do about a property that is known in another place; undefined when it is known nowhere. */
export type PlaceFinder = (path: string, key: string) => string | undefined;

/**
 * Unknown and missing properties of one object. A missing property and an unknown one of a similar name are one
 * mistake, a misspelt key, and give one violation.
 */
export function explainProperties(path: string, errors: ErrorObject[], findPlace: PlaceFinder): Violation[] {
  const missing = new Set(errors.flatMap(({ params }) => read(params, 'missingProperty')));
  const unknown = errors.flatMap(({ params }) => read(params, 'additionalProperty'));
  const [error] = errors;
  if (!error) return [];
  const { properties, value } = shapeOf(error);
  const free = Object.keys(properties).filter((key) => !Object.hasOwn(value, key));

  // One property too many, one missing, and both of a kind: what was written goes by another name here.
  const [needed] = missing.size === 1 && unknown.length === 1 ? missing : [];
  const lone = (key: string) =>
    needed !== undefined && isOfKind(value[key], properties[needed]) ? needed : undefined;

  const violations = unknown.map((key) => {
    const meant = suggest(key, [...missing]) ?? suggest(key, free) ?? lone(key);
    const safe = meant !== undefined && isOnlySlip(key, meant, free);
    // What is known elsewhere by that very name is no misspelt neighbour.
    const elsewhere = safe ? undefined : findPlace(path, key);
    if (elsewhere !== undefined) return misplacedProperty(path, key, elsewhere);
    if (meant !== undefined) missing.delete(meant);
    return unknownProperty(path, key, meant, safe, properties);
  });
  for (const key of missing) violations.push(missingProperty(path, key, properties));
  return violations;
}

function misplacedProperty(path: string, key: string, hint: string): Violation {
  return {
    rule: 'schema/unknown-property',
    place: { at: 'key', pointer: `${path}/${escapeStep(key)}` },
    message: `Unknown property ${quote(key)} in this place.`,
    hint,
  };
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
  const hint = known.length === 0 ? 'Nothing may stand here. Remove it.' : `Known here: ${listSome(known)}.`;
  const fix = { removes: true, safe: false } as const;
  return { rule: 'schema/unknown-property', place, message: `Unknown property ${quote(key)}.`, hint, fix };
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

/** Whether a property is declared to hold what this value is. */
function isOfKind(value: Json | undefined, property: Json | undefined): boolean {
  if (!isObject(property)) return false;
  const kind = Array.isArray(value) ? 'array' : typeof value;
  return property.type === kind;
}
