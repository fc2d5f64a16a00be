import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../stage/copy-project.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'dev-server-')));
/** Characters that mean something in addresses, patterns or shells. Vite's server cannot be talked out of a "#". */
const folder = join(scratch, `a %20 [b] {c} (d) & ö's`);
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  copyProject(folder);
  writeFileSync(join(scratch, 'secret.txt'), 'secret');
  symlinkSync(join(scratch, 'secret.txt'), join(folder, 'public/linked.txt'));
  symlinkSync(scratch, join(folder, 'public/out'));
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: '', NO_COLOR: '1' },
  });
  port = await new Promise<number>((ready, fail) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
      if (found) ready(Number(found));
    });
    server.on('exit', () => fail(new Error(output)));
  });
});

afterAll(() => {
  server.kill();
  rmSync(scratch, { recursive: true });
});

/** Whatever was asked, the server goes on. */
afterEach(() => expect(server.exitCode).toBeNull());

/** What the server answers to a request for these bytes. */
function ask(target: string, headers = 'Connection: close\r\n'): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect(port, 'localhost', () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n${headers}\r\n`),
    );
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', fail);
    socket.on('close', () => done(answer));
  });
}

test('pages and their modules are served from a folder with spaces and signs', async () => {
  const page = await ask('/people/plot');
  expect(page).toMatch(/^HTTP\/1\.1 200 /);
  expect(page).toContain('<main');
  for (const address of ['/src/app/entry-client.ts', '/src/theme/base.css?inline', '/favicon.svg'])
    expect(await ask(address), address).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['//', '///', '/\\', '//%', '/%', '/%c3', 'http://[', '/.//evil.example/', '/\\evil'])(
  '%s is no address, and refused',
  async (target) => {
    expect(await ask(target)).toMatch(/^HTTP\/1\.1 400 /);
  },
);

test.each([
  '/..%2f..%2f..%2fetc/passwd',
  '/@fs/etc/passwd',
  '/_pages/..%2f..%2fpackage.json',
  '/.git/config',
  '/linked.txt',
  '/LINKED.txt',
  '/linked%2etxt?raw',
  '/out/secret.txt',
  '/public/out/secret.txt',
])('%s leads out of the project, and is not followed', async (target) => {
  const answer = await ask(target);
  expect(answer).toMatch(/^HTTP\/1\.1 (?:400|403|404) /);
  expect(answer).not.toContain('secret\r\n');
});

test('a socket that asks for no address is closed', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr\r\n';
  expect(await ask('http://[', upgrade)).toBe('');
});
