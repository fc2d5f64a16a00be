import { isObject, type Json, type JsonObject, stepInto } from '../../../src/engine/json/json.ts';
import { openReference } from '../../browser/blocks/sample-value.ts';
import { partAt, type Path, withName, withPart } from './values.ts';

/** One mistake in an otherwise valid value, and the finding it must cause. */
export interface Mutation {
  name: string;
  value: Json;
  expected: { rule: string; pointer: string; suggestion?: string };
}

const pointerOf = (path: Path) => path.reduce<string>(stepInto, '');
/** A reproducible typo: the last letter twice. */
const misspell = (word: string) => word + word.slice(-1);

/**
 * All single mistakes: a required property removed, a key misspelt, a type changed, an enum value invalid, a former
 * name or value.
 */
export function listMutations(owner: string, described: JsonObject, value: Json): Mutation[] {
  const found: Mutation[] = [];
  walk(owner, described, []);
  return found;

  function add(rule: string, path: Path, changed: Json, suggestion?: string): void {
    const pointer = pointerOf(path);
    const expected = { rule: `schema/${rule}`, pointer, ...(suggestion !== undefined && { suggestion }) };
    found.push({ name: `${rule} at ${pointer}`, value: changed, expected });
  }

  function walk(file: string, part: JsonObject, path: Path): void {
    const { name, schema } = openReference(file, part);
    const own = partAt(value, path);
    if (path.length > 0) add('wrong-type', path, withPart(value, path, ofOtherType(own)));
    if (Array.isArray(schema.enum) && typeof own === 'string')
      add('unknown-value', path, withPart(value, path, misspell(own)), own);
    const { items, properties, required, formerly = [] } = schema;
    for (const [former, today] of [formerly]
      .flat()
      .filter(isObject)
      .flatMap(Object.entries<Json>))
      if (today === own) add('former-word', path, withPart(value, path, former));
    if (Array.isArray(own) && isObject(items))
      for (const index of own.keys()) walk(name, items, [...path, index]);
    if (!isObject(own) || !isObject(properties)) return;
    for (const [key, child] of Object.entries(own)) {
      const property = properties[key];
      // A block has further properties, which its type describes.
      if (!isObject(property) && schema.additionalProperties === true) continue;
      if (!isObject(property))
        throw new Error(`${name} has an example with the undescribed property "${key}".`);
      const way = [...path, key];
      const wrong = misspell(key);
      add('unknown-property', [...path, wrong], withName(value, way, wrong), key);
      if (Array.isArray(required) && required.includes(key))
        add('missing-property', path, withPart(value, way, undefined));
      for (const former of [openReference(name, property).schema.formerly ?? []].flat())
        if (typeof former === 'string') add('former-word', [...path, former], withName(value, way, former));
      // The type of a block.
      if (property.const !== undefined && typeof child === 'string')
        add('unknown-type', way, withPart(value, way, misspell(child)), child);
      else walk(name, property, way);
    }
  }
}

function ofOtherType(value: Json): Json {
  if (typeof value === 'string') return 5;
  if (typeof value === 'number') return 'five';
  return typeof value === 'object' ? 'text' : 7;
}
