import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readArguments } from '../../src/command-line/read-arguments.ts';
import { previewCommand, readPlace } from '../../src/engine/cli/preview-arguments.ts';

const root = resolve(import.meta.dirname, '../..');
const site = realpathSync(mkdtempSync(join(tmpdir(), 'preview-')));
const secret = join(site, '../preview-secret.txt');
let preview: { process: ChildProcess; port: number; output: () => string };

function startPreview(...args: string[]): Promise<typeof preview> {
  const child = spawn(
    process.execPath,
    ['src/engine/cli/run.mjs', 'src/engine/cli/preview.ts', '--port', '0', ...args],
    { cwd: root, env: { ...process.env, OUT_DIR: site } },
  );
  let output = '';
  return new Promise((ready, fail) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      if (port) ready({ process: child, port: Number(port), output: () => output });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code, signal) => fail(new Error(`${code} ${signal} ${output}`)));
  });
}

/** What the server answers to these bytes; it is asked to close the connection afterwards. */
function exchange(bytes: string, { port = preview.port, host = '127.0.0.1' } = {}): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket: Socket = connect(port, host, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', fail);
    socket.on('close', () => done(answer));
  });
}

function ask(target: string, { method = 'GET', headers = '', host = 'localhost' } = {}): Promise<string> {
  return exchange(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);
const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer.slice(0, answer.indexOf('\r\n\r\n') + 2))?.[1];

beforeAll(async () => {
  writeFileSync(secret, 'secret');
  mkdirSync(join(site, 'gardens'));
  mkdirSync(join(site, 'assets'));
  for (const [file, text] of Object.entries({
    'index.html': 'home',
    'gardens.html': 'gardens',
    'gardens/tools.html': 'about',
    'gardens/index.html': 'never',
    'assets/a.js': '0123456789',
    'größe.html': 'size',
    '404.html': 'no page',
    _redirects: '/old /gardens 301\n/soon / 302\n',
    _headers: '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000\n',
    '.page-config-renderer': 'mark',
  }))
    writeFileSync(join(site, file), text);
  preview = await startPreview();
});

afterAll(() => {
  preview.process.kill();
  rmSync(site, { recursive: true });
  rmSync(secret);
});

// Whatever was asked, the next visitor is served.
afterEach(async () => {
  expect(preview.process.exitCode).toBeNull();
  expect(bodyOf(await ask('/'))).toBe('home');
});

