import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteServer } from '../../src/engine/serve/site-server.ts';
import { fixturePages, fixturePublic } from '../stage/fixture-files.ts';
import { hashFiles } from './hash-files.ts';

const root = resolve(import.meta.dirname, '../..');
mkdirSync(join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(join(root, '.cache', 'build-test-'));
const pages = join(scratch, 'pages');

interface Outcome {
  code: number;
  output: string;
}

/** Builds the content in `pages` into a folder of `scratch`, as `npm run build` does. */
function build(outDir: string): Promise<Outcome> {
  const env = {
    ...process.env,
    PAGES_DIR: pages,
    PUBLIC_DIR: join(scratch, 'public'),
    OUT_DIR: join(scratch, outDir),
    NODE_ENV: 'production',
    NO_COLOR: '1',
  };
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/engine/cli/build.ts', '--no-cache', '--logLevel', 'warn'],
      { cwd: root, env },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, output: out + err }),
    );
  });
}

function hashes(folder: string): Record<string, string> {
  return hashFiles(join(scratch, folder));
}

function read(file: string): string {
  return readFileSync(join(scratch, 'one', file), 'utf8');
}

beforeAll(async () => {
  cpSync(join(root, fixturePages), pages, { recursive: true });
  cpSync(join(root, fixturePublic), join(scratch, 'public'), { recursive: true });
  expect(await build('one')).toEqual({ code: 0, output: '' });
}, 300_000);

afterAll(() => rmSync(scratch, { recursive: true }));

describe('the built site', () => {
  test('has a document for every page, data of those with forms, and files for the host', () => {
    for (const file of [
      'index.html',
      'people/plot.html',
      '_pages/write-to-us.json',
      '404.html',
      'robots.txt',
      '_headers',
    ]) {
      expect(existsSync(join(scratch, 'one', file)), file).toBe(true);
    }
    for (const file of ['.vite', '_pages/index.json', '_pages/people/plot.json'])
      expect(existsSync(join(scratch, 'one', file)), file).toBe(false);
  });

  test('lists its pages for search engines, without those that ask to be left out', () => {
    const sitemap = read('sitemap.xml');
    const home = /<loc>(https:\/\/[^/]+)\/<\/loc>/.exec(sitemap)?.[1];
    expect(sitemap).toContain(`<loc>${home}/people/plot</loc>`);
    expect(sitemap).not.toContain('__catalogue');
    expect(sitemap).not.toContain('/cookies');
    expect(read('robots.txt')).toContain(`Sitemap: ${home}/sitemap.xml`);
  });

  test('sends aliases to their page for good and planned links home for now', () => {
    const redirects = read('_redirects').split('\n');
    expect(redirects).toContain('/write /write-to-us 301');
    expect(redirects).toContain('/growing/compost / 302');
  });

  test('says in each document what it is, and allows inline code by hash only', () => {
    const html = read('write-to-us.html');
    const { title, description } = JSON.parse(read('_pages/write-to-us.json')) as {
      title: string;
      description: string;
    };
    expect(html).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`);
    expect(html).toContain(`<meta name="description" content="${description.replaceAll('&', '&amp;')}">`);
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)![1]!;
    expect(policy).not.toContain('unsafe');
    for (const [, style] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)) {
      expect(policy).toContain(`'sha256-${createHash('sha256').update(style!).digest('base64')}'`);
    }
    expect(JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!)).toMatchObject({
      '@context': 'https://schema.org',
    });
  });

  test('carries the notices of everything it passes on', () => {
    const notices = read('licenses.txt');
    for (const name of ['react', 'react-dom', 'react-router', 'swiper']) {
      const folder = join(root, 'node_modules', name);
      const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        version: string;
      };
      const file = readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry))!;
      expect(notices).toContain(`## ${name} - ${version} (MIT)`);
      expect(notices).toContain(readFileSync(join(folder, file), 'utf8').trim());
    }
    const fonts = readdirSync(join(root, 'public/licenses'));
    expect(fonts.length).toBeGreaterThan(0);
    for (const file of fonts) {
      expect(notices).toContain(`- /licenses/${file}\n`);
      expect(read(`licenses/${file}`)).toContain('LICENSE');
    }
  });

  test('has browsers compile the router ahead, whose functions are nearly all called, and no other script', () => {
    const ahead = readdirSync(join(scratch, 'one/assets')).filter(
      (file) => file.endsWith('.js') && read(`assets/${file}`).includes('# allFunctionsCalledOnLoad'),
    );
    expect(ahead).toEqual([expect.stringMatching(/^router-/)]);
    // Chrome looks for it in front of the code and nowhere else.
    expect(read(`assets/${ahead[0]}`)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });

  test('leaves hidden blocks out of pages', () => {
    const source = readFileSync(join(pages, 'growing/seeds.json'), 'utf8');
    expect(source).toContain('"hidden": true');
    const html = read('growing/seeds.html');
    expect(html).toContain(' data-section=');
    expect(html).not.toContain(' data-section=processSteps');
  });
});

