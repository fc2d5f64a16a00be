import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { resolveInside } from '../files/resolve-inside.ts';
import { hashOf } from '../files/hash-of.ts';
import type { BuildMemory } from './build-memory.ts';
import { writeSiteStyles } from './site-styles.ts';

/** Builds the code for browsers into one folder and the code that renders pages into the other. */
export type BuildCode = (folders: { client: string; server: string }) => Promise<void>;

/** Puts the site's code into its folders: as it was built before from the same sources, or built now. */
export async function provideCode(
  folders: { client: string; server: string },
  key: string,
  memory: BuildMemory,
  buildCode: BuildCode,
): Promise<'recalled' | 'built'> {
  const { client, server } = folders;
  if (recallFolder(client, `client ${key}`, memory) && recallFolder(server, `server ${key}`, memory))
    return 'recalled';
  // What was placed is not to be written over.
  for (const folder of [client, server]) rmSync(folder, { recursive: true, force: true });
  await buildCode(folders);
  await writeSiteStyles(folders);
  keepFolder(client, `client ${key}`, memory);
  keepFolder(server, `server ${key}`, memory);
  return 'built';
}

function recallFolder(folder: string, key: string, memory: BuildMemory): boolean {
  const list = memory.recall(key);
  if (!list) return false;
  const names = JSON.parse(list.toString()) as string[];
  const isWhole = names.every((name) => {
    const file = resolveInside(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    return memory.place(`${key} ${name}`, file);
  });
  return isWhole;
}

function keepFolder(folder: string, key: string, memory: BuildMemory): void {
  const names = createNodeFileSystem(folder).list('.');
  for (const name of names) {
    const file = join(folder, name);
    memory.keepFile(`${key} ${name}`, file, () => hashOf(readFileSync(file)));
  }
  memory.keep(key, () => Buffer.from(JSON.stringify(names)));
}

/** Moves what lies in one folder into another, where nothing of the same name lies. */
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
