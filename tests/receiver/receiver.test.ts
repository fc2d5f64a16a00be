import { afterEach, describe, expect, test } from 'vitest';
import { good, inquiry, startReceiver } from './start-receiver.ts';

type Started = Awaited<ReturnType<typeof startReceiver>>;
const running: Started[] = [];

async function start(...options: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...options);
  running.push(started);
  return started;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
});

describe('a message', () => {
  test('is stored as it was typed, before it is answered', async () => {
    const { send, store } = await start();
    const typed = { ...good, fullName: '  =Meera "M"\t', about: 'One\n\ntwo ☃ ' };
    const response = await send({ ...typed, _id: 'key-00000001' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: 'key-00000001' });
    expect(store.list()).toMatchObject([
      {
        number: 1,
        page: '/our-garden',
        form: 'inquiry',
        subject: 'Inquiry',
        answers: { ...typed, country: '' },
        files: [],
      },
    ]);
  });

  test('is one message however often it is sent with its key, even at the same moment', async () => {
    const { send, store } = await start();
    const all = await Promise.all(Array.from({ length: 8 }, () => send({ ...good, _id: 'key-00000002' })));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(7).fill(200),
      201,
    ]);
    expect(store.list()).toHaveLength(1);
  });

  test('with the key of another message is refused, and replaces nothing', async () => {
    const { send, store } = await start();
    await send({ ...good, _id: 'key-00000003' });
    const response = await send({ ...good, fullName: 'Arun', _id: 'key-00000003' });
    expect(response.status).toBe(409);
    expect(store.list().map(({ answers }) => answers.fullName)).toEqual(['Meera']);
  });

  test('from a browser without scripts is one message when it is sent twice, and answered with another address', async () => {
    const { address, store } = await start();
    const post = () =>
      fetch(address, {
        method: 'POST',
        headers: { accept: 'text/html' },
        body: new URLSearchParams({ ...good, about: 'a\r\nb' }),
        redirect: 'manual',
      });
    const [first, second] = [await post(), await post()];
    expect([first.status, second.status]).toEqual([303, 303]);
    expect(first.headers.get('location')).toBe('/_forms/our-garden/inquiry?sent');
    expect(store.list().map(({ answers }) => answers.about)).toEqual(['a\nb']);
  });

  test('with the robots’ field filled in is kept aside', async () => {
    const { send, store } = await start();
    expect((await send({ ...good, _website: 'https://spam.example' })).status).toBe(201);
    expect(store.list()).toEqual([]);
    expect(store.list({ suspects: true })).toHaveLength(1);
  });

  test('that comes faster than anybody types is asked to come again, and then taken', async () => {
    const { send, store } = await start();
    const early = await send({ ...good, _elapsed: '400' });
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '2']);
    expect(store.list()).toEqual([]);
    expect((await send({ ...good, _elapsed: '2400' })).status).toBe(201);
  });
});

describe('a form that is filled in wrongly', () => {
  test('is answered with one error per field, in the words and the order of the form', async () => {
    const { send, store } = await start();
    const response = await send({
      email: 'meera@',
      country: 'Atlantis',
      about: 'x'.repeat(1501),
      website: 'x',
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: [
        { field: 'fullName', message: 'Enter your full name.' },
        { field: 'email', message: 'Enter an email address such as name@company.com.' },
        { field: 'country', message: 'Choose one of the options.' },
        { field: 'about', message: 'This is too long. Shorten it.' },
        {
          field: 'website',
          message: 'This form has changed since you opened the page. Reload the page: what you typed stays.',
        },
      ],
    });
    expect(store.list()).toEqual([]);
  });

  test('counts spaces as nothing', async () => {
    const { send } = await start();
    const { errors } = (await (await send({ fullName: ' \n', email: ' ' })).json()) as { errors: object[] };
    expect(errors).toEqual([
      { field: 'fullName', message: 'Enter your full name.' },
      { field: 'email', message: 'Fill in this field.' },
    ]);
  });

  test('takes names of fields that objects have by themselves for what they are', async () => {
    const { send } = await start();
    const response = await send('{"__proto__":"x","constructor":"y","fullName":"M","email":"m@c.de"}');
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: { field: string }[] };
    expect(errors.map(({ field }) => field)).toEqual(expect.arrayContaining(['constructor']));
  });
});

describe('a file', () => {
  const pdf = Buffer.from('%PDF-1.7\n…');
  const docx = Buffer.from('PK\u0003\u0004…[Content_Types].xml…word/document.xml', 'latin1');
  const send = (address: string, name: string, content: Buffer, more: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [field, value] of Object.entries({ ...good, ...more })) body.append(field, value);
    body.append('cv', new Blob([new Uint8Array(content)]), name);
    return fetch(address, { method: 'POST', headers: { accept: 'application/json' }, body });
  };

  test('is stored with its message; its kind comes from its content', async () => {
    const { address, store } = await start();
    expect((await send(address, 'cv.pdf', pdf)).status).toBe(201);
    expect((await send(address, '../../M\u001b[31m.docx', docx)).status).toBe(201);
    expect(store.list().map(({ files }) => files)).toEqual([
      [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', size: pdf.length }],
      [
        {
          field: 'cv',
          name: 'M[31m.docx',
          type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          size: docx.length,
        },
      ],
    ]);
    expect(store.readFile(1, 'cv')?.content.equals(pdf)).toBe(true);
  });

  test('of another kind is an error of its field, whatever it is called', async () => {
    const { address, store } = await start();
    const response = await send(address, 'cv.pdf', Buffer.from('MZ…'));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: [{ field: 'cv', message: 'Choose a PDF or a Word document (.docx).' }],
    });
    expect(store.list()).toEqual([]);
  });

  test('of up to 5 MB is taken, and of more refused', async () => {
    const { address, store } = await start();
    const most = Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024 - pdf.length)]);
    expect((await send(address, 'cv.pdf', most)).status).toBe(201);
    expect((await send(address, 'cv.pdf', Buffer.concat([most, pdf]))).status).toBe(413);
    expect(store.list()).toHaveLength(1);
  });
});

