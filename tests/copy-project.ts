import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

const parts = [
  'pages',
  'section-schemas',
  'src',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
];

/** Copies the project into a folder, with the installed packages linked in. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}
