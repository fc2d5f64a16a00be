import { execFile } from 'node:child_process';

/** When files were last changed, by their paths inside a folder: seconds since 1970, of the commit. */
export type LastChanges = ReadonlyMap<string, number>;

/** Stands before the time of a commit, in which no name of a file begins. */
const mark = '\u0001';

/**
 * Asks git when each file below a folder was last changed: the same for every copy of a commit, which no file system says.
 * A file that differs from the commit, or that git does not know, is left out; so is every file when there is no git, the
 * folder is in no repository, or its history is cut short.
 */
export async function readLastChanges(folder: string): Promise<LastChanges> {
  const [isShallow, log, changed] = await Promise.all([
    git(folder, 'rev-parse', '--is-shallow-repository'),
    git(folder, 'log', '--relative', '--name-only', '-z', `--format=${mark}%ct`, '--', '.'),
    git(
      folder,
      'diff',
      '--relative',
      '--name-only',
      '-z',
      '--no-ext-diff',
      '--no-textconv',
      'HEAD',
      '--',
      '.',
    ),
  ]);
  const times = new Map<string, number>();
  if (isShallow?.trim() !== 'false' || log === undefined || changed === undefined) return times;
  let time = 0;
  for (const part of log.split('\0')) {
    const token = part.startsWith('\n') ? part.slice(1) : part;
    if (token.startsWith(mark)) time = Number(token.slice(mark.length));
    // The newest commit comes first.
    else if (token !== '' && !times.has(token)) times.set(token, time);
  }
  for (const name of changed.split('\0')) times.delete(name);
  return times;
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
