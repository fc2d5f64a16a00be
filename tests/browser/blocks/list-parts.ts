import type { SchemasByName } from '../../../src/engine/schemas/find-reference.ts';
import { isObject, type JsonObject } from '../../../src/engine/json/json.ts';
import { openReference } from './sample-value.ts';

/** What about a block of one type can differ. */
export interface Parts {
  /** Paths of what may be left out, such as `lead` and `cards.text`. */
  optional: string[];
  /** The lists of the block itself, with the least and the most items they take. */
  lists: { path: string; least: number; most: number }[];
  /** Whether figures such as "98%" stand in it. */
  hasFigures: boolean;
}

/** Parts that show nothing by themselves, or that every sample sets. */
const unseen = ['id', 'hidden', 'variant', 'ground'];

export function listParts(schemas: SchemasByName, name: string): Parts {
  const parts: Parts = { optional: [], lists: [], hasFigures: false };
  walk(name, schemas.get(name)!, '');
  return parts;

  function walk(file: string, part: JsonObject, path: string): void {
    const { name: at, schema } = openReference(schemas, file, part);
    if (schema.title === 'Statistic') parts.hasFigures = true;
    if (isObject(schema.items)) {
      if (!path.includes('.'))
        parts.lists.push({ path, least: Number(schema.minItems), most: Number(schema.maxItems) });
      walk(at, schema.items, path);
    }
    if (!isObject(schema.properties)) return;
    const required = Array.isArray(schema.required) ? schema.required : [];
    for (const [key, property] of Object.entries(schema.properties)) {
      if (!isObject(property) || (path === '' && unseen.includes(key))) continue;
      const place = path === '' ? key : `${path}.${key}`;
      // Words that replace default ones are there in any case.
      if (!required.includes(key) && property.default === undefined) parts.optional.push(place);
      walk(at, property, place);
    }
  }
}
