import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createSiteServer } from '../../../src/engine/serve/site-server.ts';
import { testTables } from '../../shared/test-tables.ts';
import { ask, bodyOf, exchange, headerOf, servePreview, site, statusOf } from './raw-preview.ts';

servePreview();

/** What says what an answer is; a refusal is its status alone. */
function show(answer: string): unknown[] {
  expect(answer).not.toContain('secret');
  const said = ['location', 'x-frame-options', 'content-type', 'allow', 'content-range'];
  const headers = said.flatMap((name) => {
    const value = headerOf(answer, name);
    return value === undefined ? [] : [[name, value]];
  });
  const body = statusOf(answer) < 300 || statusOf(answer) === 404 ? [bodyOf(answer)] : [];
  return [statusOf(answer), Object.fromEntries(headers), ...body];
}

const get = async (target: string) => show(await ask(target));

testTables('tests/engine/tables/preview.txt', {
  'Pages, as a static host serves them': get,
  'An address has one form, and redirects keep the query': get,
  'What is no address': get,
  'Files that are for hosts': get,
  Methods: async (method: string) => show(await ask('/', { method, headers: 'Content-Length: 3\r\n' })),
  'Names by which this computer is asked': async (host: string) => show(await ask('/', { host })),
  'A range of ten bytes': async (range: string) =>
    show(await ask('/assets/a.js', { headers: `Range: ${range}\r\n` })),
});

test('bytes that are no HTTP', async () => {
  for (const bytes of [
    '\r\n\r\n\r\n\0\0',
    'GET\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET / HTTP/1.1\r\n\r\n',
    `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
  ])
    expect(statusOf(await exchange(bytes)), JSON.stringify(bytes.slice(0, 40))).toBeGreaterThanOrEqual(400);
});

test('any name is answered where other computers are to reach the site', async () => {
  const server = createSiteServer(site(), { anyHost: true });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  expect(bodyOf(await ask('/', { host: 'site.example', port }))).toBe('home');
  server.close();
});

test('HEAD answers like GET without the body, also where there is no page', async () => {
  const page = await ask('/assets/a.js', { method: 'HEAD' });
  expect([statusOf(page), headerOf(page, 'content-length'), bodyOf(page)]).toEqual([200, '10', '']);
  const missing = await ask('/nothing', { method: 'HEAD' });
  expect([statusOf(missing), bodyOf(missing)]).toEqual([404, '']);
});

test('what the browser has already is not sent again', async () => {
  const first = await ask('/assets/a.js');
  expect(headerOf(first, 'cache-control')).toBe('public, max-age=31536000');
  const again = await ask('/assets/a.js', { headers: `If-None-Match: ${headerOf(first, 'etag')}\r\n` });
  expect([statusOf(again), bodyOf(again)]).toEqual([304, '']);
  const since = `If-Modified-Since: ${headerOf(first, 'last-modified')}\r\n`;
  expect(statusOf(await ask('/assets/a.js', { headers: since }))).toBe(304);
});

test('what is missing is not kept by the browser, whatever its folder says', async () => {
  const answer = await ask('/assets/gone.js');
  expect([statusOf(answer), headerOf(answer, 'cache-control')]).toEqual([404, 'no-cache']);
});
