import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { callCommand } from '../stage/call-command.ts';
import { good, makeSiteFolder } from './form-page.ts';
import { startReceiverProcess } from './receiver-process.ts';
import { ask } from './start-receiver.ts';

const site = makeSiteFolder();
const path = '/_forms/our-garden/inquiry';
const options = ['--site', site.folder, '--data', site.data];
afterAll(site.remove);

test('a stopped receiver process answers open requests, and inquiries shows their messages', async () => {
  const receiver = await startReceiverProcess([...options, '--rate', '2']);
  const headers = { 'content-type': 'application/json', connection: 'keep-alive' };
  const message = (about: string) => JSON.stringify({ ...good, about, _id: `id-of-${about}` });
  const send = (body: string) => ask(receiver.origin + path, { method: 'POST', headers, body });
  expect((await send(message('stored'))).status).toBe(201);
  expect((await ask(`${receiver.origin}/_forms/health`)).status).toBe(200);

  const body = message('under-way');
  const answer = new Promise<number | undefined>((resolve, reject) => {
    const length = { 'content-length': Buffer.byteLength(body), expect: '100-continue' };
    const sending = request(receiver.origin + path, { method: 'POST', headers: { ...headers, ...length } });
    sending.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
    // The receiver has started on the request.
    sending.once('continue', () => {
      receiver.process.kill('SIGTERM');
      void untilRefused(receiver.origin).then(() => sending.end(body));
    });
    sending.flushHeaders();
  });
  expect(await answer).toBe(201);
  expect(await receiver.ended).toBe(0);
  const [first, ...log] = receiver.output().trim().split('\n');
  expect(first).toBe(`The receiver is at ${receiver.origin}/_forms/`);
  expect(log.map((line) => (JSON.parse(line) as { status: number }).status)).toEqual([201, 200, 201]);

  const command = ['run', '--silent', 'inquiries', '--', '--data', site.data, '--format', 'json'];
  const shown = JSON.parse(execFileSync('npm', command, { encoding: 'utf8' })) as {
    answers: typeof good & { about: string };
  }[];
  expect(shown.map(({ answers }) => answers.about)).toEqual(['stored', 'under-way']);
});

async function untilRefused(origin: string): Promise<void> {
  while (await fetch(origin).catch(() => false)) await new Promise(setImmediate);
}

/** Starts it in this process. `stop` does the same as SIGTERM. */
async function startHere(...args: string[]) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => {});
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  const before = { SIGTERM: process.listeners('SIGTERM'), SIGINT: process.listeners('SIGINT') };
  onTestFinished(() => {
    process.exitCode = undefined;
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      for (const stop of process.listeners(signal).filter((listener) => !before[signal].includes(listener))) {
        if (signal === 'SIGTERM') stop(signal);
        process.off(signal, stop);
      }
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
  await callCommand('src/receiver/cli/receiver.ts', ...args);
  return { print, complain };
}

test('environment variables set port, site and file', async () => {
  vi.stubEnv('PORT', '0');
  vi.stubEnv('OUT_DIR', site.folder);
  vi.stubEnv('INQUIRIES_FILE', join(site.folder, 'other.sqlite'));
  const { print } = await startHere(
    '--host',
    'localhost',
    '--origin',
    'https://www.harbour.example',
    '--proxies',
    '1',
  );
  await vi.waitFor(() => expect(print).toHaveBeenCalled());
  const [line = ''] = print.mock.calls[0] as string[];
  const [, origin = ''] = /^The receiver is at (http:\/\/localhost:[1-9]\d*)\/_forms\/$/.exec(line) ?? [];
  const headers = { origin: 'https://www.harbour.example', 'content-type': 'application/json' };
  expect((await ask(origin + path, { method: 'POST', headers, body: JSON.stringify(good) })).status).toBe(
    201,
  );
});

test('an error names a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => other.once('listening', listening));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { complain } = await startHere(...options, '--port', String(port));
  await vi.waitFor(() =>
    expect(complain).toHaveBeenCalledWith(`Port ${port} is in use. Choose another one with --port.`),
  );
  expect(process.exitCode).toBe(2);
});
