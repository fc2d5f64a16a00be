import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildForHosts } from '../hosts/build-for-hosts.ts';
import { findProgram, type RunningHost, serverKinds, startHost } from '../hosts/start-host.ts';
import { startReceiverProcess, type ReceiverProcess } from '../receiver/receiver-process.ts';

const root = resolve(import.meta.dirname, '../..');
const docs = readFileSync(join(root, 'docs/hosts.md'), 'utf8');
// In a folder that servers without rights can reach.
const scratch = mkdtempSync(join(tmpdir(), 'forms-behind-hosts-'));

const installed = serverKinds.filter((kind) => findProgram(kind) !== undefined);
const missing = serverKinds.filter((kind) => !installed.includes(kind)).map(({ name }) => name);
if (missing.length > 0) console.warn(`Skipped, as they are not installed: ${missing.join(', ')}.`);

afterAll(() => rmSync(scratch, { recursive: true }));

/** What the documentation says for a host, with the port of this test's receiver. */
function documented(host: string, base: string, { origin }: ReceiverProcess): string {
  const lines = docs.split(`\`\`\`${host}\n`)[1]!.split('```')[0]!;
  return lines.replace('/_forms/', `${base}_forms/`).replaceAll('127.0.0.1:4174', new URL(origin).host);
}

const answers = {
  fullName: 'Meera',
  email: 'meera@company.com',
  phone: '+91 20 1234',
  country: 'India',
  requirement: 'A portal.',
};

describe.each(['/', '/site/'])('behind a host, with the site at %s', (base) => {
  const hosts = new Map<string, RunningHost>();
  let receiver: ReceiverProcess;

  beforeAll(async () => {
    const served = join(scratch, base === '/' ? 'root' : 'below');
    const folder = join(served, base);
    mkdirSync(served);
    buildForHosts(folder, base);
    execFileSync('chmod', ['-R', 'a+rX', scratch]);
    const data = join(served, 'data/inquiries.sqlite');
    receiver = await startReceiverProcess(['--site', folder, '--data', data, '--proxies', '1']);
    for (const kind of installed) {
      const own = mkdtempSync(join(scratch, `${kind.name}-`));
      hosts.set(kind.name, await startHost(kind, folder, own, served, documented(kind.name, base, receiver)));
    }
  }, 300_000);

  afterAll(async () => {
    for (const host of hosts.values()) await host.stop();
    receiver.process.kill('SIGTERM');
    await receiver.ended;
  });

  /** Sends a form as the browser does for a page of this origin. */
  const send = (host: string, page: string, body: string, type: string) => {
    const { port } = hosts.get(host)!;
    return fetch(`http://127.0.0.1:${port}${base}_forms/write-to-us/inquiry`, {
      method: 'POST',
      headers: { origin: page.replace('PORT', `${port}`), 'content-type': type },
      body,
      redirect: 'manual',
    });
  };
  const ownPage = 'http://127.0.0.1:PORT';

  test.each(installed.map(({ name }) => name))(
    '%s passes a message on, and its answer back',
    async (host) => {
      const json = JSON.stringify({ ...answers, _id: `from-${host}-json` });
      expect((await send(host, ownPage, json, 'application/json')).status).toBe(201);
      expect((await send(host, ownPage, json, 'application/json')).status).toBe(200);
      const wrong = await send(host, ownPage, '{}', 'application/json');
      expect(wrong.status).toBe(422);
      expect(wrong.headers.get('content-type')).toContain('json');
      // As a browser without scripts sends it.
      const typed = new URLSearchParams({ ...answers, _id: `from-${host}-form` });
      const sent = await send(host, ownPage, typed.toString(), 'application/x-www-form-urlencoded');
      expect([sent.status, new URL(sent.headers.get('location')!, sent.url).href]).toEqual([
        303,
        `${sent.url}?sent`,
      ]);
      const answer = await fetch(`${sent.url}?sent`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain(`href="${base}write-to-us"`);
    },
  );

  test.each(installed.map(({ name }) => name))('%s lets no other site send', async (host) => {
    const json = JSON.stringify({ ...answers, _id: `from-elsewhere-${host}` });
    expect((await send(host, 'https://elsewhere.example', json, 'application/json')).status).toBe(403);
  });
});
