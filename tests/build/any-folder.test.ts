import { execFile, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../stage/copy-project.ts';
import { hashFiles } from './hash-files.ts';

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'any-folder-')));
/** Characters that mean something in addresses, patterns or shells. */
const plain = join(scratch, `a %20 [b] {c} (d) & ö's`);
/** What follows a "#" is no part of the path for Vite. Its development server cannot be talked out of that. */
const odd = join(scratch, `odd #1 %20 [x] ü`, 'si#te');

function run(cwd: string, args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      args,
      { cwd, env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', ...env } },
      (error, out, err) => done(error ? `failed: ${out}${err}` : out),
    );
  });
}

/** Makes a folder the working copy of a commit that is the same wherever it is made. */
function commitPages(folder: string): void {
  const date = '2026-03-31T10:00:00+02:00';
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, stdio: 'ignore' });
  git('init');
  git('add', 'pages');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '-m', 'Pages');
}

beforeAll(() => {
  copyProject(plain);
  copyProject(odd);
  for (const folder of [plain, odd]) commitPages(folder);
});

afterAll(() => rmSync(scratch, { recursive: true }));

const build = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'];

test(
  'a build is the same bytes in any folder, time zone, language and kind of shell',
  { timeout: 300_000 },
  async () => {
    expect(await run(plain, build, { TZ: 'Asia/Kolkata', LC_ALL: 'de_DE.UTF-8' })).toBe('');
    expect(await run(odd, build, { TZ: 'America/St_Johns', LC_ALL: 'C', NODE_ENV: 'development' })).toBe('');
    const files = hashFiles(join(plain, 'dist'));
    expect(Object.keys(files).length).toBeGreaterThan(50);
    expect(hashFiles(join(odd, 'dist'))).toEqual(files);

    // Both are copies of one commit, so both know when their pages were changed.
    const sitemap = readFileSync(join(odd, 'dist/sitemap.xml'), 'utf8');
    expect(sitemap).toContain('<lastmod>2026-03-31T08:00:00Z</lastmod>');

    // What took long to make lies where installing packages does not delete it.
    expect(Object.keys(hashFiles(join(plain, '.cache/pictures'))).length).toBeGreaterThan(0);
  },
);

test('the check works in any folder', { timeout: 120_000 }, async () => {
  const output = await run(odd, ['src/engine/cli/run.mjs', 'src/engine/cli/check.ts'], {});
  expect(output).toContain('pages checked, nothing to fix.');
});

/** What the server on this port answers to a request for these bytes. */
function ask(port: number, target: string, headers = 'Connection: close\r\n'): Promise<string> {
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

test(
  'the development server works in a folder with spaces and signs, and outlives every request',
  { timeout: 120_000 },
  async () => {
    const server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', '0'], {
      cwd: plain,
      env: { ...process.env, NO_COLOR: '1' },
    });
    try {
      const port = await new Promise<number>((ready, fail) => {
        let output = '';
        server.stdout.on('data', (chunk: Buffer) => {
          output += chunk.toString();
          const found = /http:\/\/localhost:(\d+)\//.exec(output)?.[1];
          if (found) ready(Number(found));
        });
        server.on('exit', () => fail(new Error(output)));
      });
      for (const target of [
        '//',
        '///',
        '/\\',
        '//%',
        '/%',
        '/%c3',
        'http://[',
        '/.//evil.example/',
        '/\\evil',
      ])
        expect(await ask(port, target), target).toMatch(/^HTTP\/1\.1 400 /);
      for (const target of [
        '/..%2f..%2f..%2fetc/passwd',
        '/@fs/etc/passwd',
        '/_pages/..%2f..%2fpackage.json',
        '/.git/config',
      ])
        expect(await ask(port, target), target).toMatch(/^HTTP\/1\.1 (?:400|403|404) /);

      const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Protocol: vite-hmr\r\n';
      expect(await ask(port, 'http://[', upgrade)).toBe('');

      const page = await ask(port, '/people/plot');
      expect(page).toMatch(/^HTTP\/1\.1 200 /);
      expect(page).toContain('<main');
      for (const address of ['/src/app/entry-client.ts', '/src/theme/base.css?inline'])
        expect(await ask(port, address), address).toMatch(/^HTTP\/1\.1 200 /);
      expect(server.exitCode).toBeNull();
    } finally {
      server.kill();
    }
  },
);
