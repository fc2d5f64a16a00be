import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../src/receiver/store/sqlite.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { good } from './form-page.ts';
import { listAll, openFile } from './open-file.ts';
import { ask, newMessage, refusal, startReceiver } from './start-receiver.ts';

const cv = { field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('%PDF-secret') };
const notStored = refusal('The message could not be stored. Please try again.');

/** Works on the file by another connection. */
function alter(file: string, command: string): void {
  const other = new Database(file);
  other.exec(command);
  other.close();
}

test('the folder of the messages may have any name, and a message is on the disk before the answer', async () => {
  const file = join(makeFolder(), 'a b # c ? d %20 é & \'"', 'inquiries.sqlite');
  const { send } = await startReceiver({ data: file });
  expect((await send(good)).status).toBe(201);
  // A second connection reads what is on the disk, as after a crash.
  const other = await openFile(file);
  expect(await other.count()).toBe(1);
  await other.close();
});

test('SQLite uses its safest settings', async () => {
  const engine = await openSqlite(join(makeFolder(), 'inquiries.sqlite'));
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete'];
  const values = [];
  for (const name of settings) values.push(...(await engine.query(`PRAGMA ${name}`)).flatMap(Object.values));
  // WAL, synced with every commit, deleted data overwritten.
  expect(values).toEqual(['wal', 2, 1, 1]);
  await engine.close();
});

test('a write waits for that of another program, while the receiver answers other requests', async () => {
  const { data, origin, send, stored } = await startReceiver();
  const other = new Database(data);
  other.exec('BEGIN IMMEDIATE');
  const sending = send(good);
  await new Promise((passed) => setTimeout(passed, 200));
  expect((await ask(`${origin}/_forms/nowhere`)).status).toBe(404);
  other.exec('ROLLBACK');
  other.close();
  expect((await sending).status).toBe(201);
  expect(await stored()).toHaveLength(1);
});

test('a full disk answers 503 with Retry-After, keeps stored messages, and recovers once there is room', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const { send, stored, engine, log } = await startReceiver({ now: () => (now += 5000) });
  expect((await send({ ...good, about: 'before' })).status).toBe(201);
  // The limit is the present number of pages.
  await engine.query('PRAGMA max_page_count = 1');
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 20)
    statuses.push((await send({ ...good, about: `${statuses.length} `.padEnd(1500, 'x') })).status);
  const refused = await send({ ...good, about: 'x'.repeat(1500) });
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([503, '5', notStored]);
  expect(log.at(-1)?.error).toContain('full');
  await engine.query('PRAGMA max_page_count = 100000');
  expect((await send({ ...good, about: 'after' })).status).toBe(201);
  expect((await stored()).map(({ about }) => about?.split(' ')[0])).toEqual([
    'before',
    ...[...statuses.slice(0, -1).keys()].map(String),
    'after',
  ]);
});

/** What can happen to the file while the receiver has it open, and the log's message. */
const fates: [name: string, (file: string) => void, reason: RegExp][] = [
  ['deleted', (file) => rmSync(file), /was deleted or replaced/],
  ['moved with its folder', (file) => renameSync(dirname(file), `${dirname(file)}-2`), /was deleted or repl/],
  ['deprived of its log', (file) => rmSync(`${file}-wal`), /was deleted or replaced/],
  ['used by another version', (file) => alter(file, 'PRAGMA user_version = 99'), /by another version/],
  [
    'damaged',
    (file) => {
      alter(file, 'PRAGMA wal_checkpoint(TRUNCATE)');
      writeFileSync(file, Buffer.alloc(statSync(file).size - 100, 'x'), { flag: 'r+' });
    },
    /malformed|not a database|damaged/,
  ],
];

test.each(fates)('a file that is %s stores nothing, and says so', async (_, befall, reason) => {
  let now = 0;
  const data = join(makeFolder(), 'data/inquiries.sqlite');
  const { send, origin, log } = await startReceiver({ data, now: () => (now += 5000) });
  const health = async () => (await ask(`${origin}/_forms/health`)).status;
  expect([await health(), (await send({ ...good, about: 'before' })).status, await health()]).toEqual([
    200, 201, 200,
  ]);
  befall(data);
  expect(await health()).toBe(503);
  expect(log.at(-1)?.error).toMatch(reason);
  expect((await send({ ...good, about: 'after' })).body).toEqual(notStored);
  expect(log.at(-1)?.error).toMatch(reason);
  expect(await health()).toBe(503);
});

test('only the user may read the messages, and deleted ones are gone from the disk', async () => {
  const file = join(makeFolder(), 'made/inquiries.sqlite');
  const store = await openFile(file);
  onTestFinished(() => store.close());
  const modes = [dirname(file), file, `${file}-wal`].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
  await store.accept(newMessage('a'));
  await store.accept(newMessage('secret-id', { files: [cv] }));
  // The receiver still has the file open.
  const bytes = () => [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
  expect(bytes()).toContain('secret');
  const [, secret] = await listAll(store);
  expect(await store.remove([secret!.number])).toBe(1);
  expect([bytes().includes('about a'), bytes().includes('secret')]).toEqual([true, false]);

  await store.accept(newMessage('old-secret'));
  const reader = new Database(file);
  reader.exec('BEGIN; SELECT * FROM message');
  const removing = store.remove((await listAll(store)).map(({ number }) => number));
  await expect(removing).rejects.toThrow(
    /^2 deleted, but their text is still in the data files\. Another program is reading "/,
  );
  reader.close();
  await store.remove([]);
  expect(bytes()).not.toContain('secret');
});

test('an error names a file that cannot store messages, with the reason', async () => {
  const folder = makeFolder();
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'This is no database, only a text that is long enough to look like one.\n'.repeat(20));
  const newer = join(folder, 'newer.sqlite');
  alter(newer, 'PRAGMA user_version = 99');
  mkdirSync(join(folder, 'taken'));
  const pipe = join(folder, 'pipe');
  spawnSync('mkfifo', [pipe]);
  const reasons = {
    [notes]: 'file is not a database',
    [newer]: 'It was written by a newer version of this program. Update the program first.',
    [join(folder, 'taken')]: 'it is a folder. Name a file.',
    ...(existsSync(pipe) && { [pipe]: 'it is no file. Name another one.' }),
    // Node.js waits forever for such a folder, unless it is made without `recursive`.
    ...(existsSync('/proc/self') && { '/proc/x/y/a.sqlite': 'its folder is not writable.' }),
    [join(notes, 'folder', 'a.sqlite')]: 'a part of its path is a file and not a folder. Name another one.',
  };
  for (const [file, reason] of Object.entries(reasons))
    await expect(openSqlite(file)).rejects.toThrow(`Cannot open the messages in "${file}": ${reason}`);
});
