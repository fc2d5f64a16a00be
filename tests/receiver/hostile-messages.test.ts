import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { good, startReceiver } from './start-receiver.ts';

const run = promisify(execFile);
let running: Awaited<ReturnType<typeof startReceiver>> | undefined;

async function start() {
  running = await startReceiver({ perMinute: 1000 });
  return running;
}
afterEach(async () => {
  await running?.stop();
  running = undefined;
});

const texts = [
  '👩‍👩‍👧‍👦 🇮🇳 Ｍｅｅｒａ e\u0301',
  'a\u0000b',
  'one\u2028two\u2029three',
  '\u202egnihton si sihT\u202c',
  "'); DROP TABLE message; --",
  '</script><script>alert(1)</script>',
  '{email} ${1} %s %00 &amp; \\u0000',
  '\ud800 alone',
  '\u001b[31m\u0007\u009b2J',
  '🧶'.repeat(750),
];

test('whatever is typed is stored and printed as it was typed, and the list has one line for each', async () => {
  const { send, file } = await start();
  for (const about of texts) expect((await send({ ...good, about })).status).toBe(201);
  const inquiries = (...args: string[]) =>
    run(process.execPath, ['--import', 'tsx', 'src/receiver/cli/inquiries.ts', '--data', file, ...args]);
  const stored = JSON.parse((await inquiries('--format', 'json')).stdout) as { answers: { about: string } }[];
  expect(stored.map(({ answers }) => answers.about)).toEqual(texts);
  const lines = (await inquiries()).stdout.split('\n');
  expect(lines).toHaveLength(texts.length + 1);
  expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
});

test('a form as browsers send it keeps the same texts', async () => {
  const { address, store } = await start();
  // A lone half of a sign has no form on the wire.
  const typed = texts.filter((text) => !text.includes('\ud800'));
  for (const about of typed) {
    const body = new URLSearchParams({ ...good, about });
    const response = await fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body });
    expect(response.status).toBe(201);
  }
  expect(store.list().map(({ answers }) => answers.about)).toEqual(typed);
});

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n${value}\r\n`;
const rest = `${part('fullName', 'M')}${part('email', 'm@company.com')}`;

test.each([
  ['a field twice', form, 'fullName=A&fullName=B&email=m%40company.com', 400],
  ['two files for one field', multipart, `${rest}${file('cv', '%PDF-1')}${file('cv', '%PDF-2')}--x--`, 400],
  [
    'a file and a text for one field',
    multipart,
    `${rest}${file('cv', '%PDF-1')}${part('cv', 'x')}--x--`,
    400,
  ],
  ['a body that ends in the middle of a file', multipart, `${rest}${file('cv', '%PDF-1').slice(0, -4)}`, 400],
  ['a body that ends in the middle of its fields', multipart, rest.slice(0, -30), 400],
  ['no boundary', 'multipart/form-data', `${rest}--x--`, 400],
  ['41 fields', form, Array.from({ length: 41 }, (_, index) => `f${index}=1`).join('&'), 413],
  ['41 fields of JSON', json, JSON.stringify(Object.fromEntries(Object.entries('x'.repeat(41)))), 400],
  ['a name of 101 letters', form, `${'n'.repeat(101)}=1`, 413],
  ['a text of 64 KB', form, `about=${'x'.repeat(65_536)}`, 413],
  ['JSON in JSON', json, '{"fullName":{"a":1},"email":"m@company.com"}', 400],
  ['deep JSON', json, '['.repeat(30_000), 400],
  ['text', 'text/plain', 'fullName=A&email=m%40company.com', 415],
  ['XML', 'application/xml', '<fullName>A</fullName>', 415],
  ['no media type', '', 'x', 415],
  ['a name in another alphabet', form, 'ＦｕｌｌＮａｍｅ=A&fullName=A&email=m%40company.com', 422],
])('%s is refused, and nothing of it is stored', async (_, type, body, status) => {
  const { address, store } = await start();
  const headers = { accept: json, 'content-type': type };
  const response = await fetch(address, { method: 'POST', headers, body: new TextEncoder().encode(body) });
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining('errors')]);
  expect(store.list()).toEqual([]);
  expect(store.list({ suspects: true })).toEqual([]);
});

test('a sender who never stops is cut off, and others are answered meanwhile', async () => {
  const { address, store, send } = await start();
  let sent = 0;
  const status = await new Promise<number | undefined>((resolve) => {
    const headers = { 'content-type': multipart, accept: json };
    const sending = request(address, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
      sending.destroy();
    });
    sending.on('error', () => resolve(undefined));
    sending.write(`${rest}--x\r\ncontent-disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`);
    const more = () => {
      if (sending.destroyed) return;
      sent += 65_536;
      sending.write(Buffer.alloc(65_536), () => setImmediate(more));
    };
    more();
  });
  expect(status).toBe(413);
  // What was still on its way is a few buffers, not a file.
  expect(sent).toBeLessThan(20 * 1024 * 1024);
  expect((await send(good)).status).toBe(201);
  expect(store.list()).toHaveLength(1);
});
