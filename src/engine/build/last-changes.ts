import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileShared } from '../content/page.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { usesOf } from '../content/roles/index.ts';
import type { Site } from '../content/site.ts';

/** When files were last changed, by their paths inside a folder: seconds since 1970, of the commit. */
type LastChanges = ReadonlyMap<string, number>;

/** Marks the time of a commit; no file name begins with it. */
const mark = '\u0001';

/**
 * Asks git when each file below a folder was last changed. Unlike times on disk, these are the same in every
 * copy of a commit. Leaves out a file that differs from the commit, or that git does not know; and all files
 * without git, outside a repository, or in a shallow clone.
 *
 * A repository in a content folder may have its own settings, and git runs their filters when it reads the
 * work tree. So git reads only its history, and this code compares the files.
 */
export async function readLastChanges(folder: string): Promise<LastChanges> {
  const [isShallow, log, tree] = await Promise.all([
    git(folder, 'rev-parse', '--is-shallow-repository'),
    git(folder, 'log', '--relative', '--name-only', '-z', `--format=${mark}%ct`, '--', '.'),
    git(folder, 'ls-tree', '-r', '-z', 'HEAD'),
  ]);
  const times = new Map<string, number>();
  if (isShallow?.trim() !== 'false' || log === undefined || tree === undefined) return times;
  const committed = readTree(tree);
  let time = 0;
  for (const part of log.split('\0')) {
    const token = part.startsWith('\n') ? part.slice(1) : part;
    if (token.startsWith(mark)) time = Number(token.slice(mark.length));
    // The newest commit comes first.
    else if (committed.has(token) && !times.has(token)) times.set(token, time);
  }
  await Promise.all(
    Array.from(times.keys(), async (name) => {
      if (!(await isUnchanged(join(folder, name), committed.get(name)!))) times.delete(name);
    }),
  );
  return times;
}

/** The hashes of files, by their paths inside the folder. */
function readTree(tree: string): Map<string, string> {
  const entries = tree.split('\0').filter((entry) => /^100\d+ blob /.test(entry));
  return new Map(
    entries.map((entry) => {
      const [facts = '', name = ''] = entry.split('\t', 2);
      return [name, facts.split(' ')[2]!];
    }),
  );
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
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
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

/** The last change of a page or of a shared block that it places; undefined while one of them has no date. */
export function lastChangeOf(
  site: Site,
  changes: LastChanges,
  { file: ownFile, shared }: Pick<CheckedPage, 'file' | 'shared'>,
): string | undefined {
  const { files, pagesDir, schemas } = site;
  const names = new Set(shared);
  // The loop also visits the names that it adds.
  for (const name of names) {
    const block = schemas && compileShared(site, schemas, name);
    for (const { value } of block ? usesOf(block, 'sharedBlock') : []) names.add(value);
  }
  const sources = [ownFile, ...Array.from(names, (name) => files.shared.get(name) ?? '')];
  const times = sources.map((file) => changes.get(file.slice(pagesDir.length + 1)) ?? Number.NaN);
  const last = Math.max(...times);
  return Number.isNaN(last) ? undefined : new Date(last * 1000).toISOString().replace('.000Z', 'Z');
}
