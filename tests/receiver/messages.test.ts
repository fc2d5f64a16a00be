import { expect, test } from 'vitest';
import { createMessageStore } from '../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../src/receiver/store/open-database.ts';
import { good } from './form-page.ts';
import { ask, refusal, startReceiver } from './start-receiver.ts';

const key = 'key-00000001';

/** A form as a browser without scripts sends it. */
const post = (address: string, answers: Record<string, string>) =>
  ask(address, { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams(answers) });

test('a message is stored as it was typed, and on the disk before it is answered', async () => {
  const { send, data } = await startReceiver();
  const { fullName, ...others } = { ...good, fullName: '  =Meera "M"\t' };
  // In another order than that of the form.
  const typed = { about: 'One\n\r\ntwo ☃ ', ...others, fullName };
  const { status, body } = await send({ ...typed, _id: key });
  expect([status, body]).toEqual([201, { id: key }]);
  // Another connection reads what a reader would find after the process was killed.
  const other = createMessageStore(openDatabase(data));
  const [message] = other.list();
  await other.close();
  expect(message).toEqual({
    number: 1,
    id: key,
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    received: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    page: '/our-garden',
    form: 'inquiry',
    subject: 'Garden inquiry',
    answers: { ...typed, country: '' },
    files: [],
    suspect: false,
  });
  expect(Object.keys(message?.answers ?? {})).toEqual(['fullName', 'email', 'country', 'about']);
});

test('a message is one however often it is sent with its key, even at the same moment', async () => {
  const { send, stored } = await startReceiver();
  const all = await Promise.all(Array.from({ length: 8 }, () => send({ ...good, _id: key })));
  expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    ...Array<number>(7).fill(200),
    201,
  ]);
  expect(all.every(({ body }) => (body as { id: string }).id === key)).toBe(true);
  expect(stored()).toHaveLength(1);
});

/** A message with a file, and with something of it changed. */
function withFile({ name = 'cv.pdf', content = '%PDF-1', about = '' } = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...good, about, _id: key })) form.append(field, value);
  form.append('cv', new Blob([content]), name);
  return form;
}

test.each([
  ['nothing', withFile(), 200],
  ['an answer', withFile({ about: 'x' }), 409],
  ['the name of a file', withFile({ name: 'CV.pdf' }), 409],
  ['the content of a file', withFile({ content: '%PDF-2' }), 409],
  ['the file, which is not there,', { ...good, _id: key }, 409],
])('where %s has changed, the key of another message says so', async (_, second, status) => {
  const { send, store } = await startReceiver();
  expect((await send(withFile())).status).toBe(201);
  const answer = await send(second);
  expect(answer.status).toBe(status);
  if (status === 409) expect(answer.body).toEqual(refusal('Another message was sent with this key.'));
  expect(store.list().map(({ files }) => files)).toEqual([
    [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', size: 6 }],
  ]);
});

test('one key in two forms is a conflict, and each form has its own messages', async () => {
  const { send, origin, store } = await startReceiver();
  const visit = `${origin}/_forms/our-garden/visit-2`;
  const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
  expect((await send({ ...good, _id: key })).status).toBe(201);
  const second = { ...init, body: JSON.stringify({ ...good, _id: key }) };
  expect((await ask(visit, second)).status).toBe(409);
  expect((await ask(visit, { ...init, body: JSON.stringify(good) })).status).toBe(201);
  expect(store.list().map(({ form }) => form)).toEqual(['inquiry', 'visit-2']);
});

test('without a key the same message within ten minutes is one', async () => {
  const start = 600_000 * 2_900_000;
  let now = start;
  const { address, store } = await startReceiver({ now: () => now });
  const typed = { ...good, about: 'a\r\nb\rc' };
  const answers = [await post(address, typed), await post(address, typed)];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(answers[0]?.headers.get('location')).toBe('/_forms/our-garden/inquiry?sent');
  await post(address, { ...typed, about: 'another' });
  now = start + 599_999;
  await post(address, typed);
  now = start + 600_000;
  await post(address, typed);
  expect(store.list().map(({ answers: { about } }) => about)).toEqual(['a\nb\rc', 'another', 'a\nb\rc']);
  const [first = '', , last] = store.list().map(({ id }) => id);
  expect(first).toMatch(/^[0-9a-f]{40}-2900000$/);
  expect(last).toBe(first.replace('2900000', '2900001'));
});

test.each([
  ['the robots’ field filled in', { _website: 'https://spam.example' }, true],
  ['a field that the page does not have', { _other: 'x' }, true],
  ['the robots’ field left alone', { _website: '' }, false],
])('a message with %s is stored where it belongs', async (_, more, suspect) => {
  const { send, store } = await startReceiver();
  expect((await send({ ...good, ...more })).status).toBe(201);
  expect([store.list().length, store.list({ suspects: true }).length]).toEqual(suspect ? [0, 1] : [1, 0]);
  expect(store.find(1)?.suspect).toBe(suspect);
});

test.each([
  ['0', 429, '2'],
  ['999', 429, '2'],
  ['1000', 429, '1'],
  ['1999.5', 429, '1'],
  ['2000', 201, null],
  ['', 201, null],
  ['-1', 400, null],
  ['soon', 400, null],
])('a page that was open for "%s" milliseconds gets %i', async (elapsed, status, retryAfter) => {
  const { send, stored } = await startReceiver();
  const answer = await send({ ...good, _elapsed: elapsed });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(stored()).toHaveLength(status === 201 ? 1 : 0);
  if (status === 400) expect(answer.body).toEqual(refusal('"_elapsed" takes a number.'));
});

const texts = [
  '👩‍👩‍👧‍👦 🇮🇳 Ｍｅｅｒａ e\u0301',
  'a\u0000b',
  'one\u2028two\u2029three',
  '\u202egnihton si sihT\u202c',
  "'); DROP TABLE message; --",
  '</script><script>alert(1)</script>',
  '{email} ${1} %s %00 &amp; \\u0000',
  '\u001b[31m\u0007\u009b2J',
];

test('whatever is typed is stored as it was typed, as JSON and as browsers send forms', async () => {
  const { send, stored } = await startReceiver();
  for (const about of texts) {
    expect((await send({ ...good, about })).status).toBe(201);
    expect(
      (await send(new URLSearchParams({ ...good, about, _id: `${key}-${texts.indexOf(about)}` }))).status,
    ).toBe(201);
  }
  expect(stored().map(({ about }) => about)).toEqual(texts.flatMap((text) => [text, text]));
});
