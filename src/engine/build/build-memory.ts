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
import { attempt } from '../files/kept-files.ts';
import { stampOf } from '../files/stamp.ts';
import { hashOf } from '../files/hash-of.ts';
import { indexText, readIndex } from './build-index.ts';

/** What earlier builds made, by a key that stands for everything it was made of. */
export interface BuildMemory {
  /** The bytes kept under a key, whole and unaltered; undefined when there are none. */
  recall(key: string): Buffer | undefined;
  /** Keeps bytes, which are made only when there is a place for them. */
  keep(key: string, make: () => Buffer): void;
  /**
   * Puts the file kept under a key, whole and unaltered, at a path where nothing is yet. False when there is none. The two
   * may be one file with two names, so nobody may write into it.
   */
  place(key: string, path: string): boolean;
  /** Keeps a file that was just written, and nobody will write into. The hash of its bytes is asked for when it is needed. */
  keepFile(key: string, path: string, hash: () => string): void;
  /** Writes down what was kept, and forgets what has not been asked for in a while. Called when all files lie where they stay. */
  close(): void;
}

/** For builds that are to do everything anew. */
export const forgetful: BuildMemory = {
  recall: () => undefined,
  keep() {},
  place: () => false,
  keepFile() {},
  close() {},
};

/** What so many builds did not ask for is forgotten. */
const keptBuilds = 5;
/** Left by a build that was killed, or still being written by another one. */
const abandonedMs = 60 * 60 * 1000;

/**
 * Remembers in a folder, which may be deleted at any time. A file is named after the hash of its bytes. Before it is taken
 * it is compared: with its name or, where that is enough, with what the file system said of it when it was known to be
 * right, as git does; whatever else lies there is not taken. A folder that cannot be read or written is as good as none.
 */
export function openBuildMemory(folder: string): BuildMemory {
  const objects = join(folder, 'objects');
  const indexFile = join(folder, 'index.json');
  const index = readIndex(indexFile);
  const build = index.build + 1;
  // Asked for thousands of times, and both parts are plain.
  const objectOf = (hash: string) => `${objects}/${hash}`;
  /** Files that were taken or kept by this build, and known to be right. */
  const used = new Set<string>();

  const enter = (key: string, hash: string) => {
    index.entries.set(key, { hash, build });
    used.add(hash);
  };
  const isAsLeft = (hash: string) => {
    const known = index.stamps.get(hash);
    const now = known && stampOf(objectOf(hash));
    if (!now) return false;
    const [inode, size, modifiedMs, changedMs] = now;
    const [knownInode, knownSize, knownModifiedMs, untilMs] = known;
    return (
      inode === knownInode && size === knownSize && modifiedMs === knownModifiedMs && changedMs <= untilMs
    );
  };
  const readObject = (hash: string) => {
    const bytes = stampOf(objectOf(hash)) && attempt(() => readFileSync(objectOf(hash)));
    return bytes && hashOf(bytes) === hash ? bytes : undefined;
  };

  return {
    recall(key) {
      const entry = index.entries.get(key);
      const bytes = entry && readObject(entry.hash);
      if (!bytes) return undefined;
      entry.build = build;
      return bytes;
    },
    keep(key, make) {
      const bytes = make();
      const hash = hashOf(bytes);
      index.entries.set(key, { hash, build });
      attempt(() => writeWhole(objects, objectOf(hash), bytes));
    },
    place(key, path) {
      const hash = index.entries.get(key)?.hash;
      if (hash === undefined) return false;
      if (!used.has(hash) && !isAsLeft(hash)) {
        if (!readObject(hash)) return false;
        setStamp(hash);
      }
      if (!putAt(objectOf(hash), path)) return false;
      enter(key, hash);
      return true;
    },
    keepFile(key, path, hashOfFile) {
      const hash = hashOfFile();
      // What lies there under this name was not taken, or was not asked for: only this file is known to be right.
      attempt(() => rmSync(objectOf(hash), { recursive: true, force: true }));
      attempt(() => mkdirSync(objects, { recursive: true }));
      if (!putAt(path, objectOf(hash))) return;
      setStamp(hash);
      enter(key, hash);
    },
    close() {
      // Each name that a file is given or loses changes the last part of its stamp, and the last of these was just now.
      const untilMs = Date.now();
      for (const hash of used) {
        const stamp = index.stamps.get(hash);
        if (stamp) index.stamps.set(hash, [stamp[0], stamp[1], stamp[2], untilMs]);
      }
      for (const [key, entry] of index.entries)
        if (build - entry.build >= keptBuilds) index.entries.delete(key);
      const kept = new Set(Array.from(index.entries.values(), ({ hash }) => hash));
      for (const hash of index.stamps.keys()) if (!kept.has(hash)) index.stamps.delete(hash);
      const text = indexText({ ...index, build });
      attempt(() => writeWhole(folder, indexFile, Buffer.from(text)));
      prune(objects, kept);
    },
  };

  function setStamp(hash: string): void {
    const stamp = stampOf(objectOf(hash));
    if (stamp) index.stamps.set(hash, stamp);
    else index.stamps.delete(hash);
  }
}

/** Gives a file a second name; copies it where the file system knows no second names. */
function putAt(file: string, path: string): boolean {
  if (attempt(() => linkSync(file, path) ?? true)) return true;
  return attempt(() => copyFileSync(file, path, constants.COPYFILE_EXCL) ?? true) ?? false;
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
