import { chownSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram, onPath } from './find-browser.ts';
import { findFreePort } from './listen.ts';
import { makeFolder } from './make-folder.ts';
import { startProcess } from './start-process.ts';
import { findUser, type Postgres } from './start-postgres.ts';

// Debian has it where only root looks.
const program = findProgram('PGBOUNCER_PATH', ...onPath('pgbouncer'), '/usr/sbin/pgbouncer');

export const hasPgbouncer = program !== undefined;

/**
 * Starts PgBouncer in transaction mode before a server: each transaction gets any of three connections. Returns the address
 * of a database there.
 */
export async function startPgbouncer(server: Postgres, whenDone: (end: () => Promise<void>) => unknown) {
  if (program === undefined) throw new Error('PgBouncer is not installed.');
  const port = await findFreePort();
  const { hostname, port: serverPort, username, password } = new URL(server.url('postgres'));
  const folder = makeFolder((remove) => whenDone(async () => remove()));
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password='${decodeURIComponent(password)}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  const { uid, gid } = findUser();
  if (uid !== undefined) for (const path of [folder, settings]) chownSync(path, uid, gid ?? uid);
  const runs = { cwd: '/', ...(uid !== undefined && { uid, gid }) };
  const pooler = startProcess(program, [settings], /(process up)/, runs);
  whenDone(async () => {
    pooler.process.kill('SIGKILL');
    await pooler.ended;
  });
  await pooler.said;
  return (database: string) => `postgres://${username}:any@127.0.0.1:${port}/${database}`;
}
