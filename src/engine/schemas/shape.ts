import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { findReference, type SchemasByName } from './find-reference.ts';

/** What a value of a schema may be, with every reference followed. */
export interface Shape {
  /** What it has to be, where the schema says so. */
  kind: Kind | undefined;
  description: string | undefined;
  /** Other words that people use for it. */
  alsoCalled: readonly string[];
  /** What to do about properties that people expect here and that there are not, by their names. */
  instead: ReadonlyMap<string, string>;
  properties: Properties;
  items: Shape | undefined;
}

export type Properties = ReadonlyMap<string, Shape>;

type Kind = 'array' | 'boolean' | 'null' | 'number' | 'object' | 'string';

function kindOf(value: Json): Kind {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : (typeof value as Kind);
}

/** False when the schema wants something of another kind. */
export function canBe({ kind }: Shape, value: Json): boolean {
  return kind === undefined || kind === kindOf(value);
}

/** Builds shapes; schemas that are mentioned in several places, or contain themselves, have one. */
export function createShapes(schemas: SchemasByName): (name: string, schema: JsonObject) => Shape {
  const known = new Map<JsonObject, Shape>();

  function shapeOf(name: string, schema: JsonObject): Shape {
    const found = known.get(schema);
    if (found) return found;
    const shape: { -readonly [Key in keyof Shape]: Shape[Key] } = {
      kind: undefined,
      description: undefined,
      alsoCalled: [],
      instead: new Map(),
      properties: new Map(),
      items: undefined,
    };
    known.set(schema, shape);
    if (typeof schema.$ref === 'string') {
      const { name: owner, target } = findReference(schemas, name, schema.$ref);
      Object.assign(shape, shapeOf(owner, target));
    }
    shape.kind = readKind(schema) ?? shape.kind;
    if (typeof schema.description === 'string') shape.description = schema.description;
    if (Array.isArray(schema.alsoCalled)) shape.alsoCalled = schema.alsoCalled.map(String);
    if (isObject(schema.instead))
      shape.instead = new Map(
        Object.entries(schema.instead).flatMap(([names, hint]) =>
          names.split(' ').map((other) => [other, String(hint)] as const),
        ),
      );
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

function readKind({ type, enum: values }: JsonObject): Kind | undefined {
  if (typeof type === 'string') return type === 'integer' ? 'number' : (type as Kind);
  return Array.isArray(values) && values[0] !== undefined ? kindOf(values[0]) : undefined;
}
