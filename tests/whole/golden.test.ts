import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { listFiles } from '../../src/hosts/prepare.ts';

/**
 * What a build writes for hosts, search engines and browsers, in full. `npm run test:whole -- golden -u` writes the files
 * in `golden/` anew: whoever commits them has read what is different.
 */
const { root, below } = inject('sites');
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** Without what is another text whenever a byte of the code is. */
function withoutHashes(text: string): string {
  return text
    .replaceAll(/-[\w-]{8}(?=(?:-\d+)?\.(?:js|css|avif)\b)/g, '-HASH')
    .replaceAll(/sha256-[\w+/]{43}=/g, 'sha256-HASH')
    .replaceAll(/\?v=[0-9a-f]{8}/g, '?v=HASH');
}

/** The head of a document with one element in a line, and the rules and scripts in it left out. */
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

const told = ['_headers', '_redirects', 'sitemap.xml', 'robots.txt', '404.html', 'site.webmanifest'];

test.each(told)('%s is what hosts, search engines and browsers are told, in full', async (file) => {
  await expect(withoutHashes(read(root, file))).toMatchFileSnapshot(`golden/root/${file}.txt`);
  await expect(withoutHashes(read(below, file))).toMatchFileSnapshot(`golden/below-base/${file}.txt`);
});

test.each(['index', 'write-to-us', 'gardeners', 'cookies', 'growing/beans'])(
  'the head of /%s says what the page is, and fetches what it needs',
  async (page) => {
    const name = page.replace('/', '-');
    await expect(readHead(read(root, `${page}.html`))).toMatchFileSnapshot(`golden/root/head-${name}.txt`);
  },
);

test('below a base, the head names all addresses with it', async () => {
  const head = readHead(read(below, 'write-to-us.html'));
  await expect(head).toMatchFileSnapshot('golden/below-base/head-write-to-us.txt');
});

test.each(['_host/nginx.conf', '.htaccess', '_host/Caddyfile'])(
  '%s configures its host for the site, in full',
  async (file) => {
    const name = file.replace('_host/', '').replace('.htaccess', 'htaccess');
    await expect(withoutHashes(read(root, file))).toMatchFileSnapshot(`golden/root/${name}.txt`);
    await expect(withoutHashes(read(below, file))).toMatchFileSnapshot(`golden/below-base/${name}.txt`);
  },
);

test('the site holds these files, of which browsers compile the router ahead, and nothing of the tools that made it', async () => {
  // Chrome looks for it in front of the code and nowhere else.
  const isAhead = (file: string) => read(root, file).startsWith('//# allFunctionsCalledOnLoad\n');
  const files = listFiles(root)
    .filter((file) => !/\.(?:br|gz)$/.test(file))
    .map((file) => withoutHashes(file) + (isAhead(file) ? ', compiled ahead' : ''))
    .toSorted();
  await expect(`${files.join('\n')}\n`).toMatchFileSnapshot('golden/root/files.txt');
});

test('what a form is judged by stands in its page data, in full', async () => {
  const data = JSON.stringify(JSON.parse(read(root, '_pages/write-to-us.json')), null, 2);
  await expect(`${withoutHashes(data)}\n`).toMatchFileSnapshot('golden/root/write-to-us.json.txt');
});
