import { randomUUID } from 'node:crypto';
import {
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './hash-of.ts';
import { ignoreFileErrors } from './ignore-file-errors.ts';

/** Bytes that earlier runs made, by keys that name all they were made of. */
export interface Cache {
  /** The bytes under a key, compared with their hash; undefined when there are none, or others. */
  get(key: string): Buffer | undefined;
  put(key: string, bytes: string | Uint8Array): void;
  /**
   * Gives the bytes under a key a second name, at a path where nothing is yet; false when there are none, or others. It
   * may be the same file, so nobody may write into it.
   */
  link(key: string, file: string): boolean;
  /** Ends a run. When something was put, writes the index, and forgets what has not been asked for in a while. */
  save(): void;
}

export const noCache: Cache = { get: () => undefined, put() {}, link: () => false, save() {} };

/** A key: what kind of thing it is, and a hash of all that it was made of. */
export function keyOf(kind: string, ...madeOf: readonly unknown[]): string {
  return `${kind} ${hashOf(JSON.stringify(madeOf))}`;
}

/**
 * Puts a file where nothing is yet: the bytes under a key, or what is made now and put under it. True when it was made.
 */
export async function linkOrMake(
  cache: Cache,
  key: string,
  file: string,
  make: () => string | Uint8Array | Promise<string | Uint8Array>,
): Promise<boolean> {
  if (cache.link(key, file)) return false;
  const bytes = await make();
  cache.put(key, bytes);
  if (!cache.link(key, file)) writeFileSync(file, bytes, { flag: 'wx' });
  return true;
}

/** A cache for one process, which holds what the current run or the one before asked for. */
export function createMemoryCache(): Cache {
  let before = new Map<string, Buffer>();
  let now = new Map<string, Buffer>();
  return {
    get(key) {
      const bytes = now.get(key) ?? before.get(key);
      if (bytes) now.set(key, bytes);
      return bytes;
    },
    put: (key, bytes) => void now.set(key, Buffer.from(bytes)),
    link: () => false,
    save() {
      before = now;
      now = new Map();
    },
  };
}

/** What so many runs that asked for its kind did not ask for is forgotten. */
const keptRuns = 5;
/** Younger objects may belong to a process that has not written its index yet. */
const hourMs = 60 * 60 * 1000;

/** The number of runs of each kind; and by key the hash of the bytes and the last run of its kind that asked for them. */
interface Index {
  runs: Record<string, number>;
  entries: Record<string, [hash: string, run: number]>;
}

/**
 * A cache in a folder, which may be deleted at any time and shared by several processes: the index of the one that ends
 * last counts. A folder that cannot be read or written is as good as none. Each object is named after the hash of its
 * bytes and compared with it before it is used.
 */
export function openCache(folder: string): Cache {
  const objects = join(folder, 'objects');
  const indexFile = join(folder, 'index.json');
  const index = readIndex(indexFile);
  const entries = new Map(Object.entries(index.entries));
  const asked = new Set<string>();
  let isChanged = false;
  const read = (key: string) => {
    const [hash] = entries.get(key) ?? [];
    const bytes = hash && ignoreFileErrors(() => readFileSync(join(objects, hash)));
    if (!hash || !bytes || hashOf(bytes) !== hash) return undefined;
    asked.add(key);
    return { bytes, object: join(objects, hash) };
  };

  return {
    get: (key) => read(key)?.bytes,
    put(key, bytes) {
      const hash = hashOf(bytes);
      // A file of the same name is replaced, not written into: it may have a second name, and be damaged.
      if (!ignoreFileErrors(() => writeWhole(objects, join(objects, hash), bytes))) return;
      entries.set(key, [hash, 0]);
      asked.add(key);
      isChanged = true;
    },
    link(key, file) {
      const found = read(key);
      return found !== undefined && linkOrCopy(found.object, file);
    },
    save() {
      if (!isChanged) return;
      const { runs } = index;
      for (const kind of new Set(Array.from(asked, kindOf))) runs[kind] = (runs[kind] ?? 0) + 1;
      for (const [key, entry] of entries) {
        const run = runs[kindOf(key)]!;
        if (asked.has(key)) entry[1] = run;
        else if (run - entry[1] >= keptRuns) entries.delete(key);
      }
      const text = JSON.stringify({ runs, entries: Object.fromEntries(entries) } satisfies Index);
      ignoreFileErrors(() => writeWhole(folder, indexFile, `${hashOf(text)}\n${text}`));
      prune(objects, new Set(Array.from(entries.values(), ([hash]) => hash)));
    },
  };
}

function kindOf(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

/** The index in a file; an empty one when there is none that is whole. */
function readIndex(file: string): Index {
  const [digest, text = ''] = ignoreFileErrors(() => readFileSync(file, 'utf8').split('\n', 2)) ?? [];
  return digest === hashOf(text) ? (JSON.parse(text) as Index) : { runs: {}, entries: {} };
}

/** The file appears under its name at once and whole, also when two processes write it. */
function writeWhole(folder: string, file: string, bytes: string | Uint8Array): true {
  mkdirSync(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
  return true;
}

/** Copies where the file system knows no second names. */
function linkOrCopy(object: string, file: string): boolean {
  const isDone = (work: () => void) => ignoreFileErrors(() => work() ?? true) === true;
  return (
    isDone(() => linkSync(object, file)) || isDone(() => copyFileSync(object, file, constants.COPYFILE_EXCL))
  );
}

function prune(objects: string, kept: ReadonlySet<string>): void {
  for (const name of ignoreFileErrors(() => readdirSync(objects)) ?? []) {
    if (kept.has(name)) continue;
    const file = join(objects, name);
    ignoreFileErrors(() => {
      if (Date.now() - statSync(file).mtimeMs > hourMs) rmSync(file, { recursive: true });
    });
  }
}
