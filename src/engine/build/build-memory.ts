import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '../json/json.ts';

/** What earlier builds made, by a key that stands for everything it was made of. */
export interface BuildMemory {
  /** The bytes kept under a key, whole and unaltered; undefined when there are none. */
  recall(key: string): Buffer | undefined;
  /** Keeps bytes, which are made only when there is a place for them. */
  keep(key: string, make: () => Buffer): void;
  /** Writes down what was kept, and forgets what has not been asked for in a while. */
  close(): void;
}

/** For builds that are to do everything anew. */
export const forgetful: BuildMemory = { recall: () => undefined, keep() {}, close() {} };

/** What so many builds did not ask for is forgotten. */
const keptBuilds = 5;
/** Left by a build that was killed, or still being written by another one. */
const abandonedMs = 60 * 60 * 1000;

interface Entry {
  /** Hash of the bytes, which is the name of their file. */
  hash: string;
  /** The number of the build that asked for it last. */
  build: number;
}

/**
 * Remembers in a folder, which may be deleted at any time. A file is named after the hash of its bytes and appears under
 * its name at once and whole; it is compared with that name when it is read, so whatever else lies there is not taken.
 * A folder that cannot be read or written is as good as none: the build then does everything itself.
 */
export function openBuildMemory(folder: string): BuildMemory {
  const objects = join(folder, 'objects');
  const indexFile = join(folder, 'index.json');
  const index = readIndex(indexFile);
  const build = index.build + 1;

  return {
    recall(key) {
      const entry = index.entries.get(key);
      const bytes = entry && attempt(() => readFileSync(join(objects, entry.hash)));
      if (!entry || !bytes || hashOf(bytes) !== entry.hash) return undefined;
      entry.build = build;
      return bytes;
    },
    keep(key, make) {
      const bytes = make();
      const hash = hashOf(bytes);
      index.entries.set(key, { hash, build });
      attempt(() => writeWhole(objects, join(objects, hash), bytes));
    },
    close() {
      const kept = [...index.entries].filter(([, entry]) => build - entry.build < keptBuilds);
      const text = JSON.stringify({
        build,
        entries: kept.map(([key, entry]) => [key, entry.hash, entry.build]),
      });
      attempt(() => writeWhole(folder, indexFile, Buffer.from(`${hashOf(Buffer.from(text))}\n${text}`)));
      prune(objects, new Set(kept.map(([, { hash }]) => hash)));
    },
  };
}

export function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

interface Index {
  build: number;
  entries: Map<string, Entry>;
}

function readIndex(file: string): Index {
  const [digest = '', text = ''] = attempt(() => readFileSync(file, 'utf8').split('\n', 2)) ?? [];
  if (hashOf(text) !== digest) return { build: 0, entries: new Map() };
  const value = JSON.parse(text) as Json;
  const rows = isObject(value) && Array.isArray(value.entries) ? value.entries : [];
  const entries = new Map<string, Entry>();
  for (const row of rows) {
    const [key, hash, build] = Array.isArray(row) ? row : [];
    if (
      typeof key === 'string' &&
      typeof hash === 'string' &&
      typeof build === 'number' &&
      /^[0-9a-f]{64}$/.test(hash)
    )
      entries.set(key, { hash, build });
  }
  return { build: isObject(value) && typeof value.build === 'number' ? value.build : 0, entries };
}

function writeWhole(folder: string, file: string, bytes: Buffer): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

function prune(objects: string, kept: ReadonlySet<string>): void {
  for (const name of attempt(() => readdirSync(objects)) ?? []) {
    if (kept.has(name)) continue;
    const file = join(objects, name);
    // Another build may be about to note what it has just written.
    attempt(() => {
      if (Date.now() - statSync(file).mtimeMs > abandonedMs) rmSync(file, { recursive: true });
    });
  }
}

/** Undefined when the file system refuses: then there is nothing to remember, which no build depends on. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
