import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { sendFile } from '../../src/hosts/send-file.ts';
import { listen, type Listening } from '../stage/listen.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';
import { testTables } from '../shared/test-tables.ts';
import { repeatParts } from './written-cases.ts';

const folder = makeFolder(afterAll);
const site = join(folder, 'site');
let server: Listening;

beforeAll(async () => {
  writeFiles(folder, { 'preview-secret.txt': 'secret' });
  writeFiles(site, {
    'index.html': 'home',
    'gardens.html': 'gardens',
    'gardens/tools.html': 'about',
    'gardens/index.html': 'never',
    'assets/a.js': '0123456789',
    'größe.html': 'size',
    'packed.html': 'plain',
    'packed.html.br': 'as br',
    'packed.html.gz': 'as gzip',
    '404.html': 'no page',
    _redirects: '/old /gardens 301\n/soon / 302\n',
    _headers: '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000\n',
    '.page-config-renderer': 'mark',
  });
  server = await listen(createSiteServer(site));
});

afterAll(() => server.stop());

// No request of a test stops the server.
afterEach(async () => expect(await ask('/')).toMatch(/\r\n\r\nhome$/));

async function exchange(bytes: string): Promise<string> {
  const socket = connect(server.port, '127.0.0.1').setEncoding('latin1');
  socket.write(bytes, 'latin1');
  return (await socket.toArray()).join('');
}

const ask = (target: string, { method = 'GET', headers = '', host = 'localhost' } = {}) =>
  exchange(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** The facts of an answer; for a refusal, only the status. */
async function show(target: string, options?: Parameters<typeof ask>[1]): Promise<unknown[]> {
  const answer = await ask(target, options);
  expect(answer).not.toContain('secret');
  const end = answer.indexOf('\r\n\r\n');
  const said = ['location', 'x-frame-options', 'content-type', 'cache-control', 'allow', 'content-range'];
  const headers = said.flatMap((name) => {
    const value = new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer.slice(0, end + 2))?.[1];
    return value === undefined ? [] : [[name, value]];
  });
  const body = statusOf(answer) < 300 || statusOf(answer) === 404 ? [answer.slice(end + 4)] : [];
  return [statusOf(answer), Object.fromEntries(headers), ...body];
}

const get = (target: string) => show(target);

testTables('tests/engine/tables/preview.txt', {
  'Pages, as a static host serves them': get,
  'Redirects to the canonical form of an address, with the query': get,
  'Invalid addresses': get,
  'Files for hosts': get,
  Methods: (method: string) => show('/', { method, headers: 'Content-Length: 3\r\n' }),
  'Host names of requests': (host: string) => show('/', { host }),
  'The status of bytes that are not HTTP': async (bytes: string) =>
    statusOf(await exchange(repeatParts(bytes))),
  'A page with compressed files, for these codings': (taken: string) =>
    show('/packed', { headers: `Accept-Encoding: ${taken}\r\n` }),
  'A range of ten bytes': (range: string) => show('/assets/a.js', { headers: `Range: ${range}\r\n` }),
});

test('the redirects, headers and the page for unknown addresses of a new build count at once', async () => {
  const built = join(folder, 'built');
  const write = (name: string) =>
    writeFiles(built, {
      'index.html': name,
      '404.html': `no ${name}`,
      _redirects: `/old /${name} 301\n`,
      _headers: `/*\n  X-Build: ${name}\n`,
    });
  write('first');
  const { url, stop } = await listen(createSiteServer(built));
  onTestFinished(stop);
  const answers = async () => {
    const [home, old, unknown] = await Promise.all(
      ['', 'old', 'x'].map((path) => fetch(`${url}/${path}`, { redirect: 'manual' })),
    );
    return [home!.headers.get('x-build'), old!.headers.get('location'), await unknown!.text()];
  };
  expect(await answers()).toEqual(['first', '/first', 'no first']);
  rmSync(built, { recursive: true });
  expect((await fetch(url)).status).toBe(500);
  write('second');
  expect(await answers()).toEqual(['second', '/second', 'no second']);
});

test('an empty file that grows while it is sent is sent as it was found', async () => {
  const published = makeFolder();
  writeFiles(published, { 'grows.bin': '' });
  const growing = createServer((request, response) => {
    const { headers } = request;
    // They are read after the size of the file.
    const grow = () => {
      appendFileSync(join(published, 'grows.bin'), 'x');
      return headers;
    };
    Object.defineProperty(request, 'headers', { get: grow });
    void sendFile(published, '/grows.bin', request, response);
  });
  const { url, stop } = await listen(growing);
  onTestFinished(stop);
  const answer = await fetch(url);
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('requests for a file that appears and disappears give the file or 404', async () => {
  const file = join(site, 'flicker.txt');
  const answers = Array.from({ length: 20 }, () => ask('/flicker.txt'));
  for (let time = 0; time < 1000; time++) {
    writeFileSync(file, 'here');
    rmSync(file);
    if (time % 50 === 0) await new Promise(setImmediate);
  }
  for (const answer of await Promise.all(answers)) expect([200, 404]).toContain(statusOf(answer));
});

const large = join(site, 'large.bin');
const size = 32 * 1024 * 1024;

/** Downloads a large file and counts its bytes until the connection ends. Calls `onStart` with the first ones. */
function download(onStart: (socket: Socket) => void): Promise<number> {
  return new Promise((done) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.once('data', () => onStart(socket)).resume();
    socket.on('error', () => {});
    socket.on('close', () => done(socket.bytesRead));
  });
}

test('a file that shrinks during the response ends the connection, and so does a client that leaves', async () => {
  writeFileSync(large, Buffer.alloc(size));
  expect(await download(() => truncateSync(large, 1024 * 1024))).toBeLessThan(size);
  writeFileSync(large, Buffer.alloc(size));
  const leaving = Array.from({ length: 20 }, () => download((socket) => socket.destroy()));
  for (const bytes of await Promise.all(leaving)) expect(bytes).toBeLessThan(size);
});