test('a page that names its picture for social networks has that one, in their size, and no other', async () => {
  const tags = [...read('gardeners.html').matchAll(/<meta property="og:image[^>]*>/g)].map(([tag]) => tag);
  expect(tags).toEqual([
    expect.stringMatching(/ content="https:\/\/[^/]+\/_social\/gardeners\.jpg\?v=[0-9a-f]{8}">$/),
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta property="og:image:alt" content="A bare hill below a pale sky">',
  ]);
  const shown = sharp(join(scratch, 'one/_social/gardeners.jpg'));
  expect(await shown.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // Sky at the left, the hill in the corner: the drawing and no card with a title.
  const colors = await Promise.all(
    [0, 1199].map((left) => shown.clone().extract({ left, top: 600, width: 1, height: 1 }).raw().toBuffer()),
  );
  const near = [0xd9, 0xe2, 0xc5, 0x8a, 0xa7, 0x65];
  Buffer.concat(colors).forEach((part, index) => expect(Math.abs(part - near[index]!)).toBeLessThan(8));
});

test('the server answers as a static host does', async () => {
  const server = createSiteServer(join(scratch, 'one'));
  await new Promise<void>((ready) => server.listen(0, ready));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const ask = (path: string) => fetch(origin + path, { redirect: 'manual' });
  const page = await ask('/people/plot');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  const cases: [string, number, string | null][] = [
    ['/write?from=mail', 301, '/write-to-us?from=mail'],
    ['/growing/compost', 302, '/'],
    ['/people/plot/', 308, '/people/plot'],
    ['/no-such-page', 404, null],
    ['/_redirects', 404, null],
    ['/../package.json', 404, null],
  ];
  for (const [path, status, location] of cases) {
    const response = await ask(path);
    expect([path, response.status, response.headers.get('location')]).toEqual([path, status, location]);
  }
  const missing = await (await ask('/no-such-page')).text();
  expect(missing).toContain('<meta http-equiv="refresh" content="0; url=/">');
  server.close();
});

test('two builds of one content are the same bytes', { timeout: 300_000 }, async () => {
  expect(await build('two')).toEqual({ code: 0, output: '' });
  expect(hashes('two')).toEqual(hashes('one'));
});

test(
  'content with mistakes stops the build, names them all, and leaves the last build alone',
  { timeout: 300_000 },
  async () => {
    const before = hashes('one');
    const plot = join(pages, 'people/plot.json');
    const gardeners = join(pages, 'gardeners.json');
    writeFileSync(plot, readFileSync(plot, 'utf8').replace('"sections"', '"sectoins"'));
    writeFileSync(gardeners, readFileSync(gardeners, 'utf8').replace('/write-to-us', '/write-to-as'));
    const { code, output } = await build('one');
    expect(code).toBe(1);
    expect(output).toContain('Unknown property "sectoins". Did you mean "sections"?');
    expect(output).toContain('Unknown page "/write-to-as". Did you mean "/write-to-us"?');
    expect(output).toContain('The content has errors; nothing was built, and the last build is untouched.');
    expect(output).not.toContain('    at ');
    expect(hashes('one')).toEqual(before);
  },
);
