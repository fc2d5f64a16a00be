import { isObject, type Json, type JsonObject } from '../../../src/engine/json/json.ts';

/** The path to a part of a value: keys and indexes. */
export type Path = (string | number)[];

/** The paths of all parts of a value, including the value. */
export function listPaths(value: Json, path: Path = []): Path[] {
  const parts: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [path, ...parts.flatMap(([key, part]) => listPaths(part, [...path, key]))];
}

export function partAt(value: Json, path: Path): Json {
  return path.reduce<Json>((part, key) => (part as JsonObject)[key]!, value);
}

/** A copy of the value with another part; undefined removes it. */
export function withPart(value: Json, path: Path, part: Json | undefined): Json {
  return changeHolder(value, path, (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1, ...(part === undefined ? [] : [part]));
    else if (part === undefined) delete holder[key];
    else holder[key] = part;
  });
}

/** A copy of the value with a property renamed, in the same position. */
export function withName(value: Json, path: Path, name: string): Json {
  return changeHolder(value, path, (holder, key) => {
    const entries = Object.entries(holder);
    for (const [old] of entries) delete (holder as JsonObject)[old];
    for (const [old, part] of entries) (holder as JsonObject)[old === key ? name : old] = part;
  });
}

/** A copy of the value with the parent of a part changed. */
function changeHolder(
  value: Json,
  path: Path,
  act: (holder: JsonObject | Json[], key: string) => void,
): Json {
  const copy = { root: structuredClone(value) };
  const way: Path = ['root', ...path];
  act(partAt(copy, way.slice(0, -1)) as JsonObject, String(way.at(-1)));
  return copy.root;
}
