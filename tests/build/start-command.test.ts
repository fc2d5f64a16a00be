import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';

const root = resolve(import.meta.dirname, '../..');
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache', 'start-test-'));

beforeAll(() => {
  cpSync(join(root, fixturePages), join(scratch, 'pages'), { recursive: true });
  cpSync(join(root, fixturePublic), join(scratch, 'public'), { recursive: true });
});

afterAll(() => rmSync(scratch, { recursive: true }));

/** `npm start`: what it has said so far, and how it ended. */
function start(...args: string[]) {
  const env = {
    ...process.env,
    PAGES_DIR: join(scratch, 'pages'),
    PUBLIC_DIR: join(scratch, 'public'),
    OUT_DIR: join(scratch, 'dist'),
    INQUIRIES_FILE: join(scratch, 'inquiries.sqlite'),
    NO_COLOR: '1',
  };
  const command = ['src/engine/cli/run.mjs', 'src/engine/cli/start.ts', ...args];
  const child = spawn(process.execPath, command, { cwd: root, env });
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
  return { address, ended, stop: () => child.kill('SIGTERM'), output: () => output };
}

test('it builds the site and serves it where its options say, until it is stopped', async () => {
  const { address, ended, stop, output } = start('--port', '0');
  const origin = await address;
  expect(origin).toMatch(/^http:\/\/localhost:(?!4173)\d+\/$/);
  expect(output()).toMatch(/^\d+ pages.*, after [\d.]+ s\.\nThe site is at /m);
  for (const path of ['', 'growing/beans', '_forms/health'])
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
  stop();
  expect(await ended).toBe(0);
});

test('content with a mistake is reported and not served, and what makes no sense is said before anything is built', async () => {
  rmSync(join(scratch, 'dist'), { recursive: true });
  const wrong = start('--prot', '0');
  await expect(wrong.address).rejects.toThrow('Unknown option "--prot". Did you mean "--port"?');
  expect(await wrong.ended).toBe(2);
  writeFileSync(join(scratch, 'pages/index.json'), '{');
  const broken = start('--port', '0');
  await expect(broken.address).rejects.toThrow('index.json:1:2');
  expect(await broken.ended).toBe(1);
  expect(existsSync(join(scratch, 'dist'))).toBe(false);
});
