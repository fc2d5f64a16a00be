import { describeProperty } from '../schemas/drawn-in.ts';
import { findReference, type SchemasByName } from '../schemas/find-reference.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';

/** A schema with every reference replaced for the type generator, and the referenced definitions. */
export interface TypeSchema {
  schema: JsonObject;
  /** Referenced definitions with a title, generated once for all schemas. */
  mentioned: Map<string, { name: string; schema: JsonObject }>;
}

/** Keywords for validation or editors. The generator would copy them into comments. */
const ignored = new Set([
  '$id',
  '$schema',
  '$defs',
  'examples',
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'minimum',
  'maximum',
  'role',
  'headingLevel',
  'keyOf',
  'expects',
  'alsoCalled',
  'instead',
  'shownWide',
  'drawnIn',
  'mayBeMissing',
]);
/** Properties for editors and the engine, removed before a value reaches the renderer. */
const dropped = new Set(['$schema', 'hidden']);

/** Prepares a schema for the type generator, so that a shared definition becomes one named type. */
export function toTypeSchema(schemas: SchemasByName, name: string, schema: JsonObject): TypeSchema {
  const mentioned: TypeSchema['mentioned'] = new Map();

  function convert(value: Json, from: string): Json {
    if (Array.isArray(value)) return value.map((item) => convert(item, from));
    if (!isObject(value)) return value;
    if (typeof value.$ref === 'string') return convertReference(value, value.$ref, from);
    const entries = Object.entries(value).filter(([key]) => !ignored.has(key));
    const converted = Object.fromEntries(
      entries.map(([key, child]) => [key, convertEntry(key, child, from)]),
    );
    if (value.drawnIn !== undefined) converted.description = describeProperty(value);
    return converted;
  }

  function convertEntry(key: string, child: Json, from: string): Json {
    if (key === 'enum' || key === 'required' || key === 'const') return child;
    if (key === 'properties' && isObject(child)) {
      const kept = Object.entries(child).filter(([property]) => !dropped.has(property));
      return Object.fromEntries(kept.map(([property, part]) => [property, convert(part, from)]));
    }
    return convert(child, from);
  }

  function convertReference(value: JsonObject, ref: string, from: string): Json {
    const { name: targetName, target } = findReference(schemas, from, ref);
    const { title, tsType } = { ...target, ...value };
    const description = describeProperty({ ...target, ...value });
    const comment = description === '' ? {} : { description };
    if (typeof tsType === 'string') return { ...comment, tsType };
    const isNamed = typeof title === 'string' && (isObject(target.properties) || Array.isArray(target.enum));
    if (!isNamed) {
      const { $ref: _, ...siblings } = value;
      const { title: __, ...inlined } = { ...target, ...siblings };
      return convert({ ...inlined, ...comment }, targetName);
    }
    mentioned.set(title, { name: targetName, schema: target });
    return { ...comment, tsType: title };
  }

  const converted = convert(schema, name);
  if (!isObject(converted)) throw new Error(`${name} is not a schema.`);
  return { schema: converted, mentioned };
}
