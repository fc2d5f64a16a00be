import { expect, test } from 'vitest';
import { good } from './form-page.ts';
import { ask, refusal, startReceiver } from './start-receiver.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

const tooLarge = refusal('This is more than the form takes. A file may have 5 MB.');
const noObject = refusal('Expected one JSON object of texts by field name.');
const badKey = refusal('"_id" takes 8 to 64 letters and digits.');
const tooLong = (field: string) => ({ errors: [{ field, message: 'This is too long. Shorten it.' }] });

const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (value: string, name = 'cv') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n${value}\r\n`;
const required = part('fullName', 'M') + part('email', 'm@company.com');
const pdf = (size: number) => '%PDF-'.padEnd(size, 'x');
const extra = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`_f${index}`, '']));
const text = (answers: Record<string, string>) => new URLSearchParams({ ...good, ...answers }).toString();
const object = (answers: Record<string, string>) => JSON.stringify({ ...good, ...answers });

/** A body of exactly so many bytes: what fills it up stands in a field for robots. */
function fill(size: number, write: (filler: string) => string): string {
  return write('x'.repeat(size - write('').length));
}
const whole = (size: number) =>
  fill(size, (filler) => `${required}${file(pdf(5 * megabyte))}${part('_filler', filler)}--x--\r\n`);

/** What is measured, how it is sent, a message with so much of it, the most that is taken, and the answer to one more. */
const limits: [string, string, (size: number) => string, number, number, unknown][] = [
  [
    'bytes of JSON',
    json,
    (size) => fill(size, (filler) => object({ _f: filler })),
    64 * kilobyte,
    413,
    tooLarge,
  ],
  [
    'bytes of a form',
    form,
    (size) => fill(size, (filler) => text({ _f: filler })),
    64 * kilobyte,
    413,
    tooLarge,
  ],
  ['bytes of a form with a file', multipart, whole, 5 * megabyte + 64 * kilobyte, 413, tooLarge],
  ['bytes of a file', multipart, (size) => `${required}${file(pdf(size))}--x--`, 5 * megabyte, 413, tooLarge],
  [
    'bytes of a text beside files',
    multipart,
    (size) => `${required}${part('_f', 'x'.repeat(size))}--x--`,
    64 * kilobyte,
    413,
    tooLarge,
  ],
  ['fields of JSON', json, (count) => object(extra(count - 2)), 40, 400, noObject],
  ['fields of a form', form, (count) => text(extra(count - 2)), 40, 413, tooLarge],
  [
    'letters of a field’s name',
    form,
    (size) => text({ [`_${'n'.repeat(size - 1)}`]: '' }),
    100,
    413,
    tooLarge,
  ],
  ['letters of a key', json, (size) => object({ _id: 'k'.repeat(size) }), 64, 400, badKey],
  [
    'characters of a line',
    json,
    (size) => object({ fullName: '🧶'.repeat(size) }),
    200,
    422,
    tooLong('fullName'),
  ],
  [
    'characters of an address',
    json,
    (size) => object({ email: 'm@company.com'.padStart(size, 'm') }),
    200,
    422,
    tooLong('email'),
  ],
  [
    'characters of a paragraph',
    json,
    (size) => object({ about: '🧶'.repeat(size) }),
    1500,
    422,
    tooLong('about'),
  ],
];

test.each(limits)('of %s (%s)', async (_, type, write, most, status, body) => {
  const { send, store } = await startReceiver();
  const headers = { 'content-type': type };
  expect((await send(write(most), headers)).status).toBe(201);
  const refused = await send(write(most + 1), headers);
  expect([refused.status, refused.body]).toEqual([status, body]);
  expect(refused.headers.get('connection')).toBe(status === 413 ? 'close' : 'keep-alive');
  expect([...store.list(), ...store.list({ suspects: true })]).toHaveLength(1);
});

test.each(limits.slice(0, 3))(
  'of %s (%s) whose length nobody says',
  async (_, type, write, most, status, expected) => {
    const { address, store } = await startReceiver();
    const sendInParts = (content: string) => {
      const body = new Blob([content]).stream();
      return ask(address, {
        method: 'POST',
        headers: { accept: json, 'content-type': type },
        body,
        duplex: 'half',
      } as RequestInit);
    };
    expect((await sendInParts(write(most))).status).toBe(201);
    const { status: got, body } = await sendInParts(write(most + 1));
    expect([got, body]).toEqual([status, expected]);
    expect([...store.list(), ...store.list({ suspects: true })]).toHaveLength(1);
  },
);

test('a key has 8 signs at least', async () => {
  const { send } = await startReceiver();
  expect((await send({ ...good, _id: 'Key-_123' })).status).toBe(201);
  for (const id of ['Key-_12', 'Key 1234', 'Key.1234'])
    expect(await send({ ...good, _id: id })).toMatchObject({ status: 400, body: badKey });
});

test('five files are read, and six are more than a form takes', async () => {
  const { send } = await startReceiver();
  const files = (count: number) =>
    Array.from({ length: count }, (_, index) => file(pdf(9), `f${index}`)).join('');
  const headers = { 'content-type': multipart };
  const five = await send(`${required}${files(5)}--x--`, headers);
  expect([five.status, (five.body as { errors: object[] }).errors.length]).toEqual([422, 5]);
  expect(await send(`${required}${files(6)}--x--`, headers)).toMatchObject({ status: 413, body: tooLarge });
});

test('a sender who never stops is cut off, and others are answered meanwhile', async () => {
  const { address, send, stored } = await startReceiver();
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(new TextEncoder().encode(`${required}${file('%PDF-')}`.slice(0, -2))),
    async pull(controller) {
      sent += 64 * kilobyte;
      controller.enqueue(new Uint8Array(64 * kilobyte));
      await new Promise(setImmediate);
    },
  });
  const headers = { accept: json, 'content-type': multipart };
  const sending = ask(address, { method: 'POST', headers, body: endless, duplex: 'half' } as RequestInit);
  expect((await send(good)).status).toBe(201);
  const outcome = await sending.catch(() => undefined);
  if (outcome) expect(outcome.status).toBe(413);
  // What was still on its way is a few buffers, not a file.
  expect(sent).toBeLessThan(20 * megabyte);
  expect(stored()).toHaveLength(1);
});
