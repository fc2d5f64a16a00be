import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMessageStore, type NewMessage } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { callCommand } from '../stage/call-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'inquiries-'));
const file = join(folder, 'inquiries.sqlite');
const long = 'x'.repeat(70);
const hostile = 'Line "one",\nline two \u001b[31m\u202e\u009b2J';
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
  subject: 'Garden inquiry',
  answers,
  files: [],
  suspect: false,
  ...more,
});

beforeAll(async () => {
  const store = createMessageStore(openDatabase(file));
  const content = Buffer.from('%PDF-');
  const files = [
    { field: 'cv', name: 'cv.pdf', type: 'application/pdf', content },
    { field: 'plan', name: 'a\u2028b.pdf', type: 'application/pdf', content },
  ];
  await store.accept(inquiry('a', { name: '=1+1', text: hostile }));
  await store.accept(
    inquiry('b', { name: 'Meera', empty: '', phone: '+91 20' }, { form: 'application', files }),
  );
  await store.accept(inquiry('c', { name: 'Robot' }, { suspect: true }));
  await store.accept(inquiry('d', { name: '1234567', text: long }));
  await store.accept(
    inquiry('e', { name: '12345678', text: long, formula: '\tx', at: '@x', minus: '-1', plain: "it's 1+1" }),
  );
  await store.close();
});

/** What the command prints, with times taken out. */
async function inquiries(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await callCommand(
    'src/receiver/cli/inquiries.ts',
    '--data',
    file,
    ...args,
  );
  expect([code, stderr]).toEqual([0, '']);
  return stdout.replaceAll(/\d{4}-\d\d-\d\d([T ])\d\d:\d\d(:\d\d\.\d+Z)?/g, 'TIME');
}

test('the list has a line per message, and a terminal is not written to by visitors', async () => {
  const list = await inquiries('list');
  expect(list).toBe(
    '    1  TIME  /our-garden#inquiry  =1+1 | Line "one", line two [31m 2J\n' +
      '    2  TIME  /our-garden#application  Meera | +91 20 [cv.pdf, a b.pdf]\n' +
      `    4  TIME  /our-garden#inquiry  1234567 | ${long}\n` +
      `    5  TIME  /our-garden#inquiry  12345678 | ${'x'.repeat(68)}…\n`,
  );
  expect(await inquiries()).toBe(list);
});

test('JSON is one array with every value as it was typed, and JSON Lines hold one message each', async () => {
  const messages = JSON.parse(await inquiries('--format', 'json')) as { number: number }[];
  const common = { received: 'TIME', page: '/our-garden', subject: 'Garden inquiry' };
  const pdf = { type: 'application/pdf', size: 5 };
  expect(messages.slice(0, 2)).toEqual([
    { ...common, number: 1, form: 'inquiry', answers: { name: '=1+1', text: hostile }, files: [] },
    {
      ...common,
      number: 2,
      form: 'application',
      answers: { name: 'Meera', empty: '', phone: '+91 20' },
      files: [
        { field: 'cv', name: 'cv.pdf', ...pdf },
        { field: 'plan', name: 'a\u2028b.pdf', ...pdf },
      ],
    },
  ]);
  const lines = (await inquiries('export', '--format', 'jsonl')).split('\n');
  expect(lines.pop()).toBe('');
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(messages);
  expect(JSON.parse(await inquiries('show', '2', '--format', 'json'))).toEqual(messages[1]);
});

test('CSV quotes what needs it, and a spreadsheet takes nothing for a formula', async () => {
  const output = join(folder, 'list.csv');
  expect(await inquiries('export', '--output', output)).toBe('');
  const written = readFileSync(output, 'utf8').replaceAll(/\d{4}-\S+?Z/g, 'TIME');
  const place = (form: string) => `TIME,/our-garden,${form},Garden inquiry`;
  expect(written).toBe(
    'number,received,page,form,subject,name,text,empty,phone,formula,at,minus,plain,files\r\n' +
      `1,${place('inquiry')},'=1+1,"${hostile.replaceAll('"', '""')}",,,,,,,\r\n` +
      `2,${place('application')},Meera,,,'+91 20,,,,,cv.pdf a\u2028b.pdf\r\n` +
      `4,${place('inquiry')},1234567,${long},,,,,,,\r\n` +
      `5,${place('inquiry')},12345678,${long},,,'\tx,'@x,'-1,it's 1+1,\r\n`,
  );
});

test('one message is shown in full, and its files are saved where none stands already', async () => {
  const target = join(folder, 'deep/files');
  const shown = await inquiries('show', '2', '--save', target);
  expect(shown).toBe(
    'Message 2: Garden inquiry\nReceived TIME from /our-garden#application\n\nname:\n  Meera\n\nempty:\n  \n\nphone:\n  +91 20\n\n' +
      'cv: cv.pdf (application/pdf, 5 bytes)\n\nplan: a b.pdf (application/pdf, 5 bytes)\n',
  );
  expect(readFileSync(join(target, '2-cv-cv.pdf'), 'utf8')).toBe('%PDF-');
  const again = await callCommand(
    'src/receiver/cli/inquiries.ts',
    '--data',
    file,
    'show',
    '2',
    '--save',
    target,
  );
  expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('EEXIST')]);
  expect(await inquiries('show', '1')).toContain('text:\n  Line "one",\n  line two [31m 2J\n');
});

test('robots are listed on request only', async () => {
  expect(await inquiries('--suspects')).toBe('    3  TIME  /our-garden#inquiry  Robot\n');
});

test('without a file there are no messages, and none is made', async () => {
  const missing = join(folder, 'missing.sqlite');
  const outputs = {
    '--format=json': '[]\n',
    '--suspects': 'No messages.\n',
    export: 'number,received,page,form,subject,files\r\n',
  };
  for (const [word, output] of Object.entries(outputs))
    expect(await inquiries('--data', missing, word)).toBe(output);
  expect(await inquiries('--data', missing, 'delete', '1')).toBe('0 of 1 deleted.\n');
  expect(existsSync(missing)).toBe(false);
});

const hint = '\n"npm run inquiries -- --help" says how it is used.';

test.each([
  [['lst'], `Unknown command "lst". Known: list, show, export, delete.${hint}`],
  [['--format', 'xml'], `Unknown value "xml" after --format. Known: text, json, jsonl, csv.${hint}`],
  [['list', '3'], `"list" takes no number. To see one message: show 3.${hint}`],
  [['show', 'x'], `"x" is no number of a message.${hint}`],
  [['show', '9'.repeat(16)], `"${'9'.repeat(16)}" is no number of a message.${hint}`],
  [['show', '9'.repeat(15)], `There is no message ${'9'.repeat(15)}.`],
  [['show'], `Name one message to show: show 3.${hint}`],
  [['show', '1', '2'], `Name one message to show: show 3.${hint}`],
  [['delete'], `Name the messages to delete: delete 3 4.${hint}`],
  [['--data', tmpdir()], `The messages in "${tmpdir()}" cannot be opened: it is a folder.`],
])('what cannot be meant is named: %j', async (args, message) => {
  const outcome = await callCommand('src/receiver/cli/inquiries.ts', '--data', file, ...args);
  expect(outcome).toEqual({ code: 2, stdout: '', stderr: `${message}\n` });
});

test('what is deleted is listed no more, nor are its files', async () => {
  expect(await inquiries('delete', '2', '77')).toBe('1 of 2 deleted.\n');
  expect(await inquiries()).not.toContain('Meera');
  const store = createMessageStore(openDatabase(file));
  expect(store.readFile(2, 'cv')).toBeUndefined();
  await store.close();
});
