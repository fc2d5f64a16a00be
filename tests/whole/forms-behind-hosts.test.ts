import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startReceiverProcess, type ReceiverProcess } from '../receiver/receiver-process.ts';
import {
  allowReading,
  isInstalled,
  installedHosts,
  type RunningHost,
  serverKinds,
  startHost,
} from './start-host.ts';

const docs = readFileSync(resolve(import.meta.dirname, '../../docs/hosts.md'), 'utf8');
const sites = inject('sites');
// In a folder that servers without rights can reach.
const scratch = mkdtempSync(join(tmpdir(), 'forms-behind-hosts-'));
allowReading(scratch);

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

describe.each([
  ['/', sites.root, sites.root],
  ['/site/', sites.below, sites.aroundBelow],
])('behind a host, with the site at %s', (base, folder, served) => {
  const hosts = new Map<string, RunningHost>();
  let receiver: ReceiverProcess;

  beforeAll(async () => {
    const data = join(mkdtempSync(join(scratch, 'data-')), 'inquiries.sqlite');
    receiver = await startReceiverProcess(['--site', folder, '--data', data, '--proxies', '1']);
    for (const kind of installedHosts) {
      const own = mkdtempSync(join(scratch, `${kind.name}-`));
      hosts.set(kind.name, await startHost(kind, folder, own, served, documented(kind.name, base, receiver)));
    }
  });

  afterAll(async () => {
    for (const host of hosts.values()) await host.stop();
    receiver.process.kill('SIGTERM');
    await receiver.ended;
  });

  describe.each(serverKinds.map(({ name }) => name))('%s', (host) => {
    /** Sends a form as the browser does for a page of this origin. */
    const send = (page: string, body: string, type: string) => {
      const { port } = hosts.get(host)!;
      return fetch(`http://127.0.0.1:${port}${base}_forms/write-to-us/inquiry`, {
        method: 'POST',
        headers: { origin: page.replace('PORT', `${port}`), 'content-type': type },
        body,
        redirect: 'manual',
      });
    };

    test.runIf(isInstalled(host))(
      'passes a message on and its answer back, and lets no other site send',
      async () => {
        const ownPage = 'http://127.0.0.1:PORT';
        const json = JSON.stringify({ ...answers, _id: `from-${host}-json` });
        expect((await send(ownPage, json, 'application/json')).status).toBe(201);
        expect((await send(ownPage, json, 'application/json')).status).toBe(200);
        const wrong = await send(ownPage, '{}', 'application/json');
        expect(wrong.status).toBe(422);
        expect(wrong.headers.get('content-type')).toContain('json');
        // As a browser without scripts sends it.
        const typed = new URLSearchParams({ ...answers, _id: `from-${host}-form` });
        const sent = await send(ownPage, typed.toString(), 'application/x-www-form-urlencoded');
        expect([sent.status, new URL(sent.headers.get('location')!, sent.url).href]).toEqual([
          303,
          `${sent.url}?sent`,
        ]);
        const answer = await fetch(`${sent.url}?sent`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain(`href="${base}write-to-us"`);
        const foreign = JSON.stringify({ ...answers, _id: `from-elsewhere-${host}` });
        expect((await send('https://elsewhere.example', foreign, 'application/json')).status).toBe(403);
      },
    );
  });
});
