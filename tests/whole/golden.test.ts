import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../src/hosts/prepare.ts';

/**
 * The build's output for hosts, search engines and browsers, in full. `npm run test:whole -- golden -u` updates the
 * files in `golden/`; review the differences before committing them.
 */
const { root, below } = inject('sites');
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** Removes hashes, which change with every byte of the code. */
function withoutHashes(text: string): string {
  return text
    .replaceAll(/-[\w-]{8}(?=(?:-\d+)?\.(?:js|css|avif)\b)/g, '-HASH')
    .replaceAll(/sha256-[\w+/]{43}=/g, 'sha256-HASH')
    .replaceAll(/\?v=[0-9a-f]{8}/g, '?v=HASH');
}

/** The head of a document with one element per line, without its styles and scripts. */
function readHead(html: string): string {
  const head = html.slice(0, html.indexOf('</head>') + '</head>'.length);
  return withoutHashes(head)
    .replaceAll(/(<style[^>]*>)[\s\S]*?(<\/style>)/g, '$1…$2')
    .replaceAll(/(<script(?![^>]*ld\+json)[^>]*>)[\s\S]+?(<\/script>)/g, '$1…$2')
    .replaceAll(/(?<=>)(?=<(?!\/(?:script|style|title)))/g, '\n')
    .replace(/(<script[^>]*ld\+json[^>]*>)(.*?)(<\/script>)/, (_, start, json, end) => {
      return [start, JSON.stringify(JSON.parse(json as string), null, 2), end].join('\n');
    })
    .concat('\n');
}

const told = ['_headers', '_redirects', 'sitemap.xml', 'robots.txt', 'site.webmanifest'];

test.each(told)('%s, for hosts, search engines and browsers, equals its file', async (file) => {
  await expect(withoutHashes(read(root, file))).toMatchFileSnapshot(`golden/root/${file}.txt`);
  await expect(withoutHashes(read(below, file))).toMatchFileSnapshot(`golden/below-base/${file}.txt`);
});

test.each(['index', 'write-to-us', 'gardeners', 'cookies', 'growing/beans'])(
  'the head of /%s is as before',
  async (page) => {
    const name = page.replace('/', '-');
    await expect(readHead(read(root, `${page}.html`))).toMatchFileSnapshot(`golden/root/head-${name}.txt`);
  },
);

test('unknown addresses lead home, or show a page of their own, which is listed nowhere', async () => {
  await expect(withoutHashes(read(root, '404.html'))).toMatchFileSnapshot('golden/root/404.html.txt');
  await expect(readHead(read(below, '404.html'))).toMatchFileSnapshot('golden/below-base/head-404.txt');
  for (const file of ['sitemap.xml', '_redirects', 'robots.txt'])
    expect(read(below, file), file).not.toContain('404');
});

test('below a base, all addresses in the head include it', async () => {
  const head = readHead(read(below, 'write-to-us.html'));
  await expect(head).toMatchFileSnapshot('golden/below-base/head-write-to-us.txt');
});

test.each(['_host/nginx.conf', '.htaccess', '_host/Caddyfile'])('%s equals its file', async (file) => {
  const name = file.replace('_host/', '').replace('.htaccess', 'htaccess');
  await expect(withoutHashes(read(root, file))).toMatchFileSnapshot(`golden/root/${name}.txt`);
  await expect(withoutHashes(read(below, file))).toMatchFileSnapshot(`golden/below-base/${name}.txt`);
});

test('the site has these files, and no build tool left a trace', async () => {
  const files = listFiles(root)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map(withoutHashes)
    .toSorted();
  await expect(`${files.join('\n')}\n`).toMatchFileSnapshot('golden/root/files.txt');
});

test('the page data of a form has its complete validation rules', async () => {
  const data = JSON.stringify(JSON.parse(read(root, '_pages/write-to-us.json')), null, 2);
  await expect(`${withoutHashes(data)}\n`).toMatchFileSnapshot('golden/root/write-to-us.json.txt');
});