describe('what is no message of this form', () => {
  test.each([
    ['no JSON', '{', {}, 400],
    ['a list', '[]', {}, 400],
    ['a number for a text', '{"fullName":1}', {}, 400],
    ['a key that is none', '{"_id":"x"}', {}, 400],
    ['another media type', 'x', { 'content-type': 'text/plain' }, 415],
    ['a form that says it is multipart and is not', 'x', { 'content-type': 'multipart/form-data' }, 400],
    ['a text of 64 KB', JSON.stringify({ about: 'x'.repeat(65_536) }), {}, 413],
    ['the page of another site', JSON.stringify(good), { origin: 'https://evil.example' }, 403],
    ['a page without an origin', JSON.stringify(good), { origin: 'null' }, 403],
    ['another site that hides its origin', JSON.stringify(good), { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s', async (_, body, headers, status) => {
    const { send, store } = await start();
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(/^[A-Z"].+\.$/);
    expect(store.list()).toEqual([]);
  });

  test('another method, an unknown form, and one that is sent by e-mail', async () => {
    const { origin, address } = await start();
    const asked = await fetch(address);
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    for (const path of [
      'our-garden/other',
      'nowhere/inquiry',
      'our-garden/mail',
      'inquiry',
      '../x/y',
      '%00/inquiry',
    ]) {
      const response = await fetch(`${origin}/_forms/${path}`, {
        method: 'POST',
        body: new URLSearchParams(good),
      });
      expect([path, response.status]).toEqual([path, 404]);
    }
  });
});

test('pages of the site may write from another origin, with a preflight', async () => {
  const site = 'https://www.harbour.example';
  const { address, send, store } = await start({ origins: [site] });
  const preflight = await fetch(address, {
    method: 'OPTIONS',
    headers: { origin: site, 'access-control-request-method': 'POST' },
  });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, site]);
  const response = await send(good, { origin: site });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([201, site]);
  expect((await send(good, { origin: 'https://evil.example' })).status).toBe(403);
  expect(store.list()).toHaveLength(1);
});

test('a sender who sends too much is told when to come back; others are not held up', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const { send } = await start({ perMinute: 3, proxies: 1, now: () => now });
  const from = (sender: string) => send(good, { 'x-forwarded-for': `invented, ${sender}` });
  const statuses = [];
  for (let count = 0; count < 4; count++) statuses.push((await from('192.0.2.1')).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await from('192.0.2.1')).headers.get('retry-after')).toBe('20');
  expect((await from('192.0.2.2')).status).not.toBe(429);
  now += 20_000;
  expect((await from('192.0.2.1')).status).not.toBe(429);
});

test('IPv6 addresses of one network are one sender', async () => {
  const { send } = await start({ perMinute: 1, proxies: 1 });
  expect((await send(good, { 'x-forwarded-for': '2001:db8:0:1::5' })).status).toBe(201);
  expect((await send(good, { 'x-forwarded-for': '2001:db8:0:1:ffff::9' })).status).toBe(429);
  expect((await send(good, { 'x-forwarded-for': '2001:db8:0:2::5' })).status).not.toBe(429);
});

test('a store that fails is a 503 with a time to come back, and the health address says so', async () => {
  const { send, origin, store, log } = await start();
  expect((await fetch(`${origin}/_forms/health`)).status).toBe(200);
  const { accept, probe } = store;
  store.accept = () => Promise.reject(new Error('disk full'));
  store.probe = () => {
    throw new Error('disk full');
  };
  const response = await send(good);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${origin}/_forms/health`)).status).toBe(503);
  expect(log.at(-1)?.error).toBe('disk full');
  Object.assign(store, { accept, probe });
});

test('the log says what happened, and nothing about who wrote what', async () => {
  const { send, origin, log } = await start({ proxies: 1 });
  await send(good, { 'x-forwarded-for': '192.0.2.77' });
  await send({ ...good, email: 'secret@' });
  await fetch(`${origin}/_forms/secret-address`, { method: 'POST' });
  expect(log.map(({ request, status }) => [request, status])).toEqual([
    ['POST /_forms/our-garden/inquiry', 201],
    ['POST /_forms/our-garden/inquiry', 422],
    ['POST /_forms', 404],
  ]);
  expect(JSON.stringify(log)).not.toMatch(/Meera|company|secret|192\.0/);
});

test('the form of these tests has a field of every kind the receiver tells apart', () => {
  expect(new Set(inquiry.fields.map(({ kind }) => kind))).toEqual(
    new Set(['text', 'email', 'select', 'paragraph', 'file']),
  );
});
