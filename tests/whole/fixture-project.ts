import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';

const root = resolve(import.meta.dirname, '../..');

/** How a process ended: its exit code or the signal that ended it, and all that it wrote. */
export interface Ended {
  end: number | string;
  output: string;
}

/** Runs Node with these arguments. */
export function runNode(args: string[], cwd = root, env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env } },
      (error, out, err) => done({ end: error ? (error.signal ?? Number(error.code)) : 0, output: out + err }),
    );
  });
}

/** `npm run NAME` with more arguments, for a command of the engine. */
export function command(name: string, ...args: string[]): string[] {
  return ['src/engine/cli/run.mjs', `src/engine/cli/${name}.ts`, ...args];
}

/** Copies the content of the fixture site, with a history that is the same wherever it is made. */
export function copyContent(folder: string): { PAGES_DIR: string; PUBLIC_DIR: string } {
  mkdirSync(folder, { recursive: true });
  const content = { PAGES_DIR: join(folder, 'pages'), PUBLIC_DIR: join(folder, 'public') };
  cpSync(join(root, fixturePages), content.PAGES_DIR, { recursive: true });
  cpSync(join(root, fixturePublic), content.PUBLIC_DIR, { recursive: true });
  commitPages(folder);
  return content;
}

/** Makes a folder the working copy of a commit that is the same wherever it is made. */
export function commitPages(folder: string): void {
  const date = '2026-03-31T10:00:00+02:00';
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'ignore' });
  git('init');
  git('add', 'pages');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'Pages');
}
