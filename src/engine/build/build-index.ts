import { readFileSync } from 'node:fs';
import { hashOf } from '../files/hash-of.ts';
import { attempt } from '../files/kept-files.ts';
import type { Stamp } from '../files/stamp.ts';
import { isObject, type Json } from '../json/json.ts';

/** What builds remember, as it is written down. */
export interface BuildIndex {
  /** How many builds there have been. */
  build: number;
  /** By key: the hash of the bytes that are kept, and the number of the build that asked for them last. */
  entries: Map<string, { hash: string; build: number }>;
  /** By hash: the file that holds these bytes, as it was left. It was last changed then or before. */
  stamps: Map<string, Stamp>;
}

/** The index in a file; an empty one when there is none, or none that is whole. */
export function readIndex(file: string): BuildIndex {
  const [digest = '', text = ''] = attempt(() => readFileSync(file, 'utf8').split('\n', 2)) ?? [];
  if (hashOf(text) !== digest) return { build: 0, entries: new Map(), stamps: new Map() };
  const value = JSON.parse(text) as Json;
  const list = (name: string) => (isObject(value) && Array.isArray(value[name]) ? value[name] : []);
  return {
    build: isObject(value) && typeof value.build === 'number' ? value.build : 0,
    entries: new Map(list('entries').flatMap(readEntry)),
    stamps: new Map(list('stamps').flatMap(readStamp)),
  };
}

export function indexText({ build, entries, stamps }: BuildIndex): string {
  const text = JSON.stringify({
    build,
    entries: Array.from(entries, ([key, entry]) => [key, entry.hash, entry.build]),
    stamps: Array.from(stamps, ([hash, stamp]) => [hash, ...stamp]),
  });
  return `${hashOf(text)}\n${text}`;
}

function readEntry(row: Json): [string, { hash: string; build: number }][] {
  const [key, hash, build] = Array.isArray(row) ? row : [];
  return typeof key === 'string' && isHash(hash) && typeof build === 'number' ? [[key, { hash, build }]] : [];
}

function readStamp(row: Json): [string, Stamp][] {
  const [hash, ...stamp] = Array.isArray(row) ? row : [];
  const isStamp = stamp.length === 4 && stamp.every((part) => typeof part === 'number');
  return isHash(hash) && isStamp ? [[hash, stamp as unknown as Stamp]] : [];
}

function isHash(value: Json | undefined): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
