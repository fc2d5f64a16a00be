import { existsSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { type Cache, linkOrMake, noCache } from '../files/cache.ts';
import { createOutputClaims, resolveInside } from '../files/output-paths.ts';
import { plainError } from '../../shared/plain-error.ts';

type Bytes = string | Uint8Array;

/** Writes files below the output folder. */
export interface Writer {
  /** @throws Error, with nothing written, for a path that is taken, or outside the folder, also by a link. */
  write(path: string, bytes: Bytes): void;
  /** Writes a file from the cache, or makes it now. True when it was made. */
  place(path: string, key: string, make: () => Bytes | Promise<Bytes>): Promise<boolean>;
}

/** `taken`: paths of files that are in the folder already. */
export function createWriter(outDir: string, taken: Iterable<string> = [], cache: Cache = noCache): Writer {
  const made = new Set<string>();
  const take = createOutputClaims();
  for (const path of taken) take(path, path);

  function claim(path: string): string {
    const file = resolveInside(outDir, path);
    if (take(path, path) !== undefined)
      throw plainError(
        `Refused to write ${JSON.stringify(path)}: another page, alias, planned link or file in public/ has this path already. Rename one of the two.`,
      );
    const folder = dirname(file);
    if (!made.has(folder)) makeFolder(outDir, folder, path);
    made.add(folder);
    return file;
  }

  return {
    // `wx` does not follow a link with the file's name.
    write: (path, bytes) => writeFileSync(claim(path), bytes, { flag: 'wx' }),
    place: (path, key, make) => linkOrMake(cache, key, claim(path), make),
  };
}

function makeFolder(outDir: string, folder: string, path: string): void {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const isBelow = folder !== outDir && existing.length > outDir.length;
  if (isBelow && relative(realpathSync(outDir), realpathSync(existing)) !== relative(outDir, existing))
    throw plainError(`Refused to write ${JSON.stringify(path)}: a link leads out of the output folder.`);
  mkdirSync(folder, { recursive: true });
}
