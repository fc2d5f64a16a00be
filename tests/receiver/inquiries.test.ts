import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMessageStore, type NewMessage } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
const file = join(folder, 'inquiries.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

const inquiry = (
  id: string,
  answers: Record<string, string>,
  more: Partial<NewMessage> = {},
): NewMessage => ({
  id,
  fingerprint: id,
  page: '/our-garden',
  form: 'inquiry',
  subject: 'Business inquiry',
  answers,
  files: [],
  suspect: false,
  ...more,
});

beforeAll(async () => {
  const store = createMessageStore(openDatabase(file));
  await store.accept(inquiry('a', { name: '=1+1', text: 'Line "one",\nline two \u001b[31m' }));
  await store.accept(
    inquiry(
      'b',
      { name: 'Meera', phone: '+91 20' },
      {
        form: 'application',
        files: [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', content: Buffer.from('%PDF-') }],
      },
    ),
  );
  await store.accept(inquiry('c', { name: 'Robot' }, { suspect: true }));
  await store.close();
});

async function inquiries(...args: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'src/receiver/cli/inquiries.ts', '--data', file, ...args];
  const { stdout } = await run(process.execPath, command);
  return stdout.replaceAll(/\d{4}-\d\d-\d\d([T ])\d\d:\d\d(:\d\d\.\d+Z)?/g, 'TIME');
}

test('the list has a line per message, and a terminal is not written to by visitors', async () => {
  expect(await inquiries()).toBe(
    '    1  TIME  /our-garden#inquiry  =1+1 | Line "one", line two [31m\n' +
      '    2  TIME  /our-garden#application  Meera | +91 20 [cv.pdf]\n',
  );
});

test('JSON is one array with every value as it was typed', async () => {
  expect(JSON.parse(await inquiries('--format', 'json'))).toEqual([
    {
      number: 1,
      received: 'TIME',
      page: '/our-garden',
      form: 'inquiry',
      subject: 'Business inquiry',
      answers: { name: '=1+1', text: 'Line "one",\nline two \u001b[31m' },
      files: [],
    },
    {
      number: 2,
      received: 'TIME',
      page: '/our-garden',
      form: 'application',
      subject: 'Business inquiry',
      answers: { name: 'Meera', phone: '+91 20' },
      files: [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', size: 5 }],
    },
  ]);
});

test('JSON Lines hold one message each', async () => {
  const lines = (await inquiries('export', '--format', 'jsonl')).trimEnd().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { number: number }).number)).toEqual([1, 2]);
});

test('CSV quotes what needs it, and a spreadsheet takes nothing for a formula', async () => {
  expect(await inquiries('export')).toBe(
    'number,received,page,form,subject,name,text,phone,files\r\n' +
      `1,TIME,/our-garden,inquiry,Business inquiry,'=1+1,"Line ""one"",\nline two \u001b[31m",,\r\n` +
      "2,TIME,/our-garden,application,Business inquiry,Meera,,'+91 20,cv.pdf\r\n",
  );
});

test('one message is shown in full, and its files are saved', async () => {
  const target = join(folder, 'files');
  expect(await inquiries('show', '2', '--save', target)).toBe(
    'Message 2: Business inquiry\nReceived TIME from /our-garden#application\n\nname:\n  Meera\n\nphone:\n  +91 20\n\ncv: cv.pdf (application/pdf, 5 bytes)\n',
  );
  expect(readFileSync(join(target, '2-cv-cv.pdf'), 'utf8')).toBe('%PDF-');
});

test('robots are listed on request only', async () => {
  expect(await inquiries('--suspects')).toBe('    3  TIME  /our-garden#inquiry  Robot\n');
});

test('without a file there are no messages, and none is made', async () => {
  const missing = join(folder, 'missing.sqlite');
  expect(await inquiries('--data', missing, '--format', 'json')).toBe('[]\n');
  expect(await inquiries('--data', missing)).toBe('No messages.\n');
  expect(() => readFileSync(missing)).toThrow('ENOENT');
});

const hint = '\n"npm run inquiries -- --help" says how it is used.';

test.each([
  [['lst'], `Unknown command "lst". Known: list, show, export, delete.${hint}`],
  [['--format', 'xml'], `Unknown value "xml" after --format. Known: text, json, jsonl, csv.${hint}`],
  [['show', 'x'], `"x" is no number of a message.${hint}`],
  [['show', '99'], 'There is no message 99.'],
  [['delete'], `Name the messages to delete: delete 3 4.${hint}`],
])('what cannot be meant is named: %j', async (args, message) => {
  await expect(inquiries(...args)).rejects.toMatchObject({ code: 2, stderr: `${message}\n` });
});

test('deleting takes a message and its files away for good', async () => {
  expect(await inquiries('delete', '2', '77')).toBe('1 of 2 deleted.\n');
  expect(await inquiries()).not.toContain('Meera');
  const database = openDatabase(file);
  expect(database.prepare('SELECT count(*) AS files FROM file').get()).toMatchObject({ files: 0 });
  database.close();
});
