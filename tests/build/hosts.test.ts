import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findHost } from '../../src/engine/hosts/hosts.ts';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { listFiles } from '../../src/engine/hosts/prepare-for-host.ts';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { type Answer, askHost, type Question, summarize } from '../hosts/ask-host.ts';
import { findProgram, type RunningHost, serverKinds, startHost } from '../hosts/start-host.ts';

const root = resolve(import.meta.dirname, '../..');
// In a folder that servers without rights can reach.
const scratch = mkdtempSync(join(tmpdir(), 'hosts-'));
const site = join(scratch, 'site');

const installed = serverKinds.filter((kind) => findProgram(kind) !== undefined);
const missing = serverKinds.filter((kind) => !installed.includes(kind)).map(({ name }) => name);
if (missing.length > 0) console.warn(`Skipped, as they are not installed: ${missing.join(', ')}.`);

const preview = { port: 0, close: () => {} };
const running = new Map<string, RunningHost>();
const table: string[] = [];

beforeAll(async () => {
  execFileSync(
    process.execPath,
    ['src/engine/cli/run.mjs', 'src/engine/cli/build.ts', '--host', 'nginx', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, OUT_DIR: site, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const url = 'https://www.example.com';
  const built = { rules: readHostRules(site), files: listFiles(site), url };
  for (const name of ['apache', 'caddy'])
    for (const [path, text] of Object.entries(findHost(name).files(built)))
      writeFileSync(join(site, path), text);
  execFileSync('chmod', ['-R', 'a+rX', scratch]);

  const server = createSiteServer(site);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  preview.port = (server.address() as AddressInfo).port;
  preview.close = () => server.close();
  for (const kind of installed) running.set(kind.name, await startHost(kind, site, join(scratch, kind.name)));
}, 600_000);

afterAll(async () => {
  for (const host of running.values()) await host.stop();
  preview.close();
  const names = ['preview', ...running.keys()];
  console.log([`| request | times | ${names.join(' | ')} |`, ...table].join('\n'));
  rmSync(scratch, { recursive: true });
});

/** Asks all hosts the same, and expects each to answer as the preview does. Returns the preview's answers. */
async function compare(name: string, questions: Question[], areTricks = false): Promise<Answer[]> {
  expect(questions.length).toBeGreaterThan(0);
  const answers: Answer[] = [];
  const different: object[] = [];
  const equal = new Map(Array.from(running.keys(), (host) => [host, 0]));
  for (const question of questions) {
    const answer = await askHost(preview.port, question);
    answers.push(answer);
    for (const [host, { port }] of running) {
      const expected = summarize(answer, areTricks);
      const found = summarize(await askHost(port, question), areTricks);
      if (JSON.stringify(found) === JSON.stringify(expected)) equal.set(host, equal.get(host)! + 1);
      else different.push({ question, host, expected, found });
    }
  }
  const statuses = [...new Set(answers.map(({ status }) => status))].join(', ');
  const cells = Array.from(equal.values(), (count) =>
    count === questions.length ? 'equal' : `${count} equal`,
  );
  table.push(`| ${name} | ${questions.length} | ${statuses} | ${cells.join(' | ')} |`);
  expect(different).toEqual([]);
  return answers;
}

const ask = (paths: string[], rest: Omit<Question, 'path'> = {}): Question[] =>
  paths.map((path) => ({ path, ...rest }));
const pagesOf = () =>
  listFiles(site)
    .filter((file) => /^(?!404)[^_].*\.html$/.test(file))
    .map((file) => `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'));
const filesOf = () => listFiles(site).filter((file) => !/\.(?:html|br|gz)$/.test(file));
const oneOfEachEnding = () =>
  Array.from(new Map(filesOf().map((file) => [/\.\w+$/.exec(file)?.[0], `/${file}`])).values());
const statusesOf = (answers: Answer[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((one, other) => one - other);

describe('every host answers as the preview does', () => {
  test('to every page, under its exact address', async () => {
    expect(statusesOf(await compare('each page', ask(pagesOf())))).toEqual([200]);
  });

  test('to HEAD, without a body', async () => {
    const answers = await compare('HEAD of each page', ask(pagesOf(), { method: 'HEAD' }));
    for (const { body } of answers) expect(body).toHaveLength(0);
  });

  test('to every file of the site', async () => {
    const files = filesOf().map((file) => `/${file}`);
    expect(statusesOf(await compare('each other file', ask(files)))).toEqual([200]);
  });

  test('to aliases and planned links, keeping the query', async () => {
    const froms = [...readHostRules(site).redirects.keys()];
    expect(froms).toContain('/contact');
    const questions = ask([...froms, '/contact?from=mail&x=%22', '/%63ontact']);
    expect(statusesOf(await compare('each alias and planned link', questions))).toEqual([301, 302]);
  });

  test('to other forms of an address: with a slash at the end, ".html" or "index"', async () => {
    const inner = pagesOf().filter((path) => path !== '/');
    const forms = inner.flatMap((path) => [
      `${path}/`,
      `${path}.html`,
      `${path}/index.html?x=1`,
      `${path}/index`,
    ]);
    const questions = ask([...forms, '/index.html', '/index', '/index/?x=1', '/no-such-page/', '/img/']);
    expect(statusesOf(await compare('other forms of addresses', questions))).toEqual([308]);
  });

  test('to unknown addresses, with 404.html and its status', async () => {
    const questions = ask([
      '/no-such-page',
      '/no/such/page?x=1',
      '/assets/no-such.js',
      '/img/no-such.png',
      '/company/About',
      '/CONTACT',
      '/img',
      '/_img',
      '/a%20b',
      '/gr%C3%B6%C3%9Fe',
      '/404',
      '/.env',
    ]);
    const answers = await compare('unknown addresses', questions);
    expect(statusesOf(answers)).toEqual([404]);
    for (const { body } of answers) expect(body.toString()).toContain('There is no page at this address');
  });

  test('to addresses of files that are for hosts only', async () => {
    const names = ['_redirects', '_headers', '_HEADERS', '%5fheaders', '.htaccess', '.page-config-renderer'];
    const questions = ask(
      [...names, '_host/nginx.conf', '_host/Caddyfile', '_host'].map((name) => `/${name}`),
    );
    expect(statusesOf(await compare('files for hosts', questions))).toEqual([404]);
  });

  test('to addresses that are tricks', async () => {
    const questions = ask([
      '//',
      '//evil.example',
      '//evil.example/',
      '//evil.example/index.html',
      '/%2fevil.example/',
      '/%5cevil.example/',
      '/\\evil.example/',
      '/company%2fabout',
      '/company//about',
      '/./index',
      '/../package.json',
      '/%2e%2e/package.json',
      '/company/%2e%2e/index',
      '/a%00.html',
      '/a%0d%0aSet-Cookie:x=1/',
      '/%zz',
    ]);
    const answers = await compare('tricks, refused', questions, true);
    expect(statusesOf(answers)).toEqual([400]);
  });

  test('to encoded letters and to queries', async () => {
    const questions = ask(['/c%6fmpany/about', '/?a=//b', '/company/about?x=../..%2f&y=/index.html']);
    expect(statusesOf(await compare('encoded letters, queries', questions))).toEqual([200]);
  });

  test('to methods that do not read', async () => {
    const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
    const questions = methods.map((method) => ({
      path: '/company/about',
      method,
      headers: { 'content-length': '0' },
    }));
    expect(statusesOf(await compare('other methods', questions))).toEqual([405]);
  });

  test('to a part of a file', async () => {
    const questions = ['bytes=0-99', 'bytes=100-', 'bytes=-10', 'bytes=99999999-'].flatMap((range) =>
      ask(oneOfEachEnding(), { headers: { range } }),
    );
    expect(statusesOf(await compare('parts of files', questions))).toEqual([206, 416]);
  });

  test.each(['gzip', 'br', 'br, gzip', 'identity', 'br;q=0, gzip', 'gzip;q=0', 'x-gzip-like, zstd'])(
    'to visitors who take "%s"',
    async (taken) => {
      const headers = { 'accept-encoding': taken };
      await compare(`taking ${taken}`, ask([...pagesOf().slice(0, 5), ...oneOfEachEnding()], { headers }));
    },
  );
});

test('only files with a hash in their name are kept for a year, and they are', async () => {
  const kept: string[] = [];
  for (const file of filesOf()) {
    const { headers } = await askHost(preview.port, { path: `/${file}`, method: 'HEAD' });
    const isHashed = /^(?:assets|_img|fonts)\/.*-[\w-]{8}(?:-\d+)?\.\w+$/.test(file);
    const isKept = headers['cache-control'] === 'public, max-age=31536000, immutable';
    expect([file, isKept]).toEqual([file, isHashed]);
    if (isKept) kept.push(file.split('/')[0]!);
  }
  expect([...new Set(kept)].toSorted()).toEqual(['_img', 'assets', 'fonts']);
});

describe('each by itself', () => {
  const hosts = ['preview', ...installed.map(({ name }) => name)];
  const portOf = (host: string) => (host === 'preview' ? preview.port : running.get(host)!.port);
  const texts = {
    '/': 'index.html',
    '/company/about': 'company/about.html',
    '/_pages/index.json': '_pages/index.json',
    '/sitemap.xml': 'sitemap.xml',
  };

  test.each(hosts)('%s says 304 to what the browser has, compressed or not', async (host) => {
    for (const path of [...Object.keys(texts), ...oneOfEachEnding()]) {
      for (const coding of ['identity', 'gzip', 'br']) {
        const headers = { 'accept-encoding': coding };
        const first = await askHost(portOf(host), { path, headers });
        expect(first.headers.etag, path).toBeDefined();
        expect(first.headers['last-modified'], path).toBeDefined();
        for (const condition of [
          { 'if-none-match': first.headers.etag! },
          { 'if-modified-since': first.headers['last-modified']! },
        ]) {
          const again = await askHost(portOf(host), { path, headers: { ...headers, ...condition } });
          expect([path, coding, again.status, again.body.length]).toEqual([path, coding, 304, 0]);
        }
        const other = await askHost(portOf(host), {
          path,
          headers: { ...headers, 'if-none-match': '"other"' },
        });
        expect([path, other.status]).toEqual([path, 200]);
      }
    }
  });

  test.each(hosts)(
    '%s sends text compressed, and says that the answer differs by what is taken',
    async (host) => {
      for (const [path, file] of Object.entries(texts)) {
        for (const [taken, ending] of [
          ['gzip', 'gz'],
          ['gzip, deflate, br, zstd', 'br'],
        ] as const) {
          const { headers, body } = await askHost(portOf(host), {
            path,
            headers: { 'accept-encoding': taken },
          });
          // Nginx takes a module for Brotli, which Debian's does not have.
          const sent = ending === 'br' && host === 'nginx' ? 'gz' : ending;
          expect([path, headers['content-encoding']]).toEqual([path, sent === 'gz' ? 'gzip' : 'br']);
          expect(body.equals(readFileSync(join(site, `${file}.${sent}`)))).toBe(true);
          expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
        }
        const plain = await askHost(portOf(host), { path });
        expect(plain.headers['content-encoding']).toBeUndefined();
        expect([path, plain.headers.vary?.toLowerCase()]).toEqual([
          path,
          expect.stringContaining('accept-encoding'),
        ]);
      }
    },
  );
});
