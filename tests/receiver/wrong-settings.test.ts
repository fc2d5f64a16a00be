import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/receiver/store/open-store.ts';
import { callIn } from '../stage/call-command.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { hasPostgres } from '../stage/start-postgres.ts';
import { startPostgresHere } from './engines.ts';
import { makeSiteFolder } from './form-page.ts';
import { newMessage } from './start-receiver.ts';

const site = makeSiteFolder(afterAll);

/** What the receiver prints when it ends at once, and that it does so with the exit code 2 and without a password. */
async function refuse(env: Record<string, string>): Promise<string> {
  const settings = { OUT_DIR: site.folder, INQUIRIES_FILE: site.data, ...env };
  const { code, stdout, stderr } = await callIn(
    { env: settings },
    'src/receiver/cli/receiver.ts',
    '--port',
    '0',
  );
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+\n$/);
  for (const secret of ['s3cret', 'a:b/c#d', 'a%3Ab', '    at ', 'node:'])
    expect(stderr).not.toContain(secret);
  return stderr.trimEnd();
}

const likeThis = 'Write it like this: postgres://user:password@host:5432/database';

test.each([
  [{ DATABASE_URL: '' }, `Expected the address of a PostgreSQL database in DATABASE_URL. ${likeThis}`],
  [
    { DATABASE_URL: 'mysql://u:s3cret@host/db' },
    `Expected the address of a PostgreSQL database in DATABASE_URL. ${likeThis}`,
  ],
  [
    { DATABASE_URL: 'db.example:5432/shop' },
    `Expected the address of a PostgreSQL database in DATABASE_URL. ${likeThis}`,
  ],
  [
    { DATABASE_URL: 'postgres://u:s3cret#1@host/db' },
    `Unexpected characters in DATABASE_URL, most likely in the password: there, write % as %25, / as %2F, # as %23, ? as %3F and @ as %40. ${likeThis}`,
  ],
  [
    { DATABASE_URL: 'postgres://u:s3cret%zz@host:5432/db' },
    `Unexpected characters in DATABASE_URL, most likely in the password: there, write % as %25, / as %2F, # as %23, ? as %3F and @ as %40. ${likeThis}`,
  ],
  [
    { DATABASE_URL: 'postgres://u:s3cret@host:54x2/db' },
    `Unexpected characters in DATABASE_URL, most likely in the password: there, write % as %25, / as %2F, # as %23, ? as %3F and @ as %40. ${likeThis}`,
  ],
  [{ DATABASE_URL: 'postgres:///db' }, `Missing host in DATABASE_URL. ${likeThis}`],
  [{ DATABASE_URL: 'postgres://u:s3cret@host' }, `Missing name of the database in DATABASE_URL. ${likeThis}`],
  [{ RECEIVER_SPACE: '9' }, 'Expected 10 or more megabytes in RECEIVER_SPACE instead of "9".'],
  [{ RECEIVER_RATE: 'many' }, 'Expected 1 or more messages per minute in RECEIVER_RATE instead of "many".'],
  [{ INQUIRIES_KEEP_DAYS: '0' }, 'Expected 1 to 36500 days in INQUIRIES_KEEP_DAYS instead of "0".'],
  [{ INQUIRIES_KEEP_SUSPECTS: '' }, 'Expected 1 to 36500 days in INQUIRIES_KEEP_SUSPECTS instead of "".'],
])('%j is explained in a sentence', async (env, sentence) => expect(await refuse(env)).toBe(sentence));

test('a full file is explained in a sentence', async () => {
  const file = join(makeFolder(), 'full.sqlite');
  const store = await openStore({ url: undefined, file, space: Infinity });
  const files = [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.alloc(5_000_000) }];
  for (const id of ['a', 'b']) await store.accept(newMessage(id, { files }));
  await store.close();
  expect(await refuse({ INQUIRIES_FILE: file, RECEIVER_SPACE: '11' })).toBe(
    'The space for messages is full, or the disk. Delete messages, or raise RECEIVER_SPACE.',
  );
});

describe.runIf(hasPostgres)('with PostgreSQL', () => {
  const server = startPostgresHere();
  /** What is printed for an address of the server. */
  const refuseAt = async (url: string) => {
    const { port } = server();
    return (await refuse({ DATABASE_URL: url })).replace(`127.0.0.1:${port}`, 'HOST');
  };
  const cannot = (database: string, reason: string) =>
    `The messages in PostgreSQL at HOST/${database} cannot be used: ${reason}`;

  test('a wrong password, user or database is explained in a sentence', async () => {
    const { url } = server();
    expect(await refuseAt(url('postgres', 'postgres', 's3cret'))).toBe(
      cannot(
        'postgres',
        'password authentication failed for user "postgres". Correct the user or the password in DATABASE_URL.',
      ),
    );
    expect(await refuseAt(url('postgres').replace(/:[^:@]*@/, '@'))).toMatch(
      /Correct the user or the password in DATABASE_URL\.$/,
    );
    expect(await refuseAt(url('shop'))).toBe(
      cannot(
        'shop',
        'database "shop" does not exist. Create the database, or correct its name in DATABASE_URL.',
      ),
    );
    expect(await refuseAt(`${url('postgres')}?sslmode=verify-full`)).toBe(
      cannot('postgres', 'The server does not support SSL connections.'),
    );
  });

  test('a role that may not create or write is explained in a sentence', async () => {
    const { url, sql } = server();
    await sql(`CREATE ROLE guest LOGIN PASSWORD 's3cret'`);
    const advice = 'Make the user the owner of the database, or of its schema "inquiries".';
    expect(await refuseAt(url('postgres', 'guest', 's3cret'))).toBe(
      cannot('postgres', `permission denied for database postgres. ${advice}`),
    );
    await (await openStore({ url: url('postgres'), file: '', space: Infinity })).close();
    await sql(
      'GRANT USAGE ON SCHEMA inquiries TO guest; GRANT SELECT ON ALL TABLES IN SCHEMA inquiries TO guest',
    );
    expect(await refuseAt(url('postgres', 'guest', 's3cret'))).toBe(
      cannot('postgres', `permission denied for table file. ${advice}`),
    );
  });

  test('a database of a newer version or with another encoding is explained in a sentence', async () => {
    const { url, sql, createDatabase } = server();
    const newer = await createDatabase();
    await (await openStore({ url: url(newer), file: '', space: Infinity })).close();
    await sql('UPDATE inquiries.version SET number = 99', newer);
    expect(await refuseAt(url(newer))).toBe(
      cannot(newer, 'It was written by a newer version of this program. Update the program first.'),
    );
    const latin = await createDatabase(`ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0`);
    expect(await refuseAt(url(latin))).toBe(
      cannot(latin, `The database has the encoding LATIN1. Create one with ENCODING 'UTF8'.`),
    );
  });

  test('a server that may lose messages, or is a standby, is explained in a sentence', async () => {
    const { url, stop, start, data } = server();
    await stop();
    await start(['fsync=off']);
    expect(await refuseAt(url('postgres'))).toBe(
      cannot(
        'postgres',
        'The server has the setting "fsync = off", so a crash loses messages. Switch it on.',
      ),
    );
    await stop();
    writeFileSync(join(data, 'standby.signal'), '');
    await start();
    expect(await refuseAt(url('postgres'))).toBe(
      cannot('postgres', 'The server is a standby. Name the primary server in DATABASE_URL.'),
    );
  });
});
