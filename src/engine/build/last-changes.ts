import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** When files were last changed, by their paths inside a folder: seconds since 1970, of the commit. */
export type LastChanges = ReadonlyMap<string, number>;

/** Stands before the time of a commit, in which no name of a file begins. */
const mark = '\u0001';

/**
 * Asks git when each file below a folder was last changed: the same for every copy of a commit, which no file system says.
 * A file that differs from the commit, or that git does not know, is left out; so is every file when there is no git, the
 * folder is in no repository, or its history is cut short.
 *
 * A content folder may bring a repository with settings of its own, and git runs the filters that they name whenever it
 * reads the work tree. So git is asked only what is in its history, and files are compared here.
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

/** Compares a file with its hash in git, which may have turned its line ends when it was checked out. */
async function isUnchanged(file: string, hash: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) return false;
  if (hashOf(bytes, hash.length) === hash) return true;
  const unix = Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
  return hashOf(unix, hash.length) === hash;
}

/** The name that git gives a file: SHA-1, or SHA-256 in repositories that were made with it. */
function hashOf(bytes: Buffer, length: number): string {
  return createHash(length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${bytes.length}\0`)
    .update(bytes)
    .digest('hex');
}

/** What git says; undefined when it cannot. */
function git(folder: string, ...args: string[]): Promise<string | undefined> {
  // A hook of git that builds the site names its own repository to all that it starts.
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  return new Promise((done) => {
    execFile(
      'git',
      ['-c', 'core.fsmonitor=false', '-c', 'log.showSignature=false', ...args],
      {
        cwd: folder,
        // A repository without all its objects would fetch them.
        env: { ...env, GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1' },
        maxBuffer: 1024 * 1024 * 1024,
      },
      (error, out) => done(error ? undefined : out),
    );
  });
}
