import { execFileSync, type SpawnOptions } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findProgram, onPath } from './find-browser.ts';
import { findFreePort } from './listen.ts';
import { startProcess } from './start-process.ts';

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** Debian keeps the programs of each version in a folder of its own. */
const debian = '/usr/lib/postgresql';
const versions = statSync(debian, { throwIfNoEntry: false }) ? readdirSync(debian) : [];
const newestFirst = versions.toSorted((a, b) => Number(b) - Number(a));
const program = findProgram(
  'POSTGRES_PATH',
  ...newestFirst.map((version) => join(debian, version, 'bin/postgres')),
  ...onPath('postgres'),
);

export const hasPostgres = program !== undefined;

/** PostgreSQL refuses to run as root, so it then runs as its own user, or as nobody. */
export function findUser(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8');
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(users) ?? ['', '65534', '65534'];
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Starts a PostgreSQL server of its own on a free port, with its data in a new folder below `folder`. More settings are
 * written as in `postgresql.conf`. `url` is the address of a new empty database, `sql` executes statements as superuser.
 */
export async function startPostgres(folder: string, settings: string[] = []) {
  if (program === undefined) throw new Error('PostgreSQL is not installed.');
  const [runsAs, port, password] = [findUser(), await findFreePort(), 'a:b/c#d?e@f%'];
  const [data, words] = [join(folder, 'data'), join(folder, 'password')];
  writeFileSync(words, password);
  if (runsAs.uid !== undefined) execFileSync('chown', ['-R', `${runsAs.uid}:${runsAs.gid}`, folder]);
  const init = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${words}`];
  const place = { cwd: folder, ...runsAs };
  execFileSync(program.replace(/postgres$/, 'initdb'), [...init, '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...place,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const fixed = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`];
  const start = (more: string[] = []) => {
    const all = [...fixed, ...settings, ...more].flatMap((setting) => ['-c', setting]);
    return startProcess(program, ['-D', data, ...all], /(ready to accept)/, place);
  };
  let server = start();
  await server.said;

  const url = (database: string, user = 'postgres', word = password) =>
    `postgres://${user}:${encodeURIComponent(word)}@127.0.0.1:${port}/${database}`;
  async function sql(statement: string, database = 'postgres'): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: url(database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  }
  let count = 0;
  return {
    port,
    data,
    url,
    sql,
    async createDatabase(options = ''): Promise<string> {
      const name = `db${++count}`;
      await sql(`CREATE DATABASE ${name} ${options}`);
      return name;
    },
    /** SIGKILL: as when the machine fails. SIGINT: disconnects everybody, and ends in order. */
    async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
      server.process.kill(signal);
      await server.ended;
    },
    /** Processes of a killed server may hold its memory for a moment. */
    async start(more: string[] = []): Promise<void> {
      for (let attempt = 1; ; attempt++)
        try {
          server = start(more);
          await server.said;
          return;
        } catch (error) {
          if (attempt === 50) throw error;
          await pause(100);
        }
    },
    output: () => server.output(),
  };
}
