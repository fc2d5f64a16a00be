import { createHash } from 'node:crypto';
import { plainError } from '../text/plain-error.ts';
import type { FileSystem } from './file-system.ts';

/** Files that may be read more than once, and are then the same as the first time. */
export interface SteadyFileSystem extends FileSystem {
  /** From now on only files that were read before are given out: what was not checked is not rendered. */
  seal(): void;
  /**
   * Compares the bytes of a copy with those the whole file had when it was read.
   * @throws Error that names the file when they differ.
   */
  requireSame(path: string, copy: Buffer): void;
}

/**
 * Keeps a hash of each file that is read, a few dozen bytes, instead of the file: a page is read when it is checked and
 * again when it is rendered.
 */
export function createSteadyFileSystem(files: FileSystem): SteadyFileSystem {
  const known = new Map<string, string>();
  const whole = new Map<string, string>();
  let isSealed = false;

  return {
    list: files.list,
    read(path, limit) {
      const bytes = files.read(path, limit);
      const digest = bytes ? digestOf(bytes) : 'missing';
      // A file that is longer than the limit has another start than another limit shows.
      const key = `${limit ?? ''} ${path}`;
      const before = known.get(key);
      if (before === undefined ? isSealed : before !== digest) throw changedError(path);
      known.set(key, digest);
      if (bytes && bytes.length < (limit ?? Number.POSITIVE_INFINITY)) whole.set(path, digest);
      return bytes;
    },
    seal() {
      isSealed = true;
    },
    requireSame(path, copy) {
      if (whole.get(path) !== digestOf(copy)) throw changedError(path);
    },
  };
}

const changed = new WeakSet<object>();

/** An error that stops the build: this content changed on its way. */
export function changedError(path: string): Error {
  const error = plainError(
    `${path} was changed while the site was being built. Nothing was published; run the build again.`,
  );
  changed.add(error);
  return error;
}

export function isChangedError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && changed.has(error);
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}
