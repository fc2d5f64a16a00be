import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { openStore } from '../../src/receiver/store/open-store.ts';
import { callIn } from '../stage/call-command.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { runNode } from '../stage/run-node.ts';
import { canMount, makeSmallDisk } from '../stage/small-disk.ts';
import { hasPostgres } from '../stage/start-postgres.ts';
import { startPostgresHere } from './engines.ts';
import { good, makeSiteFolder } from './form-page.ts';
import { receiverCommand, startReceiverProcess } from './receiver-process.ts';
import { ask, newMessage } from './start-receiver.ts';
import { needs } from '../stage/needs.ts';

const site = makeSiteFolder(afterAll);

/** What the receiver prints when it ends at once, and that it does so with the exit code 2 and without a password. */
async function refuse(env: Record<string, string>, ...args: string[]): Promise<string> {
  const settings = { OUT_DIR: site.folder, INQUIRIES_FILE: site.data, ...env };
  const words = args.length > 0 ? args : ['--port', '0'];
  const { code, stdout, stderr } = await callIn({ env: settings }, 'src/receiver/cli/receiver.ts', ...words);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^[^\n]+\n("npm run receiver -- --help" lists its options\.\n)?$/);
  for (const secret of ['s3cret', 'a:b/c#d', 'a%3Ab', '    at ', 'node:'])
    expect(stderr).not.toContain(secret);
  return stderr.trimEnd().split('\n')[0]!;
}

const likeThis = 'Write it like this: postgres://user:password@host:5432/database';

test.each([
  [
    { INQUIRIES_FILE: '' },
    'INQUIRIES_FILE is empty: name a file, or leave it out to use ".data/inquiries.sqlite".',
  ],
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

/** Steps of operators: the options of the receiver in a new folder, and the sentence. */
const steps: [name: string, take: (folder: string) => string[], sentence: RegExp][] = [
  [
    'a folder without a site',
    (folder) => ['--site', folder],
    /contains no built site with a form\. Run "npm run build"/,
  ],
  ['a port that is no number', () => ['--port', 'http'], /--port/],
  ['a port that no computer has', () => ['--port', '70000'], /65535 after --port/],
  ['an option with a slip', () => ['--proxy', '1'], /Unknown option.*--proxies/],
  ['proxies that are no number', () => ['--proxies', 'yes'], /--proxies/],
  [
    'an origin with a path',
    () => ['--origin', 'https://www.example.com/'],
    /^Expected an origin such as https:/,
  ],
  ['an origin without a scheme', () => ['--origin', 'www.example.com'], /^Expected an origin such as https:/],
  ['a rate of nothing', () => ['--rate', '0'], /--rate/],
  [
    'an address that is not of this computer',
    () => ['--port', '0', '--metrics-port', '0', '--metrics-host', '192.0.2.1'],
    /192\.0\.2\.1|not available|address/i,
  ],
  [
    'a folder instead of the file of messages',
    (folder) => ['--data', folder],
    /^Cannot open the messages in ".*": it is a folder\. Name a file\.$/,
  ],
  [
    'a text instead of the file of messages',
    (folder) => ['--data', writeText(folder, 'list.csv')],
    /^Cannot open the messages in ".*": file is not a database$/,
  ],
  [
    'a store below a file',
    (folder) => ['--data', join(writeText(folder, 'x'), 'a.sqlite')],
    /: a part of its path is a file and not a folder\. Name another one\.$/,
  ],
  [
    'a store of a newer version',
    (folder) => ['--data', makeNewer(folder)],
    /It was written by a newer version of this program\. Update the program first\.$/,
  ],
];

function writeText(folder: string, name: string): string {
  const file = join(folder, name);
  writeFileSync(file, 'number,received\n'.repeat(900));
  return file;
}

function makeNewer(folder: string): string {
  const file = join(folder, 'newer.sqlite');
  const database = new Database(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  return file;
}

test.each(steps)('%s is explained in a sentence', async (_, take, sentence) =>
  expect(await refuse({}, '--port', '0', ...take(makeFolder()))).toMatch(sentence),
);

test(
  'a disk that is full or read-only is explained in a sentence',
  needs({ 'a disk to mount': canMount }),
  async () => {
    const full = makeSmallDisk(1)!;
    expect(() => writeFileSync(join(full, 'filler'), Buffer.alloc(2_000_000))).toThrow('ENOSPC');
    expect(await refuse({ INQUIRIES_FILE: join(full, 'a.sqlite') })).toMatch(/full/);
    const still = makeSmallDisk(1, { readOnly: true })!;
    expect(await refuse({ INQUIRIES_FILE: join(still, 'a.sqlite') })).toMatch(/its folder is not writable\./);
  },
);

test('a port in use, and what makes all visitors one sender, are explained in a sentence each', async () => {
  const data = join(makeFolder(), 'inquiries.sqlite');
  const start = (...args: string[]) => startHere(['--site', site.folder, '--data', data, ...args]);
  const [first, second] = await Promise.all([start(), start('--proxies', '2')]);
  const { port } = new URL(first.origin);
  const third = await runNode(receiverCommand('--site', site.folder, '--data', data, '--port', port));
  expect(third).toEqual({
    end: 2,
    output: `Port ${port} is in use. Choose another: npm run receiver -- --port ${Number(port) + 1}\n`,
  });
  const send = (origin: string, id: string, forwarded?: string) =>
    ask(`${origin}/_forms/our-garden/inquiry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(forwarded && { 'x-forwarded-for': forwarded }) },
      body: JSON.stringify({ ...good, _id: id }),
    });
  // Two receivers may use one file.
  expect([
    (await send(first.origin, 'message-1')).status,
    (await send(second.origin, 'message-1', '1.1.1.1, 2.2.2.2')).status,
  ]).toEqual([201, 200]);
  expect([first.output(), second.output()].join('')).not.toContain('one sender');
  for (const { origin } of [first, second])
    for (const id of ['message-2', 'message-3']) await send(origin, id, '1.1.1.1');
  const told = (receiver: typeof first) => receiver.output().match(/^A request has .*$/gm);
  const why =
    'all visitors count as one sender, so that messages are soon refused. Give --proxies the number of your proxies, each of which adds an address.';
  expect([told(first), told(second)]).toEqual([
    [`A request has one address in X-Forwarded-For, and --proxies is 0: ${why}`],
    [`A request has one address in X-Forwarded-For, and --proxies is 2: ${why}`],
  ]);
});

test('a clock that is before the build of the site is named', async () => {
  const own = makeSiteFolder(onTestFinished);
  const future = new Date(Date.now() + 2 * 86_400_000);
  utimesSync(join(own.folder, '_pages'), future, future);
  const { output } = await startHere(['--site', own.folder, '--data', own.data]);
  expect(output()).toContain(
    `The clock of this computer is before the time at which the site was built (${future.toISOString().slice(0, 10)})`,
  );
});

async function startHere(args: string[]) {
  const receiver = await startReceiverProcess(args);
  onTestFinished(async () => {
    receiver.process.kill('SIGKILL');
    await receiver.ended;
  });
  return receiver;
}

describe('with PostgreSQL', needs({ PostgreSQL: hasPostgres }), () => {
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
