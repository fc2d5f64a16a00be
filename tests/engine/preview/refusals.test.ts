import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createSiteServer } from '../../../src/engine/serve/site-server.ts';
import { ask, bodyOf, exchange, headerOf, servePreview, site, statusOf } from './raw-preview.ts';

servePreview();

describe('what is no address is refused with 400', () => {
  test.each([
    '//',
    '///',
    '/\\',
    '//%',
    '/%',
    '/%zz',
    '/%c3',
    'http://[',
    'http://[/',
    'javascript:alert(1)',
    '*',
    'gardens',
    '//evil.example',
    '//evil.example/',
    '//evil.example/..',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/%2f%2fevil.example/index',
    '/gardens%2fabout',
    '/.//evil.example/',
    '/%2e//evil.example/',
    '/%2e/%2fevil.example/',
    '/./index',
    '/../preview-secret.txt',
    '/..%2fpreview-secret.txt',
    '/%2e%2e/preview-secret.txt',
    '/..\\preview-secret.txt',
    '/gardens/../../preview-secret.txt',
    '/gardens/%2e%2e%2f%2e%2e%2fpreview-secret.txt',
    '/a%00.html',
    '/a%0d%0aSet-Cookie:x=1/',
    '/a%7f',
    '/\xff',
    'http://evil.example//evil.example/',
  ])('%s', async (target) => {
    const answer = await ask(target);
    expect(statusOf(answer)).toBe(400);
    expect(headerOf(answer, 'location')).toBeUndefined();
    expect(answer).not.toContain('secret');
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
});

test('the files that tell a host what to do are not for visitors', async () => {
  for (const target of [
    '/_headers',
    '/_redirects',
    '/%5fheaders',
    '/%5Fredirects',
    '/_HEADERS',
    '/%5FHEADER%53',
    '/.page-config-renderer',
    '/%2epage-config-renderer',
    '/_host/nginx.conf',
    '/.htaccess',
    '/404',
  ]) {
    const answer = await ask(target);
    expect([statusOf(answer), bodyOf(answer)], target).toEqual([404, 'no page']);
  }
});

test('what is not reading is refused, and told what is allowed', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
    const answer = await ask('/', { method, headers: 'Content-Length: 3\r\n' });
    expect([statusOf(answer), headerOf(answer, 'allow')], method).toEqual([405, 'GET, HEAD']);
  }
});

test('only names of this computer are answered, so that no other web page can read along', async () => {
  for (const host of ['localhost:4173', 'app.localhost', '127.0.0.1', '[::1]:80', 'LOCALHOST'])
    expect(statusOf(await ask('/', { host })), host).toBe(200);
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4173', '[::1', ''])
    expect(statusOf(await ask('/', { host })), host).toBe(403);
});

test('any name is answered where other computers are to reach the site', async () => {
  const server = createSiteServer(site(), { anyHost: true });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  expect(bodyOf(await ask('/', { host: 'site.example', port }))).toBe('home');
  server.close();
});
