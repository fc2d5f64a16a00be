import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'preview-')));
/** The folder that is served. */
export const site = join(folder, 'site');

export interface Preview {
  process: ChildProcess;
  port: number;
  output: () => string;
}
let preview: Preview;

export function startPreview(...args: string[]): Promise<Preview> {
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

/** The port of the server that every test of a file asks. */
export function previewPort(): number {
  return preview.port;
}

/** What the server answers to these bytes; it is asked to close the connection afterwards. */
export function exchange(bytes: string, { port = preview.port, host = '127.0.0.1' } = {}): Promise<string> {
  return new Promise((done, fail) => {
    let answer = '';
    const socket: Socket = connect(port, host, () => socket.write(bytes, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('error', fail);
    socket.on('close', () => done(answer));
  });
}

export function ask(
  target: string,
  { method = 'GET', headers = '', host = 'localhost' } = {},
): Promise<string> {
  return exchange(`${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
export const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);
export const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer.slice(0, answer.indexOf('\r\n\r\n') + 2))?.[1];

/** Serves a small site to the tests of a file. Whatever one of them asks, the next visitor is served. */
export function servePreview(): void {
  beforeAll(async () => {
    mkdirSync(site);
    writeFileSync(join(folder, 'preview-secret.txt'), 'secret');
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
    rmSync(folder, { recursive: true });
  });

  afterEach(async () => {
    expect(preview.process.exitCode).toBeNull();
    expect(bodyOf(await ask('/'))).toBe('home');
  });
}
