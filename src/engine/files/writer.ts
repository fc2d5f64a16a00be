import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Cache, noCache } from './cache.ts';
import { resolveInside } from './output-paths.ts';

type Bytes = string | Uint8Array;

export type Writer = ReturnType<typeof createWriter>;

/** The path of a file below a folder, with the folders around it. */
export function prepareFile(folder: string, path: string): string {
  const file = resolveInside(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

/** Writes files below the output folder, and over no other file: the check has compared all paths. */
export function createWriter(outDir: string, cache: Cache = noCache) {
  // `wx` does not follow a link with the file's name.
  const write = (file: string, bytes: Bytes) => writeFileSync(file, bytes, { flag: 'wx' });
  return {
    /** @throws Error for a path that is taken, or outside the folder. */
    write: (path: string, bytes: Bytes) => write(prepareFile(outDir, path), bytes),
    /** Writes a file from the cache, or makes its bytes now and caches them. True when they were made. */
    async place(path: string, key: string, make: () => Bytes | Promise<Bytes>): Promise<boolean> {
      const file = prepareFile(outDir, path);
      if (cache.link(key, file)) return false;
      const bytes = await make();
      write(file, bytes);
      cache.put(key, bytes, file);
      return true;
    },
  };
}
