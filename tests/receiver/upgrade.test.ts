import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openStore } from '../../src/receiver/store/open-store.ts';
import { callIn } from '../stage/call-command.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { hasPostgres } from '../stage/start-postgres.ts';
import { allEngines, openHere, startPostgresHere } from './engines.ts';
import { listAll, listFile } from './open-file.ts';
import { newMessage } from './start-receiver.ts';
import { needs } from '../stage/needs.ts';

const inquiries = (env: Record<string, string>, ...args: string[]) =>
  callIn({ env }, 'src/receiver/cli/inquiries.ts', ...args);

/** A file as version 1 of its tables wrote it. */
function writeVersion1(count: number): string {
  const file = join(makeFolder(), 'inquiries.sqlite');
  const database = new Database(file);
  database.exec(`PRAGMA journal_mode = WAL; BEGIN;
    CREATE TABLE message (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL,
      received TEXT NOT NULL, page TEXT NOT NULL, form TEXT NOT NULL, subject TEXT NOT NULL, answers TEXT NOT NULL,
      suspect INTEGER NOT NULL);
    CREATE TABLE file (message INTEGER NOT NULL REFERENCES message (number) ON DELETE CASCADE, field TEXT NOT NULL,
      name TEXT NOT NULL, type TEXT NOT NULL, content BLOB NOT NULL);
    CREATE INDEX file_message ON file (message); PRAGMA user_version = 1`);
  const insert = database.prepare('INSERT INTO message VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertFile = database.prepare('INSERT INTO file VALUES (?, ?, ?, ?, ?)');
  for (let number = 1; number <= count; number++) {
    const answers = {
      about: `Früher \0 ${number}`,
      email: number === 3 ? 'ADA@example.com' : 'x@example.com',
    };
    const texts = ['2026-01-02T03:04:05.678Z', '/our-garden', 'inquiry', 'Subject', JSON.stringify(answers)];
    insert.run(number * 2, `id-${number}`, `print-${number}`, ...texts, number % 10 === 0 ? 1 : 0);
    if (number % 10 === 0)
      insertFile.run(number * 2, 'cv', 'cv.pdf', 'application/pdf', Buffer.from(`%PDF-${number}`));
  }
  database.exec('COMMIT');
  database.close();
  return file;
}

test('a file of version 1 is upgraded by whichever of six programs is first, with all of its messages', async () => {
  const file = writeVersion1(1100);
  const settings = { url: undefined, file, space: Infinity };
  const stores = await Promise.all(Array.from({ length: 6 }, () => openStore(settings)));
  const [store] = stores as [(typeof stores)[0]];
  const messages = await listAll(store);
  expect(messages).toHaveLength(1100);
  expect(messages[9]).toEqual({
    number: 20,
    received: '2026-01-02T03:04:05.678Z',
    page: '/our-garden',
    form: 'inquiry',
    subject: 'Subject',
    lang: 'en',
    answers: { about: 'Früher \0 10', email: 'x@example.com' },
    labels: {},
    suspect: true,
    reasons: [],
    files: [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', size: 7 }],
  });
  expect((await store.readFile(2200, 'cv'))?.content.toString()).toBe('%PDF-1100');
  // Also those of before the upgrade are found.
  expect(await store.count({ contains: ['fruher'] })).toBe(1100);
  expect(await store.count({ contains: ['cv.pdf'] })).toBe(110);
  expect(await store.accept(newMessage('id-1', { fingerprint: 'print-1' }))).toBe('repeated');
  await store.accept(newMessage('new'));
  expect((await listAll(store)).at(-1)!.number).toBeGreaterThan(2200);
  for (const open of stores) await open.close();
  const { stdout } = await inquiries({ INQUIRIES_FILE: file }, 'forget', 'ada@example.com');
  expect(stdout).toContain('from          6  2026-01-02 03:04  /our-garden#inquiry  Früher');
});

test('a program of version 1 that has the file open stores nothing after the upgrade', async () => {
  const file = writeVersion1(1);
  const old = new Database(file);
  await (await openStore({ url: undefined, file, space: Infinity })).close();
  expect(old.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 2 });
  old.close();
});

describe.each(allEngines())('in $name', ({ empty }) => {
  test('old messages are deleted once an hour, in one instance, suspects earlier', async () => {
    const settings = await empty();
    const { engine, store } = await openHere(settings);
    for (const id of ['a', 'b', 'c']) await store.accept(newMessage(id, { suspect: id !== 'a' }));
    const [a, b] = await listAll(store);
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const age = 'UPDATE inquiries.message SET received = $1 WHERE number = $2';
    await engine.transaction((run) => run(age, daysAgo(99), a!.number));
    await engine.transaction((run) => run(age, daysAgo(31), b!.number));
    const turns = await Promise.all([1, 2, 3].map(() => store.takeTurn('expire', 3600)));
    expect(turns.filter(Boolean)).toHaveLength(1);
    expect(await store.takeTurn('other', -1)).toBe(true);
    expect(await store.takeTurn('other', 60)).toBe(true);
    await engine.transaction((run) => run('DELETE FROM inquiries.turn'));
    for (const [name, value] of [
      ['INQUIRIES_KEEP_DAYS', '100'] as const,
      ['DATABASE_URL', settings.url] as const,
    ])
      vi.stubEnv(name, value);
    onTestFinished(() => void vi.unstubAllEnvs());
    const mounted = async () => {
      const { mountReceiver } = await import('../../src/receiver/mount-receiver.ts');
      const receiver = mountReceiver(
        { readPage: async () => undefined, readDocument: async () => undefined },
        {
          ...(settings.url === undefined && { data: settings.file }),
        },
      );
      await receiver.open();
      onTestFinished(() => receiver.close());
    };
    await mounted();
    await expect.poll(async () => (await listAll(store)).length).toBe(2);
    vi.stubEnv('INQUIRIES_KEEP_DAYS', '98');
    await engine.transaction((run) => run('DELETE FROM inquiries.turn'));
    await Promise.all([mounted(), mounted()]);
    await expect.poll(async () => (await listAll(store)).length).toBe(1);
  });
});

describe('with PostgreSQL', needs({ PostgreSQL: hasPostgres }), () => {
  const server = startPostgresHere();

  /** Files of the server's tables and settings that contain a text. */
  function findInData(text: string): string[] {
    const folders = ['base', 'global'].map((name) => join(server().data, name));
    const files = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    );
    return files.filter((file) => statSync(file).isFile() && readFileSync(file, 'latin1').includes(text));
  }

  test('a file is copied into PostgreSQL once, however often, with files and notices', async () => {
    const file = writeVersion1(250);
    const { store } = await openHere({ url: undefined, file, space: Infinity });
    const notices = [{ kind: 'mail', target: 'jobs', key: 'k' } as const];
    await store.accept(newMessage('with-notice', { notices, labels: { about: 'Über \0' } }));
    const env = { DATABASE_URL: server().url('postgres') };
    const target = await openHere({ url: env.DATABASE_URL, file: '', space: Infinity });
    await target.store.accept(newMessage('id-7', { answers: { about: 'first' } }));
    const copy = () => inquiries(env, 'copy', '--from', file);
    expect((await copy()).stdout).toBe(
      `251 messages in "${file}": 250 copied, 1 was in the database before.\n`,
    );
    expect((await copy()).stdout).toBe(
      `251 messages in "${file}": 0 copied, 251 were in the database before.\n`,
    );
    const [copied, original] = [await listAll(target.store), await listFile(file)];
    const withoutNumber = ({ number: _number, ...rest }: (typeof copied)[0]) => rest;
    expect(
      copied
        .filter(({ suspect }) => !suspect)
        .slice(1)
        .map(withoutNumber),
    ).toEqual(original.filter((_, index) => index !== 6).map(withoutNumber));
    expect(copied.filter(({ files }) => files.length > 0)).toHaveLength(25);
    const last = copied.find(({ files }) => files.length > 0)!;
    expect((await target.store.readFile(last.number, 'cv'))?.content.toString()).toBe('%PDF-10');
    const [notice, ...rest] = await target.store.listNotices('waiting');
    expect([notice, rest]).toMatchObject([{ key: 'k', message: copied.at(-1)!.number }, []]);
    expect(await target.store.count({ contains: ['fruher'] })).toBe(249);
    expect((await inquiries({}, 'copy', '--from', file)).stderr).toContain('Missing DATABASE_URL');
    expect((await inquiries(env, 'copy', '--from', 'none')).stderr).toContain('there is no "none"');
  });

  test('what is forgotten is in no file of the tables afterwards, nor in samples of the statistics', async () => {
    const { sql, url } = server();
    const { store } = await openHere({ url: url('postgres'), file: '', space: Infinity });
    const about = 'I am zebra-secret';
    const secret = {
      field: 'cv',
      name: 'zebra-secret.pdf',
      type: 'application/pdf',
      content: Buffer.from('zebra-secret'),
    };
    const address = 'zebra-secret@example.com';
    for (const id of ['a', 'b', 'c', 'd'])
      await store.accept(newMessage(id, { answers: { about: `kept ${id}` } }));
    await store.accept(newMessage('z-1', { answers: { about, email: address }, files: [secret] }));
    const notices = [{ kind: 'mail', target: '', key: 'z-key' } as const];
    await store.accept(newMessage('z-2', { answers: { about: `Ask ${address}!` }, notices }));
    const taken = (await store.takeNotices('x', 5, 60)).find(({ key }) => key === 'z-key');
    await store.markFailed(taken!.number, 'x', `550 ${address} unknown`);
    await sql('ANALYZE; CHECKPOINT');
    expect(findInData('zebra-secret').length).toBeGreaterThan(2);
    expect(
      await sql(`SELECT count(*)::int AS count FROM pg_stats WHERE schemaname = 'inquiries' AND attname IN
      ('answers', 'folded', 'error', 'note') OR (schemaname = 'inquiries' AND tablename = 'file' AND attname = 'name')`),
    ).toEqual([{ count: 0 }]);
    const env = { DATABASE_URL: url('postgres') };
    const listed = await inquiries(env, 'forget', 'Zebra-Secret@example.com');
    expect(listed.stdout.split('\n').map((line) => line.slice(0, 8).trim())).toEqual([
      'from',
      'mentions',
      '1 from Z',
      'Nothing',
      '',
    ]);
    expect(await store.count()).toBeGreaterThan(5);
    const exported = await inquiries(env, 'export', '--person', address);
    expect(JSON.parse(exported.stdout)).toMatchObject([
      { address: 'from', answers: { about } },
      { address: 'mentions' },
    ]);
    expect((await inquiries(env, 'forget', address, '--yes')).stdout).toContain('1 deleted.');
    expect((await inquiries(env, 'forget', address, '--yes', '--mentions')).stdout).toContain('1 deleted.');
    await sql('CHECKPOINT');
    expect(findInData('zebra-secret')).toEqual([]);
    expect(findInData('kept a').length).toBeGreaterThan(0);
  });

  test('an old transaction of another program delays the rewrite, not the deletion', async () => {
    const { sql, url } = server();
    const { store } = await openHere({ url: url('postgres'), file: '', space: Infinity });
    await store.accept(newMessage('q-1', { answers: { about: 'quagga-secret' } }));
    const [message] = await listAll({ list: () => store.list({ contains: ['quagga secret'] }) });
    // It has a snapshot of before.
    const reading = sql('BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT 1; SELECT pg_sleep(3); COMMIT');
    await new Promise((passed) => setTimeout(passed, 500));
    const removing = store.remove([message!.number]);
    await expect.poll(() => store.find(message!.number)).toBeUndefined();
    await Promise.all([removing, reading]);
    await sql('CHECKPOINT');
    expect(findInData('quagga')).toEqual([]);
  });
});
