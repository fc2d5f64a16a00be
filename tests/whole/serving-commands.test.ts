import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { command, copyContent } from './fixture-project.ts';

const root = resolve(import.meta.dirname, '../..');
const { root: built } = inject('sites');
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache', 'start-test-'));
const content = copyContent(join(scratch, 'content'));

afterAll(() => rmSync(scratch, { recursive: true }));

/** A command that serves: the address it says, all it has said so far, and how it ended. */
function serve(name: 'start' | 'preview', outDir: string, ...args: string[]) {
  const env = {
    ...process.env,
    ...content,
    OUT_DIR: outDir,
    INQUIRIES_FILE: join(scratch, 'inquiries.sqlite'),
    NO_COLOR: '1',
  };
  const child = spawn(process.execPath, command(name, ...args), { cwd: root, env });
  let output = '';
  const ended = new Promise<number | null>((end) => child.on('close', end));
  const address = new Promise<string>((found, lost) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const said = /The site is at (\S+)\n/.exec(output)?.[1];
      if (said !== undefined) found(said);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', () => lost(new Error(output)));
  });
  return { address, ended, stop: (signal: NodeJS.Signals) => child.kill(signal), output: () => output };
}

/** The status of the home page, asked for at this address of the computer and by this name. */
function statusAt(host: string, port: string, name: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    const asked = request({ host, port, headers: { host: name } }, (response) => {
      response.resume();
      done(response.statusCode);
    });
    asked.on('error', fail).end();
  });
}

test('npm start builds the site and serves it where its options say, until it is stopped', async () => {
  const { address, ended, stop, output } = serve('start', join(scratch, 'dist'), '--port', '0');
  const origin = await address;
  expect(origin).toMatch(/^http:\/\/localhost:(?!4173)\d+\/$/);
  expect(output()).toMatch(/^\d+ pages.*, after [\d.]+ s\.\nThe site is at /m);
  for (const path of ['', 'growing/beans', '_forms/health'])
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
  stop('SIGTERM');
  expect(await ended).toBe(0);
});

test('content with a mistake is reported and not served', async () => {
  writeFileSync(join(content.PAGES_DIR, 'helpers.json'), '{');
  const broken = serve('start', join(scratch, 'none'), '--port', '0');
  await expect(broken.address).rejects.toThrow('helpers.json:1:2');
  expect(await broken.ended).toBe(1);
  expect(existsSync(join(scratch, 'none'))).toBe(false);
});

test('npm run preview serves this computer alone, and others with --host, which it says', async () => {
  // An address of this computer by which others could reach it, or one that stands for it.
  const outside = '127.0.0.2';
  const own = serve('preview', built, '--port', '0');
  const { port } = new URL(await own.address);
  expect(await statusAt('127.0.0.1', port, 'localhost')).toBe(200);
  expect(await statusAt('127.0.0.1', port, 'site.example')).toBe(403);
  await expect(statusAt(outside, port, 'localhost')).rejects.toThrow('ECONNREFUSED');

  const taken = serve('preview', built, '--port', port);
  await expect(taken.address).rejects.toThrow(
    `Port ${port} is in use. Choose another: npm run preview -- --port ${Number(port) + 1}`,
  );
  expect(await taken.ended).toBe(2);
  own.stop('SIGINT');
  expect(await own.ended).toBe(0);

  const open = serve('preview', built, '--port', '0', '--host');
  expect(await statusAt(outside, new URL(await open.address).port, 'site.example')).toBe(200);
  expect(open.output()).toContain('Other computers can reach it too, until you stop it.');
  open.stop('SIGTERM');
  expect(await open.ended).toBe(0);
});
