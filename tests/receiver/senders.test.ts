import { expect, test } from 'vitest';
import { createRateLimit, senderOf } from '../../src/receiver/rate-limit.ts';
import { good } from './form-page.ts';
import { ask, refusal, startReceiver } from './start-receiver.ts';

const site = 'https://www.harbour.example';
const foreign = refusal('This form is sent from its own site only.');

test.each([
  ['nobody names an origin', {}, 201],
  ['the page is the receiver’s own', { origin: 'OWN', 'sec-fetch-site': 'same-origin' }, 201],
  ['the page is the receiver’s own, by another protocol', { origin: 'https:OWN' }, 201],
  ['the page is the site’s', { origin: site, 'sec-fetch-site': 'cross-site' }, 201],
  ['the visitor typed the address', { 'sec-fetch-site': 'none' }, 201],
  ['the browser names no origin of the same one', { 'sec-fetch-site': 'same-origin' }, 201],
  ['the page is another site’s', { origin: 'https://evil.example' }, 403],
  ['the page is on another port', { origin: 'http://127.0.0.1:1' }, 403],
  ['the site’s name is only the beginning', { origin: `${site}.evil.example` }, 403],
  ['the page has no origin', { origin: 'null' }, 403],
  ['the origin is none', { origin: '//' }, 403],
  ['another site hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbour hides its origin', { 'sec-fetch-site': 'same-site' }, 403],
])('when %s', async (_, headers: Record<string, string>, status) => {
  const { origin, send, stored } = await startReceiver({ origins: [site] });
  const own = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace('https:OWN', origin.replace('http:', 'https:')).replace('OWN', origin),
  ]);
  const answer = await send(good, Object.fromEntries(own) as Record<string, string>);
  expect(answer.status).toBe(status);
  if (status === 403) expect([answer.body, answer.headers.get('connection')]).toEqual([foreign, 'close']);
  expect(stored()).toHaveLength(status === 201 ? 1 : 0);
  // Only the site's own pages may read the answer.
  const isSite = headers.origin === site;
  expect(answer.headers.get('vary')).toBe('origin');
  expect(answer.headers.get('access-control-allow-origin')).toBe(isSite ? site : null);
  expect(answer.headers.get('access-control-expose-headers')).toBe(isSite ? 'retry-after' : null);
});

test.each([
  [site, 204],
  ['https://evil.example', 403],
])('a preflight of a page at %s gets %i', async (origin, status) => {
  const { address } = await startReceiver({ origins: ['https://harbour.example', site] });
  const headers = { origin, accept: 'application/json', 'access-control-request-method': 'POST' };
  const answer = await ask(address, { method: 'OPTIONS', headers });
  const names = ['allow-origin', 'allow-methods', 'allow-headers', 'max-age'];
  expect([answer.status, answer.body]).toEqual([status, status === 204 ? '' : foreign]);
  expect(names.map((name) => answer.headers.get(`access-control-${name}`))).toEqual(
    status === 204 ? [site, 'POST', 'content-type', '600'] : [null, null, null, null],
  );
});

test('a site at the receiver’s own address has no use for other origins', async () => {
  const { send } = await startReceiver();
  const { headers } = await send(good);
  expect([headers.get('vary'), headers.get('access-control-allow-origin')]).toEqual([null, null]);
});

test('a sender who sends too much is told when to come back; others are not held up', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z');
  const { send } = await startReceiver({ perMinute: 3, proxies: 1, now: () => now });
  let count = 0;
  const from = async (sender: string) => {
    const answer = await send({ ...good, about: String(count++) }, { 'x-forwarded-for': sender });
    return [answer.status, answer.headers.get('retry-after')];
  };
  for (let sent = 0; sent < 3; sent++) expect(await from('192.0.2.1')).toEqual([201, null]);
  expect(await from('192.0.2.1')).toEqual([429, '20']);
  expect(await from('192.0.2.2')).toEqual([201, null]);
  now += 19_999;
  expect(await from('192.0.2.1')).toEqual([429, '1']);
  now += 1;
  expect(await from('192.0.2.1')).toEqual([201, null]);
  expect(await from('192.0.2.1')).toEqual([429, '20']);
  // Nobody saves up more than a minute's messages.
  now += 600_000;
  for (let sent = 0; sent < 3; sent++) expect(await from('192.0.2.1')).toEqual([201, null]);
  const tooSoon = { status: 429, body: refusal('Please wait a moment, then send the form again. (20 sec)') };
  expect(await send(good, { 'x-forwarded-for': '192.0.2.1' })).toMatchObject(tooSoon);
});

test('without another number a sender may send 30 messages in a minute', async () => {
  const { send } = await startReceiver();
  for (let sent = 0; sent < 30; sent++) expect((await send({})).status).toBe(422);
  expect((await send(good)).status).toBe(429);
});

/** By how many proxies stand in front: what two requests say they were forwarded for, and whether it is one sender. */
test.each([
  [0, '192.0.2.1', '192.0.2.2', true],
  [1, 'invented, 192.0.2.1', 'different, 192.0.2.1', true],
  [1, '192.0.2.1, 192.0.2.3', '192.0.2.1, 192.0.2.4', false],
  [2, 'invented, 192.0.2.1, 192.0.2.8', '192.0.2.1,192.0.2.9', true],
  [2, '192.0.2.1, 192.0.2.8', '192.0.2.2, 192.0.2.8', false],
  [2, '192.0.2.1', '192.0.2.2', true],
  [1, '', '192.0.2.1,', true],
])('behind %i proxies, %j and %j', async (proxies, first, second, isOne) => {
  const { send } = await startReceiver({ proxies, perMinute: 1 });
  expect((await send(good, { 'x-forwarded-for': first })).status).toBe(201);
  expect((await send(good, { 'x-forwarded-for': second })).status).toBe(isOne ? 429 : 200);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['2001:db8:0:1::5', '2001:db8:0:1'],
  ['2001:db8:0:1:ffff::9', '2001:db8:0:1'],
  ['2001:db8:0:2::5', '2001:db8:0:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  ['1:2:3:4:5:6:7:8', '1:2:3:4'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is a sender of %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

test('ten thousand senders are told apart, and the one not heard of for longest is forgotten', () => {
  const limit = createRateLimit(1, 1, () => 0);
  for (let sender = 0; sender < 10_000; sender++) expect(limit.take(`${sender}`)).toBe(0);
  expect([limit.take('0'), limit.take('1')]).toEqual([60_000, 60_000]);
  expect(limit.take('one more')).toBe(0);
  expect([limit.take('0'), limit.take('2')]).toEqual([60_000, 0]);
});
