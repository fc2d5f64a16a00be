import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { hiddenPath } from '../../src/engine/hosts/address-patterns.ts';
import { findHost } from '../../src/engine/hosts/hosts.ts';
import { readHostRules } from '../../src/engine/hosts/host-rules.ts';
import { listFiles, prepareForHost } from '../../src/engine/hosts/prepare-for-host.ts';
import { markFile } from '../../src/engine/files/output-paths.ts';

const root = resolve(import.meta.dirname, '../..');
const url = 'https://www.example.com';
let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'host-files-'));
  for (const folder of ['gardens', 'assets', '_host']) mkdirSync(join(site, folder));
  for (const [file, text] of Object.entries({
    'index.html': 'home '.repeat(100),
    'gardens/tools.html': 'about '.repeat(100),
    'assets/a-1.js': 'var a;',
    'picture.png': 'picture '.repeat(100),
    '404.html': 'no page',
    _redirects: '/old /gardens/tools 301\n/soon / 302\n',
    _headers: `/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: public, max-age=31536000\n`,
    [markFile]: 'mark',
  }))
    writeFileSync(join(site, file), text);
});

afterEach(() => rmSync(site, { recursive: true }));

const read = (file: string) => readFileSync(join(site, file), 'utf8');

describe('compressed files', () => {
  test('lie beside text files that they make smaller, hold the same, and are the same bytes each time', async () => {
    await prepareForHost(site, url, { compress: true });
    expect(listFiles(site).filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([
      'gardens/tools.html.br',
      'gardens/tools.html.gz',
      'index.html.br',
      'index.html.gz',
    ]);
    const bytes = (file: string) => readFileSync(join(site, file));
    expect(brotliDecompressSync(bytes('index.html.br')).toString()).toBe(read('index.html'));
    expect(gunzipSync(bytes('index.html.gz')).toString()).toBe(read('index.html'));
    const first = ['index.html.br', 'index.html.gz'].map(bytes);
    for (const file of listFiles(site)) if (/\.(?:br|gz)$/.test(file)) rmSync(join(site, file));
    await prepareForHost(site, url, { compress: true });
    expect(['index.html.br', 'index.html.gz'].map(bytes)).toEqual(first);
  });

  test('are not written unless they are asked for', async () => {
    await prepareForHost(site, url, { host: 'netlify' });
    expect(listFiles(site)).toEqual([
      '404.html',
      'assets/a-1.js',
      'gardens/tools.html',
      'index.html',
      'picture.png',
    ]);
  });
});

test('on GitHub Pages each redirect is a page that leads on and names the right address', async () => {
  await prepareForHost(site, url, { host: 'github-pages' });
  expect(read('old.html')).toContain('<link rel="canonical" href="https://www.example.com/gardens/tools">');
  expect(read('old.html')).toContain('<meta http-equiv="refresh" content="0; url=/gardens/tools">');
  expect(read('old.html')).toContain('<a href="/gardens/tools">https://www.example.com/gardens/tools</a>');
  expect(read('soon.html')).toContain('url=/');
  expect(read('CNAME')).toBe('www.example.com\n');
  expect(read('.nojekyll')).toBe('');
});

test('the script for S3 puts each page at its address, with type and caching, and each redirect beside', async () => {
  await prepareForHost(site, url, { host: 's3' });
  const commands = join(site, '_host/bin');
  mkdirSync(commands);
  // Stands for Amazon's program: it says what it was asked for.
  writeFileSync(join(commands, 'aws'), '#!/bin/sh\necho "$*" >&2\n', { mode: 0o755 });
  const { stderr, status } = spawnSync(join(site, '_host/s3-upload.sh'), ['shop'], {
    encoding: 'utf8',
    env: { PATH: `${commands}:${process.env.PATH}` },
  });
  expect(status).toBe(0);
  const put = 's3api put-object --bucket shop --key';
  expect(stderr.trim().split('\n')).toEqual([
    's3 website s3://shop --index-document index.html --error-document 404.html',
    `${put} 404.html --body 404.html --content-type text/html; charset=utf-8 --cache-control no-cache`,
    `${put} assets/a-1.js --body assets/a-1.js --content-type text/javascript; charset=utf-8 --cache-control public, max-age=31536000`,
    `${put} gardens/tools --body gardens/tools.html --content-type text/html; charset=utf-8 --cache-control no-cache`,
    `${put} index.html --body index.html --content-type text/html; charset=utf-8 --cache-control no-cache`,
    `${put} picture.png --body picture.png --content-type image/png --cache-control no-cache`,
    `${put} old --website-redirect-location /gardens/tools`,
    `${put} soon --website-redirect-location /`,
  ]);
});

test('the script for S3 asks for the bucket', async () => {
  await prepareForHost(site, url, { host: 's3' });
  expect(() => execFileSync(join(site, '_host/s3-upload.sh'), { stdio: 'pipe' })).toThrow(
    'Name the bucket: s3-upload.sh BUCKET',
  );
});

test.each([
  ['nginx', 'X-Test "a\\"; b% \\\\"'],
  ['apache', 'X-Test "a\\"; b%% \\\\"'],
  ['caddy', 'X-Test `a"; b% \\`'],
])('what could end a line for %s stays inside its quotes', (name, line) => {
  writeFileSync(join(site, '_headers'), '/*\n  X-Test: a"; b% \\\n');
  const files = findHost(name).files({ rules: readHostRules(site), files: listFiles(site), url });
  expect(Object.values(files).join()).toContain(line);
});

test.each([
  ['nginx', 'a$b', 'Refused to write "a$b": nginx has no way to say "$".'],
  ['apache', '%{ENV:X}', 'Refused to write "%{ENV:X}": Apache would take it for a variable.'],
  ['caddy', '{env.X}', 'Refused to write "{env.X}": Caddy would take it for something else than text.'],
])('%s gets no variables from content', (name, value, message) => {
  writeFileSync(join(site, '_headers'), `/*\n  X-Test: ${value}\n`);
  const built = { rules: readHostRules(site), files: listFiles(site), url };
  expect(() => findHost(name).files(built)).toThrow(message);
});

test('an address that Apache would read as another one is no redirect', () => {
  writeFileSync(join(site, '_redirects'), '/old /%{ENV:X} 301\n');
  const built = { rules: readHostRules(site), files: listFiles(site), url };
  expect(() => findHost('apache').files(built)).toThrow(
    'Refused to redirect "/%{ENV:X}": Apache would read another address.',
  );
});

test('a file of public/ in the place of one for the host stops the build', async () => {
  writeFileSync(join(site, '.htaccess'), 'mine');
  await expect(prepareForHost(site, url, { host: 'apache' })).rejects.toThrow(
    'Refused to write ".htaccess": a file in public/ has this path, and a build for apache writes it. Remove the one in public/.',
  );
});

test('files for hosts and the mark of a build are hidden everywhere', () => {
  for (const file of ['_redirects', '_headers', '_host/nginx.conf', '_host/Caddyfile', '.htaccess', markFile])
    expect(hiddenPath.test(`/${file}`), file).toBe(true);
});

test('the container takes the folder and the configuration that a build for nginx writes', async () => {
  await prepareForHost(site, url, { host: 'nginx' });
  const steps = readFileSync(join(root, 'Containerfile'), 'utf8').match(/^COPY .*/gm);
  expect(steps).toEqual([
    'COPY dist/_host/nginx.conf /etc/nginx/conf.d/default.conf',
    'COPY dist /usr/share/nginx/html',
  ]);
  expect(read('_host/nginx.conf')).toContain('root /usr/share/nginx/html;');
});
