import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { readBaseSetting } from '../../src/engine/build/options.ts';
import { transportSecurity } from '../../src/engine/documents/host-files.ts';
import { findHost, hostNames } from '../../src/hosts/hosts.ts';
import { readRouting } from '../../src/hosts/routing.ts';
import { type HostOptions, listFiles, prepareForHost } from '../../src/hosts/prepare.ts';
import { markFile } from '../../src/shared/build-mark.ts';
import { openBuiltSite } from '../../src/hosts/preview.ts';
import { testTables } from '../shared/test-tables.ts';
import { makeFolder } from '../stage/make-folder.ts';
import { writeFiles } from '../stage/write-files.ts';

const facts = { url: 'https://www.example.com', language: 'ar', movedTitle: 'انتقلت هذه الصفحة' };
let site: string;

/** The smallest possible built site, below a base. */
function makeSite(base = ''): void {
  writeFiles(site, {
    'index.html': 'home '.repeat(100),
    'gardens/tools.html': 'about '.repeat(100),
    // Named like the base: moving the site must not overwrite another page.
    'site/about.html': 'site',
    'assets/a-1.js': 'var a;',
    'picture.png': 'picture '.repeat(100),
    '404.html': 'no page',
    _redirects: `${base}/old ${base}/gardens/tools 301\n${base}/soon ${base}/ 302\n`,
    _headers: `${base}/*\n  X-Frame-Options: DENY\n\n${base}/assets/*\n  Cache-Control: public, max-age=31536000\n`,
    'robots.txt': 'User-agent: *',
    [markFile]: 'mark',
  });
}

beforeEach(() => void (site = makeFolder()));

const read = (file: string) => readFileSync(join(site, file), 'utf8');
const listAll = () =>
  readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(site, join(entry.parentPath, entry.name)))
    .toSorted();

/** The calls of Amazon's program by the script for S3. */
function callAmazon(bucket: string[]): string {
  writeFileSync(join(site, 'aws'), '#!/bin/sh\necho "aws $*" >&2\n', { mode: 0o755 });
  const env = { PATH: `${site}:${process.env.PATH}` };
  const { stderr, status } = spawnSync(join(site, '_host/s3-upload.sh'), bucket, { encoding: 'utf8', env });
  const said = stderr.replace(/^.*(?=Name the bucket)/, '');
  return `s3-upload.sh ${bucket.join(' ')} ends with ${status}:\n${said}`;
}

/** The hosts that cannot be installed. `tests/whole/` starts the others. */
const services = hostNames.filter((name) => !['nginx', 'apache', 'caddy'].includes(name));

// `npx vitest run FILE -u` updates these files.
test.each(
  services.flatMap((host) => [
    [host, ''],
    [host, '/site'],
  ]),
)('the files for %s at "%s" equal its list, and the preview finds the site', async (host, base) => {
  makeSite(base);
  const known = new Set(listAll().map((file) => basename(file)));
  await prepareForHost(site, facts, { host });
  const { folder, routing } = openBuiltSite(site);
  const files = listAll().map((file) =>
    known.has(basename(file)) ? `${file}\n` : `${file}\n${read(file).replaceAll(/^(?=.)/gm, '    ')}\n`,
  );
  const calls = host === 's3' ? [callAmazon([]), callAmazon(['shop'])] : [];
  const place = `The preview serves "${relative(site, folder)}" at ${routing.base}\n`;
  const name = `hosts/${host}${base.replace('/', '-below-')}.txt`;
  await expect([place, ...files, ...calls].join('')).toMatchFileSnapshot(name);
});

test('text files that compression makes smaller get compressed files, with the same bytes each time', async () => {
  makeSite();
  const bytes = (file: string) => readFileSync(join(site, file));
  const compress = async (options: HostOptions) => {
    await prepareForHost(site, facts, options);
    const files = listAll().filter((file) => /\.(?:br|gz)$/.test(file));
    return files.map((file) => [file, bytes(file)] as const);
  };
  const first = await compress({ compress: true });
  expect(first.map(([file]) => file)).toEqual(
    ['gardens/tools.html', 'index.html'].flatMap((file) => [`${file}.br`, `${file}.gz`]),
  );
  expect(brotliDecompressSync(bytes('index.html.br')).toString()).toBe(read('index.html'));
  expect(gunzipSync(bytes('index.html.gz')).toString()).toBe(read('index.html'));
  for (const host of ['nginx', 'apache', 'caddy']) {
    for (const [file] of first) rmSync(join(site, file));
    expect(await compress({ host })).toEqual(first);
  }
  await expect(compress({ compress: true })).rejects.toThrow('EEXIST');
});

