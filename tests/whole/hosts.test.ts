import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { listFiles } from '../../src/hosts/prepare.ts';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { type ReceiverProcess, startReceiverProcess } from '../receiver/receiver-process.ts';
import { ask as askReceiver } from '../receiver/start-receiver.ts';
import { listen } from '../stage/listen.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { askHost, type Question, summarize } from './ask-host.ts';
import { listGroups } from './questions.ts';
import { allowReading, isInstalled, type RunningHost, serverKinds, startHost } from './start-host.ts';
import { needs } from '../stage/needs.ts';

const docs = readFileSync('docs/hosts.md', 'utf8');
const sites = inject('sites');
// Servers without root privileges must be able to read this folder.
const scratch = makeFolder(afterAll);
allowReading(scratch);

describe.each([
  { base: '/', folder: sites.root, served: sites.root },
  { base: '/site/', folder: sites.below, served: sites.aroundBelow },
])('with the site at $base', ({ base, folder, served }) => {
  const files = listFiles(folder).filter((file) => !/\.(?:html|br|gz)$/.test(file));
  const oneOfEachEnding = [...new Map(files.map((file) => [/\.\w+$/.exec(file)?.[0], file])).values()];
  let preview: RunningHost;
  let receiver: ReceiverProcess;

  beforeAll(async () => {
    preview = await listen(createSiteServer(folder));
    const data = join(mkdtempSync(join(scratch, 'data-')), 'inquiries.sqlite');
    receiver = await startReceiverProcess(['--site', folder, '--data', data, '--proxies', '1']);
  });

  afterAll(async () => {
    await preview.stop();
    receiver.process.kill('SIGTERM');
    await receiver.ended;
  });

  test('exactly the files with a hash in their name are cached for a year', async () => {
    const kept = new Set<string>();
    for (const file of files) {
      const { headers } = await askHost(preview.port, { path: base + file, method: 'HEAD' });
      const isHashed = /^(?:assets|_img)\/.*-[\w-]{8}(?:-\d+)?\.\w+$/.test(file);
      const isKept = headers['cache-control'] === 'public, max-age=31536000, immutable';
      expect([file, isKept]).toEqual([file, isHashed]);
      if (isKept) kept.add(file.split('/')[0]!);
    }
    expect([...kept].toSorted()).toEqual(['_img', 'assets']);
  });

  /** Sends the same requests to the preview and a host, and expects the same answers. Returns the preview's. */
  async function compare(host: RunningHost, questions: Question[], isTrick = false) {
    const different: object[] = [];
    const answers = [];
    for (const question of questions) {
      const answer = await askHost(preview.port, question);
      const expected = summarize(answer, isTrick);
      const found = summarize(await askHost(host.port, question), isTrick);
      if (!isDeepStrictEqual(found, expected)) different.push({ question, expected, found });
      answers.push(answer);
    }
    expect(different).toEqual([]);
    return answers;
  }

  /** Tests that the host started by `start` answers as the preview does. */
  function describeHost(name: string, start: () => Promise<RunningHost>): void {
    let host: RunningHost;
    beforeAll(async () => void (host = await start()));
    afterAll(() => host.stop());

    test.each(listGroups(folder, base, oneOfEachEnding))(
      'answers $name like the preview',
      async ({ questions, statuses, isTrick }) => {
        const answers = await compare(host, questions, isTrick);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(statuses));
        for (const { headers } of answers)
          expect(headers.location ?? base).toMatch(
            new RegExp(`^(?:${base}(?!/)|https://(?:gardens|jobs)\\.example\\.org/)`),
          );
      },
    );

    test('answers 304 for a cached file, compressed or not', async () => {
      for (const path of ['', 'people/plot', ...oneOfEachEnding].map((file) => base + file)) {
        for (const coding of ['identity', 'gzip', 'br']) {
          const ask = (more: Record<string, string>) =>
            askHost(host.port, { path, headers: { 'accept-encoding': coding, ...more } });
          const { etag = '', 'last-modified': changed = '' } = (await ask({})).headers;
          expect([etag, changed], path).not.toContain('');
          for (const has of [{ 'if-none-match': etag }, { 'if-modified-since': changed }]) {
            const { status, body } = await ask(has);
            expect([path, coding, status, body.length]).toEqual([path, coding, 304, 0]);
          }
          expect((await ask({ 'if-none-match': '"other"' })).status, path).toBe(200);
        }
      }
    });

    test.each([
      ['gzip', 'gzip', 'gz'],
      // Nginx needs a module for Brotli, which Debian's package lacks.
      ['gzip, deflate, br, zstd', ...(name === 'nginx' ? ['gzip', 'gz'] : ['br', 'br'])],
      ['identity', undefined, undefined],
    ])('encodes text for "accept-encoding: %s", with a Vary header', async (...row) => {
      const [taken = '', coding, ending] = row;
      for (const file of ['index.html', 'people/plot.html', '_pages/write-to-us.json', 'sitemap.xml']) {
        const path = base + file.replace(/(?:^index)?\.html$/, '');
        const { headers, body } = await askHost(host.port, { path, headers: { 'accept-encoding': taken } });
        expect([path, headers['content-encoding']]).toEqual([path, coding]);
        expect(body.equals(readFileSync(join(folder, ending ? `${file}.${ending}` : file))), path).toBe(true);
        expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      }
    });
  }

  describe('the preview', () =>
    describeHost('preview', () => Promise.resolve({ ...preview, stop: () => Promise.resolve() })));

  for (const kind of serverKinds)
    describe(kind.name, needs({ [kind.name]: isInstalled(kind) }), () => {
      let port: number;

      describeHost(kind.name, async () => {
        const own = mkdtempSync(join(scratch, `${kind.name}-`));
        // The documentation's configuration for forms, with the port of this test's receiver.
        const lines = docs.split(`\`\`\`${kind.name}\n`)[1]!.split('```')[0]!;
        const { host } = new URL(receiver.origin);
        const more = lines.replace('/_forms/', `${base}_forms/`).replaceAll('127.0.0.1:4174', host);
        const running = await startHost(kind, folder, own, served, more);
        port = running.port;
        return running;
      });

      test('forwards a message and its answer, and refuses other origins', async () => {
        const own = `http://127.0.0.1:${port}`;
        const address = `${own}${base}_forms/write-to-us/inquiry`;
        /** Sends a form as the browser does from a page of this origin. */
        const send = (origin: string, body: string | URLSearchParams, type = 'application/json') =>
          askReceiver(address, { method: 'POST', headers: { origin, 'content-type': type }, body });
        const sender = { fullName: 'Meera', email: 'meera@company.com', phone: '+91 20 1234' };
        const answers = { ...sender, country: 'India', requirement: 'A portal.' };
        const json = JSON.stringify({ ...answers, _id: `from-${kind.name}-json` });
        expect((await send(own, json)).status).toBe(201);
        expect((await send(own, json)).status).toBe(200);
        const wrong = await send(own, '{}');
        expect(wrong.status).toBe(422);
        expect(wrong.headers.get('content-type')).toContain('json');
        expect((await send('https://elsewhere.example', json.replace('from-', 'other-'))).status).toBe(403);
        // As a browser without scripts sends it.
        const typed = new URLSearchParams({ ...answers, _id: `from-${kind.name}-form` });
        const sent = await send(own, typed, 'application/x-www-form-urlencoded');
        expect(sent.status).toBe(303);
        expect(new URL(sent.headers.get('location')!, address).href).toBe(`${address}?sent`);
        const answer = await fetch(`${address}?sent`);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain(`href="${base}write-to-us"`);
      });

      if (base !== '/')
        test('does not affect files next to the site', async () => {
          const { status, headers, body } = await askHost(port, { path: '/other.txt' });
          expect([status, body.toString()]).toEqual([200, 'of another site']);
          expect(headers['content-security-policy']).toBeUndefined();
          expect((await askHost(port, { path: '/sitemap' })).status).toBe(404);
        });
    });
});
