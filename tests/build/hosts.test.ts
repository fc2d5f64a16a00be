import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { listFiles } from '../../src/engine/hosts/prepare-for-host.ts';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { type Answer, askHost, type Question, summarize } from '../hosts/ask-host.ts';
import { buildForHosts } from '../hosts/build-for-hosts.ts';
import { findProgram, type RunningHost, serverKinds, startHost } from '../hosts/start-host.ts';
import { assemblePublic } from '../site/assemble-public.ts';

const root = resolve(import.meta.dirname, '../..');
// In a folder that servers without rights can reach.
const scratch = mkdtempSync(join(tmpdir(), 'hosts-'));
const site = join(scratch, 'site');
const publicDir = join(scratch, 'public');

const installed = serverKinds.filter((kind) => findProgram(kind) !== undefined);
const missing = serverKinds.filter((kind) => !installed.includes(kind)).map(({ name }) => name);
if (missing.length > 0) console.warn(`Skipped, as they are not installed: ${missing.join(', ')}.`);

/** A built site, and the hosts that serve it. */
interface ServedSite {
  folder: string;
  /** The path below which it lies. */
  base: string;
  preview: { port: number; close(): void };
  running: Map<string, RunningHost>;
}

const served: ServedSite[] = [];
const table: string[] = [];

/** Builds the site once for all hosts, and starts them. The folder that they serve is the base's folder's parent. */
async function serveSite(folder: string, base: string, hostRoot: string): Promise<ServedSite> {
  buildForHosts(folder, base, publicDir);
  execFileSync('chmod', ['-R', 'a+rX', scratch]);

  const server = createSiteServer(folder);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const running = new Map<string, RunningHost>();
  const { port } = server.address() as AddressInfo;
  const done = { folder, base, running, preview: { port, close: () => server.close() } };
  served.push(done);
  for (const kind of installed) {
    const own = join(scratch, `${kind.name}${served.length}`);
    running.set(kind.name, await startHost(kind, folder, own, hostRoot));
  }
  return done;
}

let preview: ServedSite['preview'];
let running: ServedSite['running'];
let belowBase: ServedSite;

beforeAll(async () => {
  assemblePublic(publicDir);
  ({ preview, running } = await serveSite(site, '/', site));
  const shared = join(scratch, 'shared');
  mkdirSync(shared);
  writeFileSync(join(shared, 'other.txt'), 'of another site');
  belowBase = await serveSite(join(shared, 'site'), '/site/', shared);
}, 600_000);

afterAll(async () => {
  for (const { preview: own, running: hosts } of served) {
    for (const host of hosts.values()) await host.stop();
    own.close();
  }
  const names = ['preview', ...installed.map(({ name }) => name)];
  console.log([`| request | times | ${names.join(' | ')} |`, ...table].join('\n'));
  rmSync(scratch, { recursive: true });
});

