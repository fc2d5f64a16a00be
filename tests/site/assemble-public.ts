import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** Makes a folder of public files for the fixture site: those of the theme, which every site shows, and its own. */
export function assemblePublic(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const source of ['public', 'tests/site/public'])
    cpSync(join(root, source), folder, { recursive: true });
}

const [, script = '', folder] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  if (!folder) throw new Error('Expected a folder: tsx tests/site/assemble-public.ts .cache/fixture-public');
  assemblePublic(folder);
}
