import { readDrawnIn } from '../../../src/engine/schemas/field.ts';
import type { SchemasByName } from '../../../src/engine/schemas/find-reference.ts';
import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';
import { openReference } from './sample-value.ts';

/** Removes the properties that the variant does not render, as the check asks for. */
export function dropUndrawn(schemas: SchemasByName, name: string, block: JsonObject, variant: string): void {
  walk(name, schemas.get(name)!, block, true);

  function walk(file: string, part: JsonObject, value: Json, isFirst: boolean): void {
    const { name: at, schema } = openReference(schemas, file, part);
    if (Array.isArray(value) && isObject(schema.items)) {
      const { items } = schema;
      value.forEach((item, index) => walk(at, items, item, index === 0));
    }
    if (!isObject(value) || !isObject(schema.properties)) return;
    for (const [key, property] of Object.entries(schema.properties)) {
      const own = value[key];
      if (own === undefined || !isObject(property)) continue;
      const drawnIn = readDrawnIn(property);
      const drawn = drawnIn ? drawnIn.get(variant) : {};
      const isMissing = drawn?.with !== undefined && value[drawn.with] === undefined;
      if (!drawn || isMissing || (drawn.first && !isFirst)) delete value[key];
      else {
        if (drawn.most !== undefined && Array.isArray(own)) own.length = Math.min(own.length, drawn.most);
        walk(at, property, own, isFirst);
      }
    }
  }
}