describe('pages, as a static host serves them', () => {
  test.each([
    ['/', 'home'],
    ['/?a=//b', 'home'],
    ['/gardens', 'gardens'],
    ['/gardens/tools', 'about'],
    ['/g%61rdens', 'gardens'],
    ['/gr%C3%B6%C3%9Fe', 'size'],
    ['http://localhost/gardens', 'gardens'],
  ])('%s', async (target, body) => {
    const answer = await ask(target);
    expect(statusOf(answer)).toBe(200);
    expect(bodyOf(answer)).toBe(body);
    expect(headerOf(answer, 'x-frame-options')).toBe('DENY');
    expect(headerOf(answer, 'content-type')).toBe('text/html; charset=utf-8');
  });

  test('an address has one form, and redirects keep the query', async () => {
    for (const [target, location] of [
      ['/gardens/', '/gardens'],
      ['/gardens/index?x=1', '/gardens?x=1'],
      ['/gardens/tools.html', '/gardens/tools'],
      ['/gardens/index.html?x=1', '/gardens?x=1'],
      ['/index', '/'],
      ['/index.html', '/'],
      ['/old?x=%22', '/gardens?x=%22'],
      ['/soon', '/'],
      ['/gr%C3%B6%C3%9Fe/', '/gr%C3%B6%C3%9Fe'],
      ['/a%3Fb%23c/', '/a%3Fb%23c'],
    ]) {
      const answer = await ask(target!);
      expect([301, 302, 308], target).toContain(statusOf(answer));
      expect(headerOf(answer, 'location'), target).toBe(location);
    }
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
});

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

test('a range that the file does not have is refused, any other is served', async () => {
  for (const [range, status, body] of [
    ['bytes=5-2', 416],
    ['bytes=10-', 416],
    ['bytes=99-100', 416],
    ['bytes=abc', 416],
    ['bytes=-', 416],
    ['bytes=99999999999999999999-', 416],
    ['bytes=0-99999999999999999999', 206, '0123456789'],
    ['bytes=2-4', 206, '234'],
    ['bytes=-3', 206, '789'],
    ['bytes=8-', 206, '89'],
    ['lines=1-2', 200, '0123456789'],
  ] as const) {
    const answer = await ask('/assets/a.js', { headers: `Range: ${range}\r\n` });
    expect(statusOf(answer), range).toBe(status);
    if (body) expect(bodyOf(answer), range).toBe(body);
    else expect(headerOf(answer, 'content-range'), range).toBe('bytes */10');
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

test('a file that comes and goes while it is asked for is answered or missing', async () => {
  const file = join(site, 'flicker.txt');
  const statuses = new Set<number>();
  for (let round = 0; round < 60; round++) {
    const answers = Array.from({ length: 5 }, () => ask('/flicker.txt'));
    for (let time = 0; time < 200; time++) {
      writeFileSync(file, 'here');
      rmSync(file);
    }
    for (const answer of await Promise.all(answers)) statuses.add(statusOf(answer));
  }
  for (const status of statuses) expect([200, 404]).toContain(status);
});

test('a file that shrinks while it is sent ends that connection, which is not left waiting', async () => {
  const file = join(site, 'big.bin');
  writeFileSync(file, Buffer.alloc(64 * 1024 * 1024));
  const received = await new Promise<number>((done) => {
    let bytes = 0;
    const socket = connect(preview.port, '127.0.0.1', () =>
      socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'),
    );
    socket.once('data', () => truncateSync(file, 1024 * 1024));
    socket.on('data', (chunk: Buffer) => (bytes += chunk.length));
    socket.on('error', () => {});
    socket.on('close', () => done(bytes));
  });
  expect(received).toBeLessThan(64 * 1024 * 1024);
});

test('visitors who leave in the middle are not waited for', async () => {
  writeFileSync(join(site, 'big.bin'), Buffer.alloc(32 * 1024 * 1024));
  await Promise.all(
    Array.from(
      { length: 20 },
      () =>
        new Promise<void>((done) => {
          const socket = connect(preview.port, '127.0.0.1', () =>
            socket.write('GET /big.bin HTTP/1.1\r\nHost: localhost\r\n\r\n'),
          );
          socket.once('data', () => socket.destroy());
          socket.on('error', () => {});
          socket.on('close', () => done());
        }),
    ),
  );
});

describe('other computers', () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address && !address.internal && address.family === 'IPv4')?.address;

  // A machine without a network has 127.0.0.2 all the same, which is not the address listened on.
  const host = outside ?? '127.0.0.2';

  test('do not reach the site', async () => {
    await expect(exchange('GET / HTTP/1.0\r\n\r\n', { host })).rejects.toThrow('ECONNREFUSED');
  });

  test('reach it with --host, which says so', async () => {
    const opened = await startPreview('--host');
    try {
      const answer = await exchange(`GET / HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`, {
        port: opened.port,
        host,
      });
      expect(bodyOf(answer)).toBe('home');
      expect(opened.output()).toContain('Other computers can reach it too, until you stop it.');
    } finally {
      opened.process.kill();
    }
  });
});

test('the command listens where its options or PORT say, and names what is no port', () => {
  const read = (argv: string[], environment = {}) =>
    readPlace(readArguments(previewCommand, argv)!.values, environment);
  expect(read([])).toEqual({ port: 4173, host: '127.0.0.1', open: false });
  expect(read(['--host', '--port', '80'])).toEqual({ port: 80, host: undefined, open: true });
  expect(read(['--host', '10.0.0.1'])).toMatchObject({ host: '10.0.0.1', open: true });
  expect(read([], { PORT: '81' })).toMatchObject({ port: 81 });
  for (const port of ['abc', '-1', '65536', '1e3']) {
    expect(() => read([`--port=${port}`]), port).toThrow(
      new Error(`Expected a whole number from 0 to 65535 after --port instead of "${port}".`),
    );
    expect(() => read([], { PORT: port }), port).toThrow(
      new Error(`Expected a port from 0 to 65535 in PORT instead of "${port}".`),
    );
  }
});
