import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Cache, linkOrMake, noCache } from '../files/cache.ts';
import { resolveInside } from '../files/output-paths.ts';

type Bytes = string | Uint8Array;

/** Writes files below the output folder, and over no other file: the check has compared all paths. */
export interface Writer {
  /** @throws Error for a path that is taken, or outside the folder. */
  write(path: string, bytes: Bytes): void;
  /** Writes a file from the cache, or makes it now. True when it was made. */
  place(path: string, key: string, make: () => Bytes | Promise<Bytes>): Promise<boolean>;
}

export function createWriter(outDir: string, cache: Cache = noCache): Writer {
  function prepare(path: string): string {
    const file = resolveInside(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  }
  return {
    // `wx` does not follow a link with the file's name.
    write: (path, bytes) => writeFileSync(prepare(path), bytes, { flag: 'wx' }),
    place: (path, key, make) => linkOrMake(cache, key, prepare(path), make),
  };
}
