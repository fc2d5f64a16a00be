import { posix } from 'node:path';
import { isObject, readPointer, type Json, type JsonObject } from '../json/json.ts';

/** Schemas by their path inside section-schemas/: `hero.json`, `site/brand.json`. References are relative to it. */
export type SchemasByName = ReadonlyMap<string, JsonObject>;

/** A part of a schema, and the name of its file, from which references inside it start. */
export interface Target {
  name: string;
  target: JsonObject;
}

/** The target of a `$ref` in the schema `name`. Undefined for a broken one, which only `judgeSchemas` sees. */
export function findReference(schemas: SchemasByName, name: string, ref: string): Target | undefined {
  const [path = '', pointer = ''] = ref.split('#');
  const targetName = path === '' ? name : posix.join(posix.dirname(name), path);
  let target: Json | undefined = schemas.get(targetName);
  for (const step of readPointer(pointer)) target = isObject(target) ? target[step] : undefined;
  return isObject(target) ? { name: targetName, target } : undefined;
}

/** @throws Error for a broken reference, which `judgeSchemas` has reported before. */
export function resolveReference(schemas: SchemasByName, name: string, ref: string): Target {
  const target = findReference(schemas, name, ref);
  if (!target) throw new Error(`Unknown target "${ref}" of a reference in the schema "${name}".`);
  return target;
}

/** A schema merged with the targets of its references; its own keywords win. `name`: the file of further references. */
export function followReferences(schemas: SchemasByName, { name, target }: Target): Target {
  if (typeof target.$ref !== 'string') return { name, target };
  const followed = followReferences(schemas, resolveReference(schemas, name, target.$ref));
  return { ...followed, target: { ...followed.target, ...target } };
}
