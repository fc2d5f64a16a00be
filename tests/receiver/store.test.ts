import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createMessageStore } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { good } from './form-page.ts';
import { ask, newMessage, refusal, startReceiver } from './start-receiver.ts';

const cv = { field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('%PDF-secret') };
/** A store with a new file, closed when the test ends. */
function openStore(most?: number) {
  const file = join(makeFolder(), 'made/inquiries.sqlite');
  const store = createMessageStore(openDatabase(file, most));
  onTestFinished(() => store.close());
  return { file, store };
}

const notStored = refusal('The message could not be stored. Please try again.');

test('the folder of the messages may have any name, and a message is on the disk before the answer', async () => {
  const file = join(makeFolder(), 'a b # c ? d %20 é & \'"', 'inquiries.sqlite');
  const { send } = await startReceiver({ data: file });
  expect((await send(good)).status).toBe(201);
  // A second connection reads what is on the disk, as after a crash.
  const other = createMessageStore(openDatabase(file));
  const [stored] = other.list();
  expect(stored?.received).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  other.close();
});

test('SQLite uses its safest settings', () => {
  const database = openDatabase(join(makeFolder(), 'inquiries.sqlite'));
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'secure_delete', 'busy_timeout'];
  const values = settings.map((name) => Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0]);
  // WAL, synced with every commit, deleted data overwritten, five seconds of waiting for other processes.
  expect(values).toEqual(['wal', 2, 1, 1, 5000]);
  database.close();
});

test('a full disk answers 503 with Retry-After, keeps stored messages, and recovers once there is room', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const { send, stored, database, log } = await startReceiver({ now: () => (now += 5000) });
  expect((await send({ ...good, about: 'before' })).status).toBe(201);
  // The limit is the present number of pages.
  database.exec('PRAGMA max_page_count = 1');
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 20)
    statuses.push((await send({ ...good, about: `${statuses.length} `.padEnd(1500, 'x') })).status);
  const refused = await send({ ...good, about: 'x'.repeat(1500) });
  expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([503, '5', notStored]);
  expect(log.at(-1)?.error).toContain('full');
  database.exec('PRAGMA max_page_count = 100000');
  expect((await send({ ...good, about: 'after' })).status).toBe(201);
  expect(stored().map(({ about }) => about?.split(' ')[0])).toEqual([
    'before',
    ...[...statuses.slice(0, -1).keys()].map(String),
    'after',
  ]);
});

/** Works on the file by another connection. */
function alter(file: string, command: string): void {
  const other = openDatabase(file);
  other.exec(command);
  other.close();
}

/** What can happen to the file while the receiver has it open, and the log's message. */
const fates: [name: string, (file: string) => void, reason: RegExp][] = [
  ['deleted', (file) => rmSync(file), /was deleted or replaced/],
  ['moved with its folder', (file) => renameSync(dirname(file), `${dirname(file)}-2`), /was deleted or repl/],
  ['deprived of its log', (file) => rmSync(`${file}-wal`), /was deleted or replaced/],
  ['used by another version', (file) => alter(file, 'PRAGMA user_version = 2'), /by another version/],
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

test('messages take no more than their space, and only the user may read them', async () => {
  const { file, store } = openStore(12_000_000);
  const modes = [dirname(file), file, `${file}-wal`].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
  const files = [{ ...cv, content: Buffer.alloc(5_000_000) }];
  for (const id of ['a', 'b']) expect(store.accept(newMessage(id, { files }))).toBe('stored');
  for (const id of ['c', 'd']) expect(() => store.accept(newMessage(id, { files }))).toThrow('full');
  expect(() => store.probe()).toThrow(
    'The space for messages is full, or the disk. Delete messages, or raise RECEIVER_SPACE.',
  );
  store.remove([1]);
  store.probe();
  expect(store.accept(newMessage('e', { files }))).toBe('stored');
});

test('a message is stored with its files or not at all, and once', () => {
  const { file, store } = openStore();
  const broken = newMessage('c', { files: [cv, { ...cv, name: null as never }] });
  expect(() => store.accept(broken)).toThrow('NOT NULL');
  expect(store.list()).toEqual([]);
  const [a, b] = [newMessage('a', { files: [cv] }), newMessage('b')];
  const outcomes = [a, b, a, { ...b, fingerprint: 'x' }].map((message) => store.accept(message));
  expect(outcomes).toEqual(['stored', 'stored', 'repeated', 'conflict']);
  expect(store.list().map(({ answers }) => answers.about)).toEqual(['about a', 'about b']);
  const again = createMessageStore(openDatabase(file));
  expect(again.list()).toMatchObject([{ files: [{ name: 'cv.pdf', size: 11 }] }, { files: [] }]);
  for (const missing of [again.readFile(1, 'other'), again.readFile(2, 'cv'), again.find(3)])
    expect(missing).toBeUndefined();
  again.close();
});

test('deleted messages are gone from the disk, and their numbers are not reused', async () => {
  const { file, store } = openStore();
  store.accept(newMessage('a'));
  store.accept(newMessage('secret-id', { files: [cv] }));
  expect([store.remove([2, 7, 2]), store.readFile(2, 'cv'), store.list().length]).toEqual([1, undefined, 1]);
  // The receiver still has the file open.
  const bytes = [file, `${file}-wal`].map((name) => readFileSync(name, 'latin1')).join('');
  expect([bytes.includes('about a'), bytes.includes('secret')]).toEqual([true, false]);
  store.accept(newMessage('b'));
  expect(store.list().map(({ number, answers }) => `${number} ${answers.about}`)).toEqual([
    '1 about a',
    '3 about b',
  ]);
});

test('an error names a file that cannot store messages, with the reason', () => {
  const folder = makeFolder();
  const notes = join(folder, 'notes.txt');
  writeFileSync(notes, 'This is no database, only a text that is long enough to look like one.\n'.repeat(20));
  const newer = join(folder, 'newer.sqlite');
  alter(newer, 'PRAGMA user_version = 2');
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
    [join(notes, 'folder', 'a.sqlite')]: 'its folder is not writable. Give the current user write access.',
  };
  for (const [file, reason] of Object.entries(reasons))
    expect(() => openDatabase(file)).toThrow(`Cannot open the messages in "${file}": ${reason}`);
});