/** The lines that these headers, redirects or further files add to a host's configuration. */
function linesFor(host: string, headers: string, redirects: string, files: string[] = []): string[] {
  const write = (ownHeaders: string, ownRedirects: string, more: string[]) => {
    writeFileSync(join(site, '_headers'), ownHeaders);
    writeFileSync(join(site, '_redirects'), ownRedirects);
    const built = { routing: readRouting(site), files: [...listFiles(site), ...more], facts };
    return Object.values(findHost(host).files!(built)).join('\n').split('\n');
  };
  makeSite();
  const known = write('', '', []);
  return write(headers, redirects, files).filter((line) => !known.includes(line));
}

testTables('tests/engine/tables/hosts.txt', {
  'A header in the configuration of a host': (host: string, value: string) =>
    linesFor(host, `/*\n  X-Test: ${value}\n`, ''),
  'A redirect': (host: string, from: string, to: string) => linesFor(host, '', `${from} ${to} 301\n`),
  'A file with this name': (host: string, name: string) => linesFor(host, '', '', [name]),
  'The next steps and limits of a host': (host: string) => findHost(host).notes,
  'The header for visits by https:// only, by "httpsOnly" of brand.json': transportSecurity,
  'The base that package.json sets': (value: object) => {
    writeFiles(site, { 'package.json': value });
    return readBaseSetting(site);
  },
});

test('more redirects than a host reads stop the build, with their number', async () => {
  makeSite();
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) => `/old-${index} / ${index % 2 === 0 ? 301 : 302}\n`).join('');
  writeFileSync(join(site, '_redirects'), `${lines(2001)}# 410 /gone\n`);
  await expect(prepareForHost(site, facts, { host: 'cloudflare' })).rejects.toThrow(
    'Too many redirects for cloudflare: it reads 2,000, and the site has 2,001 with its aliases and planned links.',
  );
  await prepareForHost(site, facts, { host: 'netlify' });
  writeFileSync(join(site, '_redirects'), `${lines(2000)}# 410 /gone\n`);
  await prepareForHost(site, facts, { host: 'cloudflare' });
});

test.each(hostNames)('a build for %s says whether what is gone is answered with 410', async (host) => {
  makeSite();
  expect(await prepareForHost(site, facts, { host })).toEqual([]);
  makeSite();
  rmSync(join(site, '_host'), { recursive: true, force: true });
  for (const name of ['.htaccess', 'CNAME', '.nojekyll', 'old.html', 'soon.html'])
    rmSync(join(site, name), { force: true });
  for (const file of listAll().filter((name) => /\.(?:br|gz)$/.test(name))) rmSync(join(site, file));
  writeFiles(site, { _redirects: '# 410 /offer\n# 410 /other\n' });
  const said = await prepareForHost(site, facts, { host });
  const answers = ['nginx', 'apache', 'caddy'].includes(host);
  expect(said).toEqual(
    answers ? [] : [`${host} cannot answer 410: what is gone, such as /offer, is answered with 404 there.`],
  );
});

test('GitHub Pages leads to other sites and to places on a page without adding to their addresses', async () => {
  makeSite();
  writeFiles(site, { _redirects: '/news/ https://shop.example/?a=1#b 301\n/jump /gardens/tools#top 301\n' });
  await prepareForHost(site, facts, { host: 'github-pages' });
  expect(read('news/index.html')).toContain(
    '<a href="https://shop.example/?a=1#b">https://shop.example/?a=1#b</a>',
  );
  expect(read('news/index.html')).toContain('content="0; url=https://shop.example/?a=1#b"');
  expect(read('jump.html')).toContain(`<link rel="canonical" href="${facts.url}/gardens/tools#top">`);
  expect(read('jump.html') + read('news/index.html')).not.toContain('<script');
});

test('a file of public/ with the path of a host file stops the build', async () => {
  makeSite();
  writeFileSync(join(site, '.htaccess'), 'mine');
  await expect(prepareForHost(site, facts, { host: 'apache' })).rejects.toThrow(
    'Refused to write ".htaccess": a file in public/ has this path, and a build for apache writes it. Remove the one in public/.',
  );
});

test('GitHub Pages gets no domain for an address of its own, and a redirect as a file with one ending', async () => {
  makeSite();
  writeFiles(site, { _redirects: '/tools.html /gardens/tools 301\n' });
  await prepareForHost(site, { ...facts, url: 'https://owner.github.io' }, { host: 'github-pages' });
  expect(listAll()).toContain('tools.html');
  expect(listAll()).not.toContain('CNAME');
});

test('the upload to S3 takes any name of a file for a name, also one that begins with a dash', async () => {
  makeSite();
  const names = ['-rf.txt', '--endpoint-url=https:.txt', "it's $(touch ran) `touch ran`; b.txt", 'a"b.txt'];
  writeFiles(site, Object.fromEntries(names.map((name) => [name, 'x'])));
  await prepareForHost(site, facts, { host: 's3' });
  const called = callAmazon(['shop']);
  for (const name of names)
    expect(called).toContain(` --key=${name} --body=${name} --content-type=text/plain`);
  expect(listAll()).not.toContain('ran');
});
