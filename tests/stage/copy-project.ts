import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixturePages, fixturePublic } from './fixture-files.ts';

const root = resolve(import.meta.dirname, '../..');

const ownParts = new Set(['section-schemas/own', 'src/own'].map((path) => join(root, path)));

const parts = [
  'section-schemas',
  'docs/rules',
  'src',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  // Without it, generated files would change, and one that the engine imports restarts the server.
  '.oxfmtrc.json',
];

/** Copies the project into a folder, with the fixture as its site and node_modules linked. */
export function copyProject(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of parts) copyPart(name, folder);
  copyFixture(folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** Copies a file or folder of the product, without a company's own schemas and code. */
export function copyPart(name: string, folder: string): void {
  cpSync(join(root, name), join(folder, name), { recursive: true, filter: (path) => !ownParts.has(path) });
  if (name === 'src') cpSync(join(root, 'tests/stage/no-own'), join(folder, 'src/own'), { recursive: true });
}

/** Copies the content of the fixture site, with a reproducible git history. */
export function copyContent(folder: string) {
  copyFixture(folder);
  commitFiles(folder, 'pages');
  return { PAGES_DIR: join(folder, 'pages'), PUBLIC_DIR: join(folder, 'public') };
}

function copyFixture(folder: string): void {
  cpSync(join(root, fixturePages), join(folder, 'pages'), { recursive: true });
  cpSync(join(root, fixturePublic), join(folder, 'public'), { recursive: true });
}

/** Commits files of a folder, with reproducible hashes. */
export function commitFiles(folder: string, files: string, date = '2026-03-31T10:00:00+02:00'): void {
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'ignore' });
  git('init');
  git('add', files);
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'Pages');
}
