import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { type Answer, askHost, type Question } from './ask-host.ts';
import { ask, filesIn, openHosts, pagesIn, type ServedSite, statusesOf } from './serve-on-hosts.ts';
import { installedHosts } from './start-host.ts';

const hosts = openHosts();
const folder = inject('sites').root;
let site: ServedSite;

beforeAll(async () => {
  site = await hosts.serve(folder, folder);
});

afterAll(() => hosts.close());

const compare = (name: string, questions: Question[], areTricks = false): Promise<Answer[]> =>
  hosts.compare(site, name, questions, areTricks);
const oneOfEachEnding = () =>
  Array.from(new Map(filesIn(folder).map((path) => [/\.\w+$/.exec(path)?.[0], path])).values());

describe('every host answers as the preview does', () => {
  test('to every page, under its exact address', async () => {
    expect(statusesOf(await compare('each page', ask(pagesIn(folder))))).toEqual([200]);
  });

  test('to HEAD, without a body', async () => {
    const answers = await compare('HEAD of each page', ask(pagesIn(folder), { method: 'HEAD' }));
    for (const { body } of answers) expect(body).toHaveLength(0);
  });

  test('to every file of the site', async () => {
    expect(statusesOf(await compare('each other file', ask(filesIn(folder))))).toEqual([200]);
  });

  test('to aliases and planned links, keeping the query', async () => {
    const froms = [...readHostRules(folder).redirects.keys()];
    expect(froms).toContain('/write');
    const questions = ask([...froms, '/write?from=mail&x=%22', '/w%72ite']);
    expect(statusesOf(await compare('each alias and planned link', questions))).toEqual([301, 302]);
  });

  test('to other forms of an address: with a slash at the end, ".html" or "index"', async () => {
    const inner = pagesIn(folder).filter((path) => path !== '/');
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
      '/people/Plot',
      '/WRITE',
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
      '/people%2fplot',
      '/people//plot',
      '/./index',
      '/../package.json',
      '/%2e%2e/package.json',
      '/people/%2e%2e/index',
      '/a%00.html',
      '/a%0d%0aSet-Cookie:x=1/',
      '/%zz',
    ]);
    const answers = await compare('tricks, refused', questions, true);
    expect(statusesOf(answers)).toEqual([400]);
  });

  test('to encoded letters and to queries', async () => {
    const questions = ask(['/p%65ople/plot', '/?a=//b', '/people/plot?x=../..%2f&y=/index.html']);
    expect(statusesOf(await compare('encoded letters, queries', questions))).toEqual([200]);
  });

  test('to methods that do not read', async () => {
    const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'];
    const questions = methods.map((method) => ({
      path: '/people/plot',
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
      await compare(
        `taking ${taken}`,
        ask([...pagesIn(folder).slice(0, 5), ...oneOfEachEnding()], { headers }),
      );
    },
  );
});

test('only files with a hash in their name are kept for a year, and they are', async () => {
  const kept: string[] = [];
  for (const path of filesIn(folder)) {
    const { headers } = await askHost(site.preview.port, { path, method: 'HEAD' });
    const isHashed = /^\/(?:assets|_img|fonts)\/.*-[\w-]{8}(?:-\d+)?\.\w+$/.test(path);
    const isKept = headers['cache-control'] === 'public, max-age=31536000, immutable';
    expect([path, isKept]).toEqual([path, isHashed]);
    if (isKept) kept.push(path.split('/')[1]!);
  }
  expect([...new Set(kept)].toSorted()).toEqual(['_img', 'assets', 'fonts']);
});

describe('each by itself', () => {
  const names = ['preview', ...installedHosts.map(({ name }) => name)];
  const portOf = (name: string) => (name === 'preview' ? site.preview : site.running.get(name)!).port;
  const texts = {
    '/': 'index.html',
    '/people/plot': 'people/plot.html',
    '/_pages/write-to-us.json': '_pages/write-to-us.json',
    '/sitemap.xml': 'sitemap.xml',
  };

  test.each(names)('%s says 304 to what the browser has, compressed or not', async (host) => {
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

  test.each(names)(
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
          expect(body.equals(readFileSync(join(folder, `${file}.${sent}`)))).toBe(true);
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
