import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { CheckedPage } from '../content/checked-page.ts';
import { createNodeFileSystem, ignoreFileErrors } from '../files/node-file-system.ts';
import { maxFileBytes } from '../json/json.ts';

/** When files were last changed, by their paths inside a folder: seconds since 1970, of the commit. */
type LastChanges = ReadonlyMap<string, number>;

/** The last second of the year 9999. The date of a commit may be any number. */
const latest = 253_402_300_799;

/**
 * Asks git when each file of a folder was last changed. Unlike times on disk, these are the same in every copy of a
 * commit. Leaves out a file that differs from the commit, or that git does not know; and all files without git, outside a
 * repository, in a shallow clone, or when git takes more time or memory than it should.
 *
 * A content folder may bring its own repository, which others wrote. So git reads its commits and trees through a
 * repository of our own, with none of its settings, and this code compares the files.
 */
export async function readLastChanges(folder: string): Promise<LastChanges> {
  const asked = '--is-shallow-repository --show-object-format --git-path objects --show-prefix --verify HEAD';
  const facts = await git(folder, keepSettings(), ['rev-parse', ...asked.split(' ')]);
  const [isShallow, format = '', objects = '', prefix = '', head = ''] = facts?.split('\n') ?? [];
  if (isShallow !== 'false') return new Map();
  const ours = mkdtempSync(join(tmpdir(), 'history-'));
  try {
    for (const name of ['objects', 'refs']) mkdirSync(join(ours, name));
    writeFileSync(join(ours, 'HEAD'), `${head}\n`);
    const version = format === 'sha1' ? 0 : 1;
    writeFileSync(
      join(ours, 'config'),
      `[core]\nrepositoryFormatVersion = ${version}\nbare = true\n${version ? `[extensions]\nobjectFormat = ${format}\n` : ''}`,
    );
    const env = { ...noSettings(), GIT_DIR: ours, GIT_OBJECT_DIRECTORY: resolve(folder, objects) };
    // Of a merge, `-c` lists the files that differ from all its parents.
    const log = ['log', '-c', '--raw', '--no-renames', '--no-abbrev', '-z', '--format=%ct', '--no-mailmap'];
    return readLog(folder, prefix, (await git(folder, env, [...log, head, '--', prefix || '.'])) ?? '');
  } finally {
    rmSync(ours, { recursive: true, force: true });
  }
}

/** `prefix`: the folder in the repository, with a slash at its end. */
function readLog(folder: string, prefix: string, log: string): LastChanges {
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
  const files = createNodeFileSystem(folder);
  // Of the names in a repository, some may lead out of the folder.
  const unchanged = files.list('').flatMap((name) => {
    const change = newest.get(name);
    if (!change || !(change.time <= latest)) return [];
    const bytes = ignoreFileErrors(() => files.read(name, maxFileBytes + 1));
    return bytes && isUnchanged(bytes, change.hash) ? [[name, change.time] as const] : [];
  });
  return new Map(unchanged);
}

/** Compares a file with its hash in git. A checkout may have converted its line ends. */
function isUnchanged(bytes: Buffer, hash: string): boolean {
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

/** The settings of the user say which repositories they trust. Other variables name the one of a hook. */
function keepSettings(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env);
  return Object.fromEntries(entries.filter(([name]) => !/^GIT_(?!CONFIG)/i.test(name)));
}

function noSettings(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name));
  return {
    ...Object.fromEntries(entries),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_LITERAL_PATHSPECS: '1',
    // Nothing is loaded that the repository lacks, nor any file that makes its reading faster.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/** What git may take: milliseconds, bytes of output, and kilobytes of memory where the system has such a limit. */
const most = { timeout: 10_000, maxBuffer: 128 * 1024 * 1024, memory: 2_000_000 };

/** Git's output; undefined when it fails, or takes more than it may. */
function git(folder: string, env: NodeJS.ProcessEnv, args: string[]): Promise<string | undefined> {
  const calm = ['-c', 'core.fsmonitor=false', '-c', 'core.commitGraph=false'];
  const windows = ['-c', 'core.packedGitLimit=256m', '-c', 'core.packedGitWindowSize=32m'];
  const call = ['git', ...calm, ...windows, ...args];
  const [program = '', ...rest] =
    process.platform === 'win32'
      ? call
      : ['/bin/sh', '-c', `ulimit -v ${most.memory} 2>&-; exec "$@"`, 'sh', ...call];
  const { timeout, maxBuffer } = most;
  return new Promise((done) => {
    execFile(
      program,
      rest,
      { cwd: folder, env: { ...env, GIT_OPTIONAL_LOCKS: '0' }, timeout, maxBuffer, killSignal: 'SIGKILL' },
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
