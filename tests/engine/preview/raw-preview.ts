import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createSiteServer } from '../../../src/engine/serve/site-server.ts';

let folder: string;
let server: Server;

/** The folder that is served. */
export function site(): string {
  return join(folder, 'site');
}

/** The port of the server that every test of a file asks. */
export function previewPort(): number {
  return (server.address() as AddressInfo).port;
}

/** What the server answers to these bytes; it is asked to close the connection afterwards. */
export function exchange(bytes: string, { port = previewPort(), host = '127.0.0.1' } = {}): Promise<string> {
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
  { method = 'GET', headers = '', host = 'localhost', port = previewPort() } = {},
): Promise<string> {
  const head = `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`;
  return exchange(head, { port });
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
export const bodyOf = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n') + 4);
export const headerOf = (answer: string, name: string) =>
  new RegExp(`^${name}: (.*)\\r$`, 'im').exec(answer.slice(0, answer.indexOf('\r\n\r\n') + 2))?.[1];

/** Serves a small site to the tests of a file. Whatever one of them asks, the next visitor is served. */
export function servePreview(): void {
  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'preview-')));
    for (const name of ['gardens', 'assets']) mkdirSync(join(site(), name), { recursive: true });
    writeFileSync(join(folder, 'preview-secret.txt'), 'secret');
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
      writeFileSync(join(site(), file), text);
    server = createSiteServer(site());
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  afterEach(async () => expect(bodyOf(await ask('/'))).toBe('home'));
}
