import { isObject, type JsonObject, stepInto } from '../json/json.ts';
import { roleKinds } from './field.ts';
import { formats } from './formats.ts';

const text = { type: 'string' };
const flag = { type: 'boolean' };
const whole = { type: 'integer', minimum: 0 };
const list = { type: 'array' };
const object = { type: 'object' };
const names = { ...list, items: text, uniqueItems: true };
const parts = { ...object, additionalProperties: object };
const types = ['array', 'boolean', 'integer', 'number', 'object', 'string'];
const level = { type: 'integer', minimum: 1, maximum: 4 };
const usage = {
  ...object,
  additionalProperties: false,
  properties: { with: text, most: whole, first: flag },
};

function all(schema: JsonObject, ...keywords: string[]): JsonObject {
  return Object.fromEntries(keywords.map((keyword) => [keyword, schema]));
}

/** This project's own keywords, which other programs do not know. */
const projectKeywords: JsonObject = {
  ...all(text, 'keyOf', 'replacedBy', 'expects', 'tsType', 'asManyAs'),
  role: { enum: Object.keys(roleKinds) },
  shownWide: whole,
  alsoCalled: names,
  formerly: { type: ['string', 'array', 'object'] },
  ...all({ ...object, additionalProperties: text }, 'instead', 'defaultIn'),
  usedIn: { ...object, additionalProperties: usage },
  needsOne: { ...names, minItems: 2 },
  mayBeMissing: flag,
  shownLater: flag,
  headingLevel: { ...level, type: ['integer', 'array'], items: level, minItems: 2, maxItems: 2 },
};

export const ownKeywords: readonly string[] = Object.keys(projectKeywords);

/** The schema of each part of a schema, without the parts in it. A misspelt keyword is an error, never ignored. */
export const partSchema: JsonObject = {
  ...object,
  additionalProperties: false,
  properties: {
    ...projectKeywords,
    ...all(text, '$id', '$ref', '$comment', 'title', 'description', 'pattern'),
    ...all(whole, 'minProperties', 'maxProperties', 'minItems', 'maxItems', 'minLength', 'maxLength'),
    ...all({ type: 'number' }, 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'),
    ...all({}, 'const', 'default'),
    ...all(object, 'items', 'propertyNames'),
    $schema: { enum: ['https://json-schema.org/draft/2020-12/schema'] },
    $defs: { ...parts, alsoCalled: ['definitions'] },
    type: {
      type: ['string', 'array'],
      pattern: `^(?:${types.join('|')})$`,
      expects: `one of ${types.join(', ')}`,
      items: { enum: types },
    },
    enum: { ...list, minItems: 1, uniqueItems: true },
    examples: list,
    properties: parts,
    required: names,
    additionalProperties: { type: ['boolean', 'object'] },
    dependentRequired: { ...object, additionalProperties: names },
    uniqueItems: flag,
    format: { enum: Object.keys(formats) },
  },
  instead: {
    'allOf anyOf oneOf not if then else':
      'Each value has one form here: write a "type", an "enum" or a "$ref".',
  },
};

/** The keywords of a schema that contain schemas, with each of these converted. `pointer`: from the schema to the part. */
export function mapParts(
  schema: JsonObject,
  convert: (schema: JsonObject, pointer: string) => JsonObject,
): JsonObject {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, JsonObject][] => {
    if (!isObject(value)) return [];
    if (['items', 'additionalProperties', 'propertyNames'].includes(key))
      return [[key, convert(value, `/${key}`)]];
    if (key !== 'properties' && key !== '$defs') return [];
    const named = Object.entries(value).map(([name, subschema]) => [
      name,
      isObject(subschema) ? convert(subschema, stepInto(`/${key}`, name)) : {},
    ]);
    return [[key, Object.fromEntries(named) as JsonObject]];
  });
  return Object.fromEntries(entries);
}
