import {
  appendFileSync,
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '../../src/receiver/store/back-up.ts';
import { callIn } from '../stage/call-command.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { needs } from '../stage/needs.ts';
import { runNode } from '../stage/run-node.ts';
import { canMount, makeSmallDisk } from '../stage/small-disk.ts';
import { good, makeSiteFolder } from './form-page.ts';
import { listFile, openFile } from './open-file.ts';
import { startReceiverProcess } from './receiver-process.ts';
import { ask, newMessage } from './start-receiver.ts';

const site = makeSiteFolder(afterAll);
const made = makeFolder(afterAll);
/** Files with one message each, called like their file. */
const [first, second] = ['first', 'second'].map((name) => join(made, `${name}.sqlite`)) as [string, string];

beforeAll(async () => {
  for (const file of [first, second]) {
    const running = `${file}.running`;
    const store = await openFile(running);
    await store.accept(newMessage(file));
    // The store is in use.
    expect(backUp(running, file)).toBe(1);
    await store.close();
  }
});

/** What a folder has: the name of each file, and its bytes. */
const contentOf = (folder: string) =>
  readdirSync(folder)
    .toSorted()
    .map((name) => [name, statSync(join(folder, name)).isFile() && readFileSync(join(folder, name), 'hex')]);

/** A new folder with a store, and a copy of another file beside it. */
function makeStore(from = first) {
  const folder = makeFolder();
  const [file, backup] = [join(folder, 'inquiries.sqlite'), join(folder, 'backup.sqlite')];
  copyFileSync(from, file);
  copyFileSync(second, backup);
  return { folder, file, backup };
}

/** `npm run inquiries`, in a process of its own: SQLite in this one still has files open that tests have closed. */
const inquiries = (...args: string[]) =>
  runNode(['--import', 'tsx', 'src/receiver/cli/inquiries.ts', ...args]);
const send = (origin: string, about: string) =>
  ask(`${origin}/_forms/our-garden/inquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...good, about }),
  });
const aboutsOf = async (file: string) => (await listFile(file)).map(({ answers }) => answers.about);

test('a backup of a running receiver is restored once that has ended, and what came later is kept beside it', async () => {
  const folder = makeFolder();
  const [file, copy] = [join(folder, 'inquiries.sqlite'), join(folder, 'copy.sqlite')];
  const data = ['--data', file];
  const receiver = await startReceiverProcess([...data, '--site', site.folder]);
  expect((await send(receiver.origin, 'before')).status).toBe(201);
  const backup = await inquiries(...data, 'backup', copy);
  expect(backup).toEqual({ end: 0, output: `1 messages copied from "${file}" to "${copy}".\n` });
  expect([statSync(copy).mode & 0o777, existsSync(`${copy}.part`)]).toEqual([0o600, false]);
  expect((await send(receiver.origin, 'after')).status).toBe(201);

  const early = await inquiries(...data, 'restore', copy);
  expect(early).toEqual({
    end: 2,
    output: `Another program has "${file}" open, most likely the receiver, which would go on with the messages of before. Stop it, and start again.\n`,
  });
  expect((await send(receiver.origin, 'still')).status).toBe(201);

  // What came last is in the log only.
  receiver.process.kill('SIGKILL');
  await receiver.ended;
  expect(existsSync(`${file}-wal`)).toBe(true);
  const { end, output } = await inquiries(...data, 'restore', copy);
  const [, kept = ''] = /^Those of before are in "(.*)"\. Delete it/m.exec(output) ?? [];
  expect([end, output.split('\n')[0]]).toEqual([0, `1 messages restored from "${copy}" to "${file}".`]);
  expect(readdirSync(folder).map((name) => name.replace(/\d{4}.*Z/, 'TIME'))).toEqual([
    'copy.sqlite',
    'inquiries.sqlite',
    'inquiries.sqlite.replaced-TIME',
  ]);
  expect([await aboutsOf(file), await aboutsOf(kept)]).toEqual([['before'], ['before', 'after', 'still']]);
}, 30_000);

/** What people restore by mistake: its name, how it comes about, and the reason. */
const mistakes: [name: string, make: (backup: string, folder: string) => string | void, reason: RegExp][] = [
  [
    'a file that is not there',
    (_, folder) => join(folder, 'copi.sqlite'),
    /^There is no file ".*" to restore/,
  ],
  ['a folder', (_, folder) => folder, /^There is no file ".*" to restore/],
  [
    'the store itself',
    (_, folder) => join(folder, 'inquiries.sqlite'),
    /is the file of stored messages itself/,
  ],
  [
    'a text',
    (backup) => writeFileSync(backup, 'number,received\n'.repeat(900)),
    /: it is no file of messages\.$/,
  ],
  ['an empty file', (backup) => truncateSync(backup, 0), /: it is no file of messages\.$/],
  [
    'another database',
    (backup) => {
      truncateSync(backup, 0);
      alter(backup, 'CREATE TABLE places (url TEXT)');
    },
    /: it is no file of messages\.$/,
  ],
  ['a part of a backup', (backup) => truncateSync(backup, 20_000), /: it is damaged, or only a part of it\./],
  [
    'a backup with a damaged page',
    (backup) => {
      const bytes = readFileSync(backup);
      writeFileSync(backup, bytes.fill('x', 4096 * 3, 4096 * 12));
    },
    /: it is damaged/,
  ],
  [
    'one of a newer version',
    (backup) => alter(backup, 'PRAGMA user_version = 99'),
    /Update the program first\.$/,
  ],
  [
    'a plain copy with its log',
    (backup) => appendFileSync(`${backup}-wal`, 'x'),
    /has the log ".*-wal" beside it.* restore that\.$/,
  ],
];

function alter(file: string, statement: string): void {
  const database = new Database(file);
  database.exec(statement);
  database.close();
}

test.each(mistakes)('%s is not restored, and the store stays as it is', async (_, make, reason) => {
  const { folder, file, backup } = makeStore();
  const wrong = make(backup, folder) ?? backup;
  const before = contentOf(folder);
  await expect(restore(file, wrong)).rejects.toThrow(reason);
  expect(contentOf(folder)).toEqual(before);
  expect(await aboutsOf(file)).toEqual([`about ${first}`]);
});

test('the log of a lost store does not get into the restored one', async () => {
  const { folder, file, backup } = makeStore();
  // As after a copy into the place of a store that was killed, or of which only the file was deleted.
  const lost = join(folder, 'lost.sqlite');
  const { output } = await runNode([
    '--input-type=module',
    '-e',
    `import Database from 'libsql';
     const database = new Database(${JSON.stringify(lost)});
     database.exec('PRAGMA journal_mode = WAL; CREATE TABLE x (y); PRAGMA wal_autocheckpoint = 0');
     database.exec("INSERT INTO x VALUES ('of the lost store')");
     process.kill(process.pid, 'SIGKILL');`,
  ]);
  expect(output).toBe('');
  for (const end of ['-wal', '-shm']) copyFileSync(lost + end, file + end);
  const { count, replaced } = await restore(file, backup);
  expect([count, await aboutsOf(file)]).toEqual([1, [`about ${second}`]]);
  expect(existsSync(replaced!)).toBe(true);
});

test('a damaged store is replaced, and kept with its log', async () => {
  const { file, backup } = makeStore();
  writeFileSync(file, 'no database '.repeat(900));
  writeFileSync(`${file}-wal`, 'log');
  const { replaced } = await restore(file, backup);
  expect(await aboutsOf(file)).toEqual([`about ${second}`]);
  expect([readFileSync(replaced!, 'utf8').slice(0, 11), readFileSync(`${replaced}-wal`, 'utf8')]).toEqual([
    'no database',
    'log',
  ]);
});

test('a store that is not there yet is made, and a link leads to the restored one', async () => {
  const { folder, backup } = makeStore();
  const file = join(folder, 'new folder/d’été.sqlite');
  expect(await restore(file, backup)).toEqual({ count: 1, replaced: undefined });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const link = join(folder, 'link.sqlite');
  symlinkSync(file, link);
  const { replaced } = await restore(link, first);
  expect([await aboutsOf(file), replaced?.startsWith(`${file}.replaced-`)]).toEqual([
    [`about ${first}`],
    true,
  ]);
});

test('the restored file has the mode and the owner of the one before', async () => {
  const { file, backup } = makeStore();
  chmodSync(file, 0o640);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(file, 65_534, 65_534);
  await restore(file, backup);
  const { mode, uid } = statSync(file);
  expect([mode & 0o777, uid]).toEqual([0o640, isRoot ? 65_534 : process.getuid?.()]);
});

test('a backup replaces no file, and is made only of messages', () => {
  const { folder, file, backup } = makeStore();
  const before = contentOf(folder);
  expect(() => backUp(file, backup)).toThrow(`"${backup}" exists, and a backup replaces no file.`);
  expect(() => backUp(join(folder, 'no.sqlite'), join(folder, 'x'))).toThrow('There is no file of messages');
  expect(() => backUp(file, join(folder, 'missing/x'))).toThrow('ENOENT');
  expect(contentOf(folder)).toEqual(before);
  writeFileSync(file, 'no database '.repeat(900));
  expect(() => backUp(file, join(folder, 'x'))).toThrow(/: it is no file of messages\.$/);
  mkdirSync(join(folder, 'taken'));
  expect(() => backUp(join(folder, 'taken'), join(folder, 'x'))).toThrow('it is a folder. Name a file.');
  expect(existsSync(join(folder, 'x'))).toBe(false);
});

test(
  'a full or read-only disk is explained, and leaves nothing behind',
  needs({ 'a disk to mount': canMount }),
  async () => {
    const { file, backup } = makeStore();
    const large = new Database(file);
    large.exec('CREATE TABLE fill (x); INSERT INTO fill VALUES (zeroblob(3000000))');
    large.close();
    const [full, still] = [makeSmallDisk(1)!, makeSmallDisk(1, { readOnly: true })!];
    expect(() => backUp(file, join(full, 'copy.sqlite'))).toThrow(
      /: the disk is full\. Free some space on it\.$/,
    );
    expect(() => backUp(file, join(still, 'copy.sqlite'))).toThrow('EROFS');
    await expect(restore(join(full, 'inquiries.sqlite'), file)).rejects.toThrow('ENOSPC');
    await expect(restore(join(still, 'inquiries.sqlite'), backup)).rejects.toThrow('EROFS');
    expect([readdirSync(full), readdirSync(still)]).toEqual([[], []]);
    const { stderr, code } = await callIn(
      {},
      'src/receiver/cli/inquiries.ts',
      '--data',
      join(still, 'a'),
      'restore',
      backup,
    );
    expect([code, stderr]).toEqual([
      2,
      `The system refused "${still}/a.part": the disk is read-only. Choose a folder on another disk, and start again.\n`,
    ]);
  },
);

test.each([
  ['backup', 'pg_dump --format=custom'],
  ['restore', 'pg_restore --clean'],
])('%s of PostgreSQL names the command', async (name, named) => {
  const env = { DATABASE_URL: 'postgres://u:s3cret@127.0.0.1:1/db' };
  const { code, stderr } = await callIn({ env }, 'src/receiver/cli/inquiries.ts', name, 'file');
  expect([code, stderr.includes(named), stderr.includes('s3cret')]).toEqual([2, true, false]);
});
