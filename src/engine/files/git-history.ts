import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The history of a folder. */
export interface History {
  /** True when only a part of it is here. */
  isShallow: boolean;
  /** The name of the last commit. */
  head: string;
  /** The folder in the repository, with a slash at its end. */
  prefix: string;
  /** Git's output; undefined when it fails, or takes more than it may. */
  git(args: string[]): Promise<Buffer | undefined>;
}

/**
 * Asks for something of a folder's history. Undefined without git, outside a repository, or when git takes more time or
 * memory than it should.
 *
 * A content folder may bring its own repository, which others wrote. So git reads its commits and trees through a
 * repository of our own, with none of its settings.
 */
export async function askHistory<Answer>(
  folder: string,
  ask: (history: History) => Promise<Answer>,
): Promise<Answer | undefined> {
  const queries =
    '--is-shallow-repository --show-object-format --git-path objects --show-prefix --verify HEAD';
  const facts = await git(folder, keepSettings(), ['rev-parse', ...queries.split(' ')]);
  if (!facts) return undefined;
  const [isShallow, format = '', objects = '', prefix = '', head = ''] = facts.toString().split('\n');
  const repository = mkdtempSync(join(tmpdir(), 'history-'));
  try {
    for (const name of ['objects', 'refs']) mkdirSync(join(repository, name));
    writeFileSync(join(repository, 'HEAD'), `${head}\n`);
    const version = format === 'sha1' ? 0 : 1;
    writeFileSync(
      join(repository, 'config'),
      `[core]\nrepositoryFormatVersion = ${version}\nbare = true\n${version ? `[extensions]\nobjectFormat = ${format}\n` : ''}`,
    );
    const env = { ...noSettings(), GIT_DIR: repository, GIT_OBJECT_DIRECTORY: resolve(folder, objects) };
    const call = (args: string[]) => git(folder, env, args);
    return await ask({ isShallow: isShallow !== 'false', head, prefix, git: call });
  } finally {
    rmSync(repository, { recursive: true, force: true });
  }
}

/** The files of a folder as the last commit has them, where they differ now. `names`: those that matter. */
export async function readCommitted(
  folder: string,
  names: readonly string[],
  read: (name: string) => Buffer | undefined,
): Promise<ReadonlyMap<string, Buffer>> {
  const changed = await askHistory(folder, async ({ head, prefix, git: call }) => {
    const listed = (await call(['ls-tree', '-r', '-z', head, '--', prefix || '.']))?.toString() ?? '';
    const hashes = new Map(
      listed.split('\0').flatMap((line) => {
        const [facts = '', path = ''] = line.split('\t');
        const [, kind, hash = ''] = facts.split(' ');
        return kind === 'blob' ? [[path.slice(prefix.length), hash] as const] : [];
      }),
    );
    const committed = new Map<string, Buffer>();
    for (const name of names) {
      const hash = hashes.get(name);
      const bytes = read(name);
      if (hash === undefined || !bytes || isUnchanged(bytes, hash)) continue;
      const before = await call(['cat-file', 'blob', hash]);
      if (before) committed.set(name, before);
    }
    return committed;
  });
  return changed ?? new Map();
}

/** Compares a file with its hash in git. A checkout may have converted its line ends. */
export function isUnchanged(bytes: Buffer, hash: string): boolean {
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
function git(folder: string, env: NodeJS.ProcessEnv, args: string[]): Promise<Buffer | undefined> {
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
      {
        encoding: 'buffer',
        cwd: folder,
        env: { ...env, GIT_OPTIONAL_LOCKS: '0' },
        timeout,
        maxBuffer,
        killSignal: 'SIGKILL',
      },
      (error, out) => done(error ? undefined : out),
    );
  });
}
