import { isObject, type JsonObject } from '../json/json.ts';
import { findReference, type SchemasByName } from './find-reference.ts';

/** Which properties a value of a schema may have, with every reference followed. */
export interface Shape {
  properties: ReadonlyMap<string, Shape>;
  items: Shape | undefined;
}

/** Builds shapes; schemas that are mentioned in several places, or contain themselves, have one. */
export function createShapes(schemas: SchemasByName): (name: string, schema: JsonObject) => Shape {
  const known = new Map<JsonObject, Shape>();

  function shapeOf(name: string, schema: JsonObject): Shape {
    const found = known.get(schema);
    if (found) return found;
    const shape: { -readonly [Key in keyof Shape]: Shape[Key] } = { properties: new Map(), items: undefined };
    known.set(schema, shape);
    if (typeof schema.$ref === 'string') {
      const { name: owner, target } = findReference(schemas, name, schema.$ref);
      Object.assign(shape, shapeOf(owner, target));
    }
    if (isObject(schema.properties))
      shape.properties = new Map(
        Object.entries(schema.properties).flatMap(([key, child]) =>
          isObject(child) ? [[key, shapeOf(name, child)] as const] : [],
        ),
      );
    if (isObject(schema.items)) shape.items = shapeOf(name, schema.items);
    return shape;
  }

  return shapeOf;
}
