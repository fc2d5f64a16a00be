import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { askHost, type Question } from './ask-host.ts';
import { ask, filesIn, openHosts, pagesIn, type ServedSite, statusesOf } from './serve-on-hosts.ts';

const hosts = openHosts();
const { below: folder, aroundBelow } = inject('sites');
let site: ServedSite;

beforeAll(async () => {
  site = await hosts.serve(folder, aroundBelow);
});

afterAll(() => hosts.close());

describe('below a base every host answers as the preview does', () => {
  const askBelow = async (name: string, paths: string[], rest: Omit<Question, 'path'> = {}) => {
    const below = paths.map((path) => `/site${path}`);
    return hosts.compare(site, `/site: ${name}`, ask(below, rest));
  };

  test('to every page and file', async () => {
    expect(statusesOf(await askBelow('each page', pagesIn(folder)))).toEqual([200]);
    const files = filesIn(folder).filter((file) => !file.startsWith('/assets/'));
    expect(statusesOf(await askBelow('files', files))).toEqual([200]);
  });

  test('to aliases and planned links, which stay below it', async () => {
    const froms = [...readHostRules(folder).redirects.keys()];
    expect(froms).toContain('/site/write');
    const questions = ask([...froms, '/site/write?from=mail&x=%22']);
    const answers = await hosts.compare(site, '/site: aliases and planned links', questions);
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
    for (const { port } of [site.preview, ...site.running.values()]) {
      for (const search of ['', '?x=1']) {
        const { status, headers } = await askHost(port, { path: `/site${search}` });
        // Apache writes out the origin of the address that was asked for.
        expect([status, headers.location?.replace(/^http:..[^/]*/, '')]).toEqual([308, `/site/${search}`]);
      }
    }
  });

  test('and leaves what lies beside it alone', async () => {
    for (const { port } of site.running.values()) {
      const answer = await askHost(port, { path: '/other.txt' });
      expect([answer.status, answer.body.toString()]).toEqual([200, 'of another site']);
      expect(answer.headers['content-security-policy']).toBeUndefined();
      expect((await askHost(port, { path: '/sitemap' })).status).toBe(404);
    }
  });
});
