import { createHash, randomUUID } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Bytes that are kept in a folder from one run to the next, by a name that stands for all they were made of. */
export interface KeptFiles {
  /** The bytes kept under a name, whole and unaltered; undefined when there are none. */
  recall(name: string): Buffer | undefined;
  /** Keeps bytes, which are made only where there is a place for them. */
  keep(name: string, make: () => Uint8Array): void;
}

/** For runs that are to do everything anew. */
export const keepNothing: KeptFiles = { recall: () => undefined, keep() {} };

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 30 * dayMs;
const digestBytes = 32;

/**
 * The folder may be deleted at any time, and shared by several runs. Each file ends with a digest of what precedes it: one
 * that was cut short or altered is none. So is a folder that cannot be read or written. Once something is added to it,
 * what nobody has asked for in a month goes, and what was never finished.
 */
export function openKeptFiles(folder: string): KeptFiles {
  let isPruned = false;
  return {
    recall(name) {
      const file = join(folder, name);
      const sealed = attempt(() => readFileSync(file));
      const bytes = sealed?.subarray(0, -digestBytes);
      if (!sealed || !bytes || !digest(bytes).equals(sealed.subarray(-digestBytes))) return undefined;
      attempt(() => noteUse(file));
      return bytes;
    },
    keep(name, make) {
      const bytes = make();
      const draft = join(folder, `${name}.${randomUUID()}`);
      attempt(() => {
        mkdirSync(folder, { recursive: true });
        writeFileSync(draft, Buffer.concat([bytes, digest(bytes)]));
        renameSync(draft, join(folder, name));
      });
      if (!isPruned) prune(folder);
      isPruned = true;
    },
  };
}

function prune(folder: string): void {
  for (const name of attempt(() => readdirSync(folder)) ?? []) {
    const file = join(folder, name);
    attempt(() => {
      if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file, { recursive: true });
    });
  }
}

/** Once a day is often enough to know what nobody asks for. */
function noteUse(file: string): void {
  const now = Date.now();
  if (now - statSync(file).mtimeMs > dayMs) utimesSync(file, now / 1000, now / 1000);
}

function digest(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Undefined when the file system refuses: then there is nothing to remember, which no run depends on. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
