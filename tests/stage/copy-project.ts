import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixturePages, fixturePublic } from './fixture-files.ts';

const root = resolve(import.meta.dirname, '../..');

const parts = ['section-schemas', 'src', 'vite.config.ts', 'tsconfig.json', 'package.json'];

/** Copies the project into a folder, with the fixture as its site and the installed packages linked in. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true });
  cpSync(join(root, fixturePages), join(folder, 'pages'), { recursive: true });
  cpSync(join(root, fixturePublic), join(folder, 'public'), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
