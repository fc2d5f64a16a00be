import { request } from 'node:http';
import { expect, test } from 'vitest';
import { good } from './form-page.ts';
import { ask, refusal, startReceiver } from './start-receiver.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="cv.pdf"\r\n\r\n${value}\r\n`;
const rest = `${part('fullName', 'M')}${part('email', 'm@company.com')}`;

const noJson = 'The body is no JSON.';
const noForm = 'The body is no form.';
const noObject = 'Expected one JSON object of texts by field name.';
const twice = 'A field was sent twice.';
const otherType = 'Send the form as JSON or as browsers send forms.';

test.each([
  ['no JSON', json, '{', 400, noJson],
  ['nothing', json, '', 400, noJson],
  ['a list', json, '["a"]', 400, noObject],
  ['null', json, 'null', 400, noObject],
  ['a text', json, '"a"', 400, noObject],
  ['a number for a text', json, '{"fullName":1}', 400, noObject],
  ['JSON in JSON', json, '{"fullName":{"a":1},"email":"m@company.com"}', 400, noObject],
  ['deep JSON', json, '['.repeat(30_000), 400, noJson],
  ['a field twice', form, 'fullName=A&fullName=B&email=m%40company.com', 400, twice],
  [
    'two files for one field',
    multipart,
    `${rest}${file('cv', '%PDF-1')}${file('cv', '%PDF-2')}--x--`,
    400,
    twice,
  ],
  [
    'a file and a text for one field',
    multipart,
    `${rest}${file('cv', '%PDF-1')}${part('cv', 'x')}--x--`,
    400,
    twice,
  ],
  [
    'a body that ends in the middle of a file',
    multipart,
    `${rest}${file('cv', '%PDF-1').slice(0, -4)}`,
    400,
    noForm,
  ],
  ['a body that ends in the middle of its fields', multipart, rest.slice(0, -30), 400, noForm],
  ['no boundary', 'multipart/form-data', `${rest}--x--`, 400, noForm],
  ['no form', 'multipart/form-data', 'x', 400, noForm],
  ['plain text', 'text/plain', 'fullName=A&email=m%40company.com', 415, otherType],
  ['XML', 'application/xml', '<fullName>A</fullName>', 415, otherType],
  ['no media type', '', 'x', 415, otherType],
])('a body with %s (%s) is refused, and nothing of it is stored', async (_, type, body, status, message) => {
  const { address, store } = await startReceiver();
  const headers = { accept: json, 'content-type': type };
  const answer = await ask(address, { method: 'POST', headers, body: new TextEncoder().encode(body) });
  expect([answer.status, answer.body]).toEqual([status, refusal(message)]);
  expect([...store.list(), ...store.list({ suspects: true })]).toEqual([]);
});

test('the media type of a body counts whatever its letters and its parameters are', async () => {
  const { send } = await startReceiver();
  for (const type of ['Application/JSON', 'application/json; charset=utf-8', 'application/json ;x'])
    expect((await send({ ...good, about: type }, { 'content-type': type })).status).toBe(201);
});

test.each([
  ['another form', 'POST', 'our-garden/other', 404, 'There is no form at this address.'],
  ['another page', 'POST', 'nowhere/inquiry', 404, 'There is no form at this address.'],
  ['the home page, which has none', 'POST', 'index/inquiry', 404, 'There is no form at this address.'],
  ['a form that is sent by e-mail', 'POST', 'our-garden/mail', 404, 'There is no form at this address.'],
  ['a form of another service', 'POST', 'our-garden/service', 404, 'There is no form at this address.'],
  ['a key without a page', 'POST', 'inquiry', 404, 'There is no form at this address.'],
  ['capital letters', 'POST', 'our-garden/Inquiry', 404, 'There is no form at this address.'],
  ['signs', 'POST', '%00/inquiry', 404, 'There is no form at this address.'],
  ['more behind the key', 'POST', 'our-garden/inquiry/', 404, 'There is no form at this address.'],
  [
    'what is left of an answer, without a page',
    'GET',
    'our-garden/inquiry?sent',
    404,
    'There is no form at this address.',
  ],
  ['a question', 'GET', 'our-garden/inquiry', 405, 'Forms are sent with POST.', 'POST, OPTIONS'],
  ['another method', 'PUT', 'our-garden/inquiry?sent', 405, 'Forms are sent with POST.', 'POST, OPTIONS'],
  ['a message to the health address', 'POST', 'health', 405, 'The health address is read.', 'GET, HEAD'],
])('%s (%s %s) gets %i', async (_, method, path, status, message, allow: string | null = null) => {
  const { origin, store } = await startReceiver();
  const body = method === 'GET' ? null : new URLSearchParams(good);
  const answer = await ask(`${origin}/_forms/${path}`, { method, body, headers: { accept: json } });
  expect([answer.status, answer.body, answer.headers.get('allow')]).toEqual([
    status,
    refusal(message),
    allow,
  ]);
  expect(store.list()).toEqual([]);
});

test.each(['/', '/_forms', '/_formsx/our-garden/inquiry', '//[', 'http://['])(
  '%s is not the receiver’s address',
  async (path) => {
    const { origin, log } = await startReceiver();
    const { hostname, port } = new URL(origin);
    const [status, body] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const sending = request({ hostname, port, path, agent: false }, (response) => {
        response.setEncoding('utf8').once('data', (text: string) => resolve([response.statusCode, text]));
      });
      sending.once('error', reject).end();
    });
    expect([status, body]).toEqual([404, 'There is no form at this address.\n']);
    expect(log).toEqual([]);
  },
);

test.each([
  ['application/json', form, json],
  ['text/html', json, 'text/html; charset=utf-8'],
  ['text/html, application/json', form, json],
  ['*/*', json, json],
  ['*/*', form, 'text/html; charset=utf-8'],
])(
  'who accepts %s and sends %s is answered in %s, which nobody keeps or frames',
  async (accept, type, expected) => {
    const { send } = await startReceiver();
    const { status, headers } = await send('_id=x', { accept, 'content-type': type });
    expect(status).toBe(400);
    const names = [
      'content-type',
      'cache-control',
      'content-security-policy',
      'referrer-policy',
      'x-content-type-options',
    ];
    expect(names.map((name) => headers.get(name))).toEqual([
      expected,
      'no-store',
      "frame-ancestors 'none'",
      'strict-origin-when-cross-origin',
      'nosniff',
    ]);
  },
);

test('the log says what happened, when and how fast, and nothing about who wrote what', async () => {
  const { send, origin, log } = await startReceiver({ proxies: 1 });
  await send(good, { 'x-forwarded-for': '192.0.2.77' });
  await send({ ...good, email: 'secret@' });
  await ask(`${origin}/_forms/secret`, { method: 'POST' });
  await ask(`${origin}/_forms/health?secret`);
  const entry = (line: string, status: number) => ({
    time: '2026-01-01T00:00:00.000Z',
    request: line,
    status,
    ms: expect.any(Number) as number,
  });
  expect(log).toEqual([
    entry('POST /_forms/our-garden/inquiry', 201),
    entry('POST /_forms/our-garden/inquiry', 422),
    entry('POST /_forms', 404),
    entry('GET /_forms/health', 200),
  ]);
  expect(log.every(({ ms }) => Number.isInteger(ms) && ms >= 0 && ms < 100_000)).toBe(true);
});
