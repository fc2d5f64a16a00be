import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { createMessageStore } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { makeSiteFolder } from './site-folder.ts';
import { good, startReceiver } from './start-receiver.ts';

const run = promisify(execFile);
const site = makeSiteFolder();
const folder = mkdtempSync(join(tmpdir(), 'data-file-'));
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

const command = (name: string, ...args: string[]) =>
  run(process.execPath, ['--import', 'tsx', `src/receiver/cli/${name}.ts`, ...args]);

/** A receiver whose database the test holds too. */
async function start(file: string) {
  const database = openDatabase(file);
  const store = createMessageStore(database);
  let now = Date.parse('2026-01-01T00:00:00Z');
  const receiver = await startReceiver({ store, now: () => (now += 5000) });
  const stop = async () => {
    await receiver.stop();
    await store.close();
  };
  return { ...receiver, database, store, stop };
}

test('the folder of the messages may be called anything', async () => {
  const file = join(folder, 'a b # c ? d %20 é & \'"', 'inquiries.sqlite');
  const { send, stop } = await start(file);
  expect((await send({ ...good, about: 'kept' })).status).toBe(201);
  await stop();
  expect(existsSync(file)).toBe(true);
  const { stdout } = await command('inquiries', '--data', file, '--format', 'json');
  expect(JSON.parse(stdout)).toMatchObject([{ number: 1, answers: { about: 'kept' } }]);
});

test('a full disk is a 503 that says when to come back; what was stored stays, and once there is room it goes on', async () => {
  const file = join(folder, 'full.sqlite');
  const { send, store, database, stop, log } = await start(file);
  expect((await send({ ...good, about: 'before' })).status).toBe(201);
  // As many pages as it has now.
  database.exec('PRAGMA max_page_count = 1');
  let count = 0;
  const sendLarge = () => send({ ...good, about: `${count++} `.padEnd(1500, 'x') });
  const statuses: number[] = [];
  while (statuses.at(-1) !== 503 && statuses.length < 20) statuses.push((await sendLarge()).status);
  expect(statuses.at(-1)).toBe(503);
  const refused = await sendLarge();
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(await refused.json()).toEqual({
    errors: [{ message: 'The message could not be stored. Please try again.' }],
  });
  expect(log.at(-1)?.error).toContain('full');
  database.exec('PRAGMA max_page_count = 100000');
  expect((await send({ ...good, about: 'after' })).status).toBe(201);
  const stored = store.list().map(({ answers }) => answers.about?.split(' ')[0]);
  expect(stored).toEqual(['before', ...[...statuses.slice(0, -1).keys()].map(String), 'after']);
  await stop();
});

test('a disk that may not be written to any more is a 503, and the health address says so until it may', async () => {
  const { send, origin, database, stop } = await start(join(folder, 'read-only.sqlite'));
  const health = async () => (await fetch(`${origin}/_forms/health`)).status;
  expect(await health()).toBe(200);
  database.exec('PRAGMA query_only = ON');
  expect(await health()).toBe(503);
  expect((await send(good)).status).toBe(503);
  database.exec('PRAGMA query_only = OFF');
  expect(await health()).toBe(200);
  expect((await send(good)).status).toBe(201);
  await stop();
});

test('the health address waits for the disk once a second at most', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const receiver = await startReceiver({ now: () => now });
  let probes = 0;
  receiver.store.probe = () => void probes++;
  for (let count = 0; count < 20; count++) await fetch(`${receiver.origin}/_forms/health`);
  expect(probes).toBe(1);
  now += 1000;
  await fetch(`${receiver.origin}/_forms/health`);
  expect(probes).toBe(2);
  await receiver.stop();
});

const notes = join(folder, 'notes.txt');
const taken = join(folder, 'taken');
writeFileSync(
  notes,
  'This is no database, only a text that is long enough to look like a file of some kind.\n',
);
mkdirSync(taken);

test.each([
  ['another file', notes, 'file is not a database'],
  ['a folder', taken, 'it is a folder.'],
])('%s in the place of the messages is named, by both commands', async (_, file, reason) => {
  const message = `The messages in "${file}" cannot be opened: ${reason}\n`;
  await expect(command('receiver', '--site', site.folder, '--data', file)).rejects.toMatchObject({
    code: 2,
    stderr: message,
  });
  await expect(command('inquiries', '--data', file)).rejects.toMatchObject({ code: 2, stderr: message });
});
