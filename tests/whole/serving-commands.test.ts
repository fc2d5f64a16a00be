import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { copyContent } from '../stage/copy-project.ts';
import { command } from '../stage/run-node.ts';
import { startProcess } from '../stage/start-process.ts';
import { askHost } from './ask-host.ts';

const root = resolve(import.meta.dirname, '../..');
const { root: built } = inject('sites');
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache', 'start-test-'));
const content = copyContent(join(scratch, 'content'));

afterAll(() => rmSync(scratch, { recursive: true }));

function serve(name: 'start' | 'preview' | 'dev', outDir: string, ...args: string[]) {
  const own = { OUT_DIR: outDir, INQUIRIES_FILE: join(scratch, 'inquiries.sqlite'), NO_COLOR: '1' };
  const env = { ...process.env, ...content, ...own };
  const ready = /The site is at (\S+)\n/;
  return startProcess(process.execPath, command(name, ...args), ready, { cwd: root, env });
}

async function statusAt(address: string, port: string, host: string): Promise<number> {
  return (await askHost(Number(port), { path: '/', headers: { host } }, address)).status;
}

test('npm start builds the site and serves it at the address of its options until it is stopped', async () => {
  const { said, ended, process: child, output } = serve('start', join(scratch, 'dist'), '--port', '0');
  const origin = await said;
  expect(origin).toMatch(/^http:\/\/localhost:(?!4173)\d+\/$/);
  expect(output()).toMatch(/^\d+ pages.*, after [\d.]+ s, as of \S+\.\nThe site is at /m);
  // Each step has a line before it begins.
  expect(output()).toMatch(
    /^Checking the content …\n[^]*^Writing the pages .* …\nEncoding the pictures …\nWriting the files .* …\n\d+ pages/m,
  );
  for (const path of ['', 'growing/beans', '_forms/health'])
    expect((await fetch(`${origin}${path}`)).status, path).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('a mistake in the content is reported, and the site is not served', async () => {
  writeFileSync(join(content.PAGES_DIR, 'helpers.json'), '{');
  const broken = serve('start', join(scratch, 'none'), '--port', '0');
  await expect(broken.said).rejects.toThrow('helpers.json:1:2');
  expect(await broken.ended).toBe(1);
  expect(existsSync(join(scratch, 'none'))).toBe(false);
});

test('npm run preview serves this computer only, and with --host others too, with a message', async () => {
  // A loopback address that stands for an external one of this computer.
  const outside = '127.0.0.2';
  const local = serve('preview', built, '--port', '0');
  const { port } = new URL(await local.said);
  expect(await statusAt('127.0.0.1', port, 'localhost')).toBe(200);
  expect(await statusAt('127.0.0.1', port, 'site.example')).toBe(403);
  await expect(statusAt(outside, port, 'localhost')).rejects.toThrow('ECONNREFUSED');

  for (const name of ['preview', 'dev'] as const) {
    const taken = serve(name, built, '--port', port);
    await expect(taken.said).rejects.toThrow(
      `Port ${port} is in use. Choose another: npm run ${name} -- --port ${Number(port) + 1}`,
    );
    expect(await taken.ended).toBe(2);
  }
  // RFC 5737 reserves it for documentation.
  const foreign = serve('preview', built, '--port', '0', '--host', '192.0.2.1');
  await expect(foreign.said).rejects.toThrow(
    'This computer has no address "192.0.2.1". Write one of its own',
  );
  expect(await foreign.ended).toBe(2);
  local.process.kill('SIGINT');
  expect(await local.ended).toBe(0);

  const open = serve('preview', built, '--port', '0', '--host');
  expect(await statusAt(outside, new URL(await open.said).port, 'site.example')).toBe(200);
  const others = Object.values(networkInterfaces()).flatMap((own = []) =>
    own.filter(({ internal }) => !internal),
  );
  for (const { address, family } of others)
    if (family === 'IPv4') expect(open.output()).toContain(`and at http://${address}:`);
  expect(open.output()).toContain('Other computers can reach it too, until you stop it.');
  open.process.kill('SIGTERM');
  expect(await open.ended).toBe(0);
});

test.each(['src/command-line/run.mjs src/engine/cli/check.ts', '--import tsx src/engine/cli/gen.ts'])(
  'a command whose output is closed early ends silently: %s',
  (script) => {
    const line = `"${process.execPath}" ${script} --help`;
    expect(spawnSync('sh', ['-c', `{ sleep 0.5; ${line}; } | true`], { encoding: 'utf8' }).stderr).toBe('');
  },
);

test('a command whose output is closed early finishes its work', () => {
  const code = `
    import { runCommand } from './src/command-line/run-command.ts';
    await runCommand({ call: 'npm run some', what: 'Works.', options: {} }, async () => {
      process.stdout.write('started');
      await new Promise((pass) => setTimeout(pass, 100));
      process.stderr.write('finished');
    });`;
  const line = `"${process.execPath}" --import tsx --input-type module --eval "${code.replaceAll('\n', ' ')}"`;
  const { stderr } = spawnSync('sh', ['-c', `{ sleep 0.5; ${line}; } | true`], { encoding: 'utf8' });
  expect(stderr).toBe('finished');
});
