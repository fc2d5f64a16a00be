import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash-of.ts';
import { ignoreFileErrors, writeWhole } from './node-file-system.ts';

/** A cache of bytes across runs. A key is made of all inputs of its bytes. */
export interface Cache {
  /** The bytes under a key, after comparing their hash; undefined when they are missing or damaged. */
  get(key: string): Buffer | undefined;
  /** `file`: one with these bytes, to which the cache makes a hard link. Do not write into it afterwards. */
  put(key: string, bytes: string | Uint8Array, file?: string): void;
  /**
   * Hard-links the bytes under a key to a new path; false when they are missing or damaged. Do not write into
   * the file: it may be the cache's own.
   */
  link(key: string, file: string): boolean;
  /** Ends a run. After a put, writes the index and drops old entries. */
  save(): void;
}

export const noCache: Cache = { get: () => undefined, put() {}, link: () => false, save() {} };

/** Makes a key of a kind and a hash of all inputs. */
export function keyOf(kind: string, ...madeOf: readonly unknown[]): string {
  return `${kind} ${hashOf(JSON.stringify(madeOf))}`;
}

/** A value as JSON from the cache, or made now and cached. */
export function readCached<Value>(cache: Cache, key: string, make: () => Value): Value {
  const cached = cache.get(key);
  if (cached) return JSON.parse(cached.toString()) as Value;
  const value = make();
  cache.put(key, JSON.stringify(value));
  return value;
}

/** Drops an entry after this many runs of its kind without a use. */
const keptRuns = 5;
/** A younger object may belong to a process that has not written its index yet. */
const hourMs = 60 * 60 * 1000;

/** The number of runs by kind; and by key, the hash of the bytes and the last run that used them. */
interface Index {
  runs: Record<string, number>;
  entries: Record<string, [hash: string, run: number]>;
}

/**
 * A cache in a folder, which may be deleted at any time and shared by several processes: the last written index counts.
 * An unreadable or read-only folder works as an empty cache. Each object is named after its hash.
 */
export function openCache(folder: string): Cache {
  const objects = join(folder, 'objects');
  isDone(() => mkdirSync(objects, { recursive: true }));
  const indexFile = join(folder, 'index.json');
  const index = readIndex(indexFile);
  const entries = new Map(Object.entries(index.entries));
  const used = new Set<string>();
  let isChanged = false;
  const read = (key: string) => {
    const [hash] = entries.get(key) ?? [];
    const bytes = hash && ignoreFileErrors(() => readFileSync(join(objects, hash)));
    if (!hash || !bytes || hashOf(bytes) !== hash) return undefined;
    used.add(key);
    return { bytes, object: join(objects, hash) };
  };

  return {
    get: (key) => read(key)?.bytes,
    put(key, bytes, file) {
      const hash = hashOf(bytes);
      const object = join(objects, hash);
      const add = () => linkOrWrite(object, bytes, file);
      // An object in its place may be damaged, and writing into it would change its hard links.
      const addAnew = () => isDone(() => rmSync(object)) && add();
      const isAdded = add() || addAnew();
      if (!isAdded) return;
      entries.set(key, [hash, 0]);
      used.add(key);
      isChanged = true;
    },
    link(key, file) {
      const entry = read(key);
      return entry !== undefined && linkOrWrite(file, entry.bytes, entry.object);
    },
    save() {
      if (!isChanged) return;
      const { runs } = index;
      for (const kind of new Set(Array.from(used, kindOf))) runs[kind] = (runs[kind] ?? 0) + 1;
      for (const [key, entry] of entries) {
        const run = runs[kindOf(key)]!;
        if (used.has(key)) entry[1] = run;
        else if (run - entry[1] >= keptRuns) entries.delete(key);
      }
      const text = JSON.stringify({ runs, entries: Object.fromEntries(entries) } satisfies Index);
      ignoreFileErrors(() => writeWhole(indexFile, `${hashOf(text)}\n${text}`));
      prune(objects, indexFile, new Set(Array.from(entries.values(), ([hash]) => hash)));
    },
  };
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/** The index in a file; an empty one when the file is missing or broken. */
function readIndex(file: string): Index {
  const [digest, text = ''] = ignoreFileErrors(() => readFileSync(file, 'utf8').split('\n', 2)) ?? [];
  return digest === hashOf(text) ? (JSON.parse(text) as Index) : { runs: {}, entries: {} };
}

/** Makes a hard link to another file with the same bytes, or a file where there is none or the disk has no links. */
function linkOrWrite(file: string, bytes: string | Uint8Array, source: string | undefined): boolean {
  const isLinked = source !== undefined && isDone(() => linkSync(source, file));
  return isLinked || isDone(() => writeFileSync(file, bytes, { flag: 'wx' }));
}

/** False when the file system refuses it. */
function isDone(work: () => void): boolean {
  return ignoreFileErrors(() => work() ?? true) === true;
}

/** `written`: a file of this run, whose time is that of the disk. */
function prune(objects: string, indexFile: string, kept: ReadonlySet<string>): void {
  const now = ignoreFileErrors(() => statSync(indexFile).mtimeMs) ?? -Infinity;
  for (const name of ignoreFileErrors(() => readdirSync(objects)) ?? []) {
    if (kept.has(name)) continue;
    const file = join(objects, name);
    ignoreFileErrors(() => {
      if (now - statSync(file).mtimeMs > hourMs) rmSync(file, { recursive: true });
    });
  }
}