/** Asks all hosts the same, and expects each to answer as the preview does. Returns the preview's answers. */
async function compare(
  name: string,
  questions: Question[],
  areTricks = false,
  hosts: Pick<ServedSite, 'preview' | 'running'> = { preview, running },
): Promise<Answer[]> {
  expect(questions.length).toBeGreaterThan(0);
  const answers: Answer[] = [];
  const different: object[] = [];
  const equal = new Map(Array.from(hosts.running.keys(), (host) => [host, 0]));
  for (const question of questions) {
    const answer = await askHost(hosts.preview.port, question);
    answers.push(answer);
    for (const [host, { port }] of hosts.running) {
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
    expect(froms).toContain('/write');
    const questions = ask([...froms, '/write?from=mail&x=%22', '/w%72ite']);
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
    '/people/plot': 'people/plot.html',
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

describe('below a base every host answers as the preview does', () => {
  const askBelow = async (name: string, paths: string[], rest: Omit<Question, 'path'> = {}) => {
    const questions = paths.map((path) => ({ path: `/site${path}`, ...rest }));
    return compare(`/site: ${name}`, questions, false, belowBase);
  };

  test('to every page and file', async () => {
    expect(statusesOf(await askBelow('each page', pagesOf()))).toEqual([200]);
    const files = filesOf().map((file) => `/${file}`);
    expect(
      statusesOf(
        await askBelow(
          'files',
          files.filter((file) => !file.startsWith('/assets/')),
        ),
      ),
    ).toEqual([200]);
  });

  test('to aliases and planned links, which stay below it', async () => {
    const froms = [...readHostRules(site).redirects.keys()];
    const answers = await askBelow('aliases and planned links', [...froms, '/write?from=mail&x=%22']);
    expect(statusesOf(answers)).toEqual([301, 302]);
    for (const { headers } of answers) expect(headers.location).toMatch(/^\/site\//);
  });

  test('to other forms of an address', async () => {
    const forms = ['/index', '/index.html?x=1', '/people/plot/', '/people/plot.html?x=1'];
    const answers = await askBelow('other forms', [...forms, '/no-such-page/']);
    expect(statusesOf(answers)).toEqual([308]);
    expect(answers.map(({ headers }) => headers.location)).toEqual([
      '/site/',
      '/site/?x=1',
      '/site/people/plot',
      '/site/people/plot?x=1',
      '/site/no-such-page',
    ]);
  });

  test('to unknown addresses and to files that are for hosts only', async () => {
    const unknown = ['/no-such-page', '/assets/no-such.js', '/img', '/404', '/gr%C3%B6%C3%9Fe'];
    const hidden = ['/_redirects', '/_HEADERS', '/.htaccess', '/_host/nginx.conf'];
    const answers = await askBelow('unknown and hidden', [...unknown, ...hidden]);
    expect(statusesOf(answers)).toEqual([404]);
    for (const { body } of answers) expect(body.toString()).toContain('<a href="/site/">');
  });

  test('to other methods, parts of files and compressions', async () => {
    const reading = { headers: { 'content-length': '0' } };
    expect(statusesOf(await askBelow('POST', ['/people/plot'], { method: 'POST', ...reading }))).toEqual([
      405,
    ]);
    const range = { headers: { range: 'bytes=0-99' } };
    expect(statusesOf(await askBelow('part', ['/pictures/wide-photo.webp', '/'], range))).toEqual([206]);
    await askBelow('taking gzip', ['/', '/people/plot', '/sitemap.xml'], {
      headers: { 'accept-encoding': 'gzip' },
    });
  });

  test('to the base without its slash', async () => {
    for (const { port } of [belowBase.preview, ...belowBase.running.values()]) {
      for (const search of ['', '?x=1']) {
        const { status, headers } = await askHost(port, { path: `/site${search}` });
        // Apache writes out the origin of the address that was asked for.
        expect([status, headers.location?.replace(/^http:..[^/]*/, '')]).toEqual([308, `/site/${search}`]);
      }
    }
  });

  test('and leaves what lies beside it alone', async () => {
    for (const { port } of belowBase.running.values()) {
      const answer = await askHost(port, { path: '/other.txt' });
      expect([answer.status, answer.body.toString()]).toEqual([200, 'of another site']);
      expect(answer.headers['content-security-policy']).toBeUndefined();
      expect((await askHost(port, { path: '/sitemap' })).status).toBe(404);
    }
  });
});

describe('the container', () => {
  const ownLines = readFileSync(join(root, 'Containerfile'), 'utf8').trim().split('\n');
  const docs = readFileSync(join(root, 'docs/hosts.md'), 'utf8');
  const lastLineBelowBase = /the last line of `Containerfile` becomes `(COPY [^`]+)`/.exec(docs)![1]!;

  test.each([
    ['at the root', '/', ownLines],
    ['below a base', '/site/', [...ownLines.slice(0, -1), lastLineBelowBase]],
  ])('holds the site where its nginx looks for it, %s', async (_, base, lines) => {
    const { folder, preview: own } = served.find((candidate) => candidate.base === base)!;
    const container = mkdtempSync(join(scratch, 'container-'));
    const instructions = lines.filter((line) => !line.startsWith('#')).map((line) => line.split(' '));
    expect(instructions.map(([name]) => name)).toEqual(['FROM', 'COPY', 'COPY']);
    for (const [name, from, to] of instructions) {
      if (name !== 'COPY') continue;
      expect(from).toMatch(/^dist(\/|$)/);
      cpSync(join(folder, from!.slice('dist'.length)), join(container, to!), { recursive: true });
    }
    // The image reads all of this folder, and publishes the port that the documentation names.
    const config = readFileSync(join(container, 'etc/nginx/conf.d/default.conf'), 'utf8');
    const [, port] = /^ *listen (\d+);$/m.exec(config)!;
    expect(docs).toContain(`podman run -p 8080:${port} site`);
    const [, htmlFolder] = /^ *root (\S+);$/m.exec(config)!;
    const html = join(container, htmlFolder!);
    expect(readFileSync(join(html, base, 'index.html'))).toEqual(readFileSync(join(folder, 'index.html')));

    const nginx = installed.find((kind) => kind.name === 'nginx');
    if (!nginx) return;
    execFileSync('chmod', ['-R', 'a+rX', scratch]);
    const host = await startHost(nginx, join(html, base), join(container, 'nginx'), html);
    for (const path of ['', 'people/plot', 'write', 'no-such-page', 'img/og.png', '_host/nginx.conf']) {
      const question = { path: base + path };
      const [expected, found] = [await askHost(own.port, question), await askHost(host.port, question)];
      expect(summarize(found, false)).toEqual(summarize(expected, false));
    }
    await host.stop();
  });

  test('is built from the build alone', () => {
    expect(readFileSync(join(root, '.dockerignore'), 'utf8')).toBe('*\n!dist\n');
  });
});
