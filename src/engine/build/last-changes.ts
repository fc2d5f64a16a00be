import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CheckedPage } from '../content/checked-page.ts';

/** When files were last changed, by their paths inside a folder: seconds since 1970, of the commit. */
type LastChanges = ReadonlyMap<string, number>;

/**
 * Asks git when each file below a folder was last changed. Unlike times on disk, these are the same in every
 * copy of a commit. Leaves out a file that differs from the commit, or that git does not know; and all files
 * without git, outside a repository, or in a shallow clone.
 *
 * A repository in a content folder may have its own settings, and git runs their filters when it reads the
 * work tree. So git reads only its history, and this code compares the files.
 */
export async function readLastChanges(folder: string): Promise<LastChanges> {
  const [facts = '', log = ''] = await Promise.all([
    git(folder, 'rev-parse', '--is-shallow-repository', '--show-prefix'),
    // Of a merge, `-c` lists the files that differ from all its parents.
    git(folder, 'log', '-c', '--raw', '--no-renames', '--no-abbrev', '-z', '--format=%ct', '--', '.'),
  ]);
  const [isShallow, prefix = ''] = facts.split('\n');
  if (isShallow !== 'false') return new Map();
  const newest = new Map<string, { time: number; hash: string }>();
  let time = 0;
  // The time of a commit; then of each of its files ":<modes> <former hash> <hash> <status>", and the name.
  const parts = log.split('\0').values();
  for (const part of parts) {
    if (part.includes(':')) {
      const name = parts.next().value!.slice(prefix.length);
      // The newest commit comes first.
      if (!newest.has(name)) newest.set(name, { time, hash: part.split(' ').at(-2)! });
    } else if (part !== '') time = Number(part);
  }
  const unchanged = Array.from(newest, async ([name, change]) =>
    (await isUnchanged(join(folder, name), change.hash)) ? [[name, change.time] as const] : [],
  );
  return new Map((await Promise.all(unchanged)).flat());
}

/** Compares a file with its hash in git. A checkout may have converted its line ends. */
async function isUnchanged(file: string, hash: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return false;
  if (hashOf(bytes, hash.length) === hash) return true;
  const unix = Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return hashOf(unix, hash.length) === hash;
}

/** Git's name of a file: SHA-1, or SHA-256 in repositories of that format. */
function hashOf(bytes: Buffer, length: number): string {
  return createHash(length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** Git's output; undefined when it fails. */
function git(folder: string, ...args: string[]): Promise<string | undefined> {
  // A git hook that builds the site passes on these variables, which name its own repository.
  const { GIT_DIR: _, GIT_WORK_TREE: __, ...env } = process.env;
  return new Promise((done) => {
    execFile(
      'git',
      ['-c', 'core.fsmonitor=false', '-c', 'log.showSignature=false', ...args],
      {
        cwd: folder,
        // A partial clone would download missing objects, with a program that it names. Older versions know the last only.
        env: { ...env, GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' },
        maxBuffer: 1024 * 1024 * 1024,
      },
      (error, out) => done(error ? undefined : out),
    );
  });
}

/** The last change of a page or of a shared block that it shows; undefined while one of them has no date. */
export function lastChangeOf(
  pagesDir: string,
  changes: LastChanges,
  { file, shared }: Pick<CheckedPage, 'file' | 'shared'>,
): string | undefined {
  const times = [file, ...shared].map((source) => changes.get(source.slice(pagesDir.length + 1)));
  const last = Math.max(...times.map((time) => time ?? Number.NaN));
  return Number.isNaN(last) ? undefined : new Date(last * 1000).toISOString().replace('.000Z', 'Z');
}
