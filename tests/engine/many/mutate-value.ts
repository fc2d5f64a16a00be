import type { Json } from '../../../src/engine/json/json.ts';
import type { Random } from './random.ts';

/** The way to a part of a value: keys and indexes. */
export type Path = (string | number)[];

/** The paths of all parts of a value that are texts. */
export function listTexts(value: Json, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
  return listParts(value).flatMap(([key, child]) => listTexts(child, [...path, key]));
}

/** The paths of all parts of a value, but not its own. */
function listPaths(value: Json, path: Path = []): Path[] {
  return listParts(value).flatMap(([key, child]) => [[...path, key], ...listPaths(child, [...path, key])]);
}

function listParts(value: Json): [string | number, Json][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item]);
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

export function partAt(value: Json, path: Path): Json {
  return path.reduce<Json>((part, key) => (part as Record<string, Json>)[key]!, value);
}

/** A copy of the value with another part; undefined removes it. */
export function withPart(value: Json, path: Path, part: Json | undefined): Json {
  const [key, ...rest] = path;
  if (key === undefined) return part ?? null;
  if (Array.isArray(value)) {
    const index = Number(key);
    if (rest.length === 0 && part === undefined) return value.toSpliced(index, 1);
    return value.with(index, withPart(value[index]!, rest, part));
  }
  const entries = Object.entries(value as Record<string, Json>);
  return Object.fromEntries(
    entries.flatMap(([name, child]) => {
      if (name !== key) return [[name, child]];
      return rest.length === 0 && part === undefined ? [] : [[name, withPart(child, rest, part)]];
    }),
  );
}

const oddValues: Json[] = [null, true, 0, -1, 1e308, '', ' ', [], {}, [[]], [null], { type: 'hero' }];

/** A copy with one to three parts removed, replaced, doubled, exchanged, nested or renamed. */
export function mutate(value: Json, random: Random): Json {
  let mutated = value;
  for (let round = random.below(3); round >= 0; round--) {
    const paths = listPaths(mutated);
    if (paths.length === 0) return mutated;
    mutated = mutateOnce(mutated, random.pick(paths), paths, random);
  }
  return mutated;
}

function mutateOnce(value: Json, path: Path, paths: Path[], random: Random): Json {
  const part = partAt(value, path);
  switch (random.below(7)) {
    case 0:
      return withPart(value, path, undefined);
    case 1:
      return withPart(value, path, random.pick(oddValues));
    case 2:
      return withPart(value, path, Array.isArray(part) ? [...part, ...part] : [part, part]);
    case 3:
      return withPart(value, path, partAt(value, random.pick(paths)));
    case 4:
      return withPart(value, path, { [String(path.at(-1))]: part });
    case 5:
      return withPart(value, path, typeof part === 'string' ? part.repeat(1 + random.below(40)) : part);
    default:
      return rename(value, path, random);
  }
}

const oddKeys = [
  'type',
  'id',
  'hidden',
  'use',
  'dangerouslySetInnerHTML',
  'children',
  'ref',
  'style',
  'onClick',
  't/pe',
  '~',
];

function rename(value: Json, path: Path, random: Random): Json {
  const holder = path.slice(0, -1);
  const object = partAt(value, holder);
  const last = path.at(-1);
  if (Array.isArray(object) || typeof object !== 'object' || object === null) return value;
  const name = random.pick(oddKeys);
  const entries = Object.entries(object).map(([key, child]) => [key === last ? name : key, child] as const);
  return withPart(value, holder, Object.fromEntries(entries));
}
