import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Cache, keyOf } from '../files/cache.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { resolveInside } from '../files/resolve-inside.ts';
import { writeSiteStyles } from './site-styles.ts';

interface Folders {
  /** The folder of the code for browsers. */
  client: string;
  /** The folder of the code that renders pages. */
  server: string;
}

/** Builds the site's code into its folders. */
export type BuildCode = (folders: Folders) => Promise<void>;

/**
 * Puts the site's code into its folders, from the cache if its sources are unchanged. True when it was built
 * now.
 */
export async function provideCode(
  { client, server }: Folders,
  code: string,
  cache: Cache,
  buildCode: BuildCode,
): Promise<boolean> {
  const parts = [
    { folder: client, key: keyOf('code', code, 'client') },
    { folder: server, key: keyOf('code', code, 'server') },
  ];
  if (parts.every(({ folder, key }) => fillFolder(folder, key, cache))) return false;
  // The build must not write into files that are hard links into the cache.
  for (const { folder } of parts) rmSync(folder, { recursive: true, force: true });
  await buildCode({ client, server });
  await writeSiteStyles({ client, server });
  for (const { folder, key } of parts) cacheFolder(folder, key, cache);
  return true;
}

function fillFolder(folder: string, key: string, cache: Cache): boolean {
  const list = cache.get(key);
  if (!list) return false;
  return (JSON.parse(list.toString()) as string[]).every((name) => {
    const file = resolveInside(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    return cache.link(keyOf('code', key, name), file);
  });
}

function cacheFolder(folder: string, key: string, cache: Cache): void {
  const names = createNodeFileSystem(folder).list('.');
  for (const name of names) cache.put(keyOf('code', key, name), readFileSync(join(folder, name)));
  cache.put(key, JSON.stringify(names));
}

/** Moves the entries of a folder into another one, which must not have the same names. */
export function moveInto(folder: string, target: string): void {
  for (const name of readdirSync(folder)) {
    const [from, to] = [join(folder, name), join(target, name)];
    if (existsSync(to)) throw new Error(`Refused to write "${name}": something else has this path already.`);
    try {
      renameSync(from, to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      cpSync(from, to, { recursive: true });
    }
  }
}
