import { posix } from 'node:path';
import { isObject, readPointer, type Json, type JsonObject } from '../json/json.ts';

/** Schemas by their path inside section-schemas/: `hero.json`, `site/brand.json`. References are relative to it. */
export type SchemasByName = ReadonlyMap<string, JsonObject>;

/** A part of a schema, and the name of its file, from which references inside it start. */
export interface Target {
  name: string;
  target: JsonObject;
}

/** The target of a `$ref` in the schema `name`, if there is one. */
export function findTarget(schemas: SchemasByName, name: string, ref: string): Target | undefined {
  const [path = '', pointer = ''] = ref.split('#');
  const targetName = path === '' ? name : posix.join(posix.dirname(name), path);
  let target: Json | undefined = schemas.get(targetName);
  for (const step of readPointer(pointer)) target = isObject(target) ? target[step] : undefined;
  return isObject(target) ? { name: targetName, target } : undefined;
}

/** @throws Error when there is no target. */
export function findReference(schemas: SchemasByName, name: string, ref: string): Target {
  const found = findTarget(schemas, name, ref);
  if (!found) throw new Error(`"$ref": "${ref}" in ${name} points at nothing.`);
  return found;
}

/**
 * A schema merged with the targets of its references; its own keywords win. `name`: the file of further references.
 * @throws Error when a reference has no target.
 */
export function followReferences(
  schemas: SchemasByName,
  name: string,
  schema: JsonObject,
): { schema: JsonObject; name: string } {
  if (typeof schema.$ref !== 'string') return { schema, name };
  const { name: owner, target } = findReference(schemas, name, schema.$ref);
  const followed = followReferences(schemas, owner, target);
  return { schema: { ...followed.schema, ...schema }, name: followed.name };
}
