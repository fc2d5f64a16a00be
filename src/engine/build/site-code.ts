import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { resolveInside } from '../files/resolve-inside.ts';
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
  const files = names.map((name) => ({ name, bytes: memory.recall(`${key} ${name}`) }));
  for (const { name, bytes } of files) {
    if (!bytes) return false;
    const file = resolveInside(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  return true;
}

function keepFolder(folder: string, key: string, memory: BuildMemory): void {
  const names = createNodeFileSystem(folder).list('.');
  for (const name of names) memory.keep(`${key} ${name}`, () => readFileSync(join(folder, name)));
  memory.keep(key, () => Buffer.from(JSON.stringify(names)));
}
