import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readBaseSetting } from '../../src/engine/build/base-setting.ts';
import { linkAt, richTextAt, srcsetAt } from '../../src/engine/content/put-base.ts';
import { listFiles, prepareForHost } from '../../src/engine/hosts/prepare-for-host.ts';
import { parseRichText } from '../../src/engine/rich-text/parse-rich-text.ts';
import { openBuiltSite } from '../../src/engine/serve/site-server.ts';

describe('the setting', () => {
  test('stands in package.json, and is "/" when it does not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'base-'));
    const write = (value: object) => writeFileSync(join(folder, 'package.json'), JSON.stringify(value));
    write({});
    expect(readBaseSetting(folder)).toBe('/');
    write({ config: { base: '/site' } });
    expect(readBaseSetting(folder)).toBe('/site/');
    write({ config: { base: 7.5 } });
    expect(readBaseSetting(folder)).toBe('/7.5/');
    rmSync(folder, { recursive: true });
  });
});

describe('content', () => {
  test('names addresses of the site without its base, other addresses whole', () => {
    expect(linkAt('/site/', '/our-garden?x=1#a')).toBe('/site/our-garden?x=1#a');
    expect(linkAt('/site/', '/')).toBe('/site/');
    for (const other of ['#a', 'https://example.com/', 'mailto:a@example.com'])
      expect(linkAt('/site/', other)).toBe(other);
    expect(linkAt('/site/', 'tel:+91 20 1')).toBe('tel:+91201');
    expect(srcsetAt('/site/', '/_img/a-1.avif 480w, /_img/a-2.avif 768w')).toBe(
      '/site/_img/a-1.avif 480w, /site/_img/a-2.avif 768w',
    );
  });

  test('has its links in rich text put below the base, however deep they stand', () => {
    const { blocks } = parseRichText(
      'A **bold [link](/a)**\n\n- *item [b](/b)* and [c](https://example.com/)',
    );
    const hrefs = (value: unknown) =>
      [...JSON.stringify(value).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs(richTextAt('/site/', blocks))).toEqual(['/site/a', '/site/b', 'https://example.com/']);
    // What rules look at stays as it is written.
    expect(hrefs(blocks)).toEqual(['/a', '/b', 'https://example.com/']);
    expect(richTextAt('/', blocks)).toEqual(blocks);
  });
});

describe('a host', () => {
  const url = 'https://www.example.com';
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'base-'));
    for (const name of ['_pages', 'site']) mkdirSync(join(folder, name));
    for (const [file, text] of Object.entries({
      'index.html': 'home',
      'site/about.html': 'about',
      '_pages/index.json': '{}',
      '404.html': 'no page',
      'robots.txt': '',
      _redirects: '/site/old /site/site/about 301\n',
      _headers: '/site/*\n  X-Frame-Options: DENY\n\n/site/img/*\n  Cache-Control: public\n',
    }))
      writeFileSync(join(folder, file), text);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each(['netlify', 'cloudflare'])(
    'that publishes a folder as its root (%s) finds the site in a folder of it, and so does the preview',
    async (host) => {
      await prepareForHost(folder, url, { host });
      expect(listFiles(folder)).toEqual([
        '404.html',
        'robots.txt',
        'site/_pages/index.json',
        'site/index.html',
        'site/site/about.html',
      ]);
      expect(openBuiltSite(folder)).toMatchObject({
        folder: join(folder, 'site/'),
        rules: { base: '/site/' },
      });
    },
  );

  test('that publishes it below the base, as GitHub Pages does, finds it as it is, and keeps its domain', async () => {
    await prepareForHost(folder, url, { host: 'github-pages' });
    expect(listFiles(folder)).toContain('index.html');
    expect(listFiles(folder)).not.toContain('CNAME');
    const leading = readFileSync(join(folder, 'old.html'), 'utf8');
    expect(leading).toContain('<link rel="canonical" href="https://www.example.com/site/site/about">');
    expect(leading).toContain('content="0; url=/site/site/about"');
    expect(openBuiltSite(folder).folder).toBe(folder);
  });

  test('that stores each file by its address (S3) gets it with the base', async () => {
    await prepareForHost(folder, url, { host: 's3' });
    const script = readFileSync(join(folder, '_host/s3-upload.sh'), 'utf8');
    expect(script).toContain('--error-document site/404.html\n');
    expect(script).toContain('\nput index.html site/index.html ');
    expect(script).toContain('\nput site/about.html site/site/about ');
    expect(script).toContain('\nlead site/old /site/site/about\n');
  });
});
