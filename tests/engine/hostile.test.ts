import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { check } from '../../src/engine/check/check.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import { readJson } from '../../src/engine/json/read-json.ts';
import { explainSyntax } from '../../src/engine/json/syntax/explain.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { createRandom } from '../stage/random.ts';
import { createTestFiles, goodSite, pageBelowHero, pageWith } from './test-site.ts';

test('20,000 unknown properties give 20,000 findings in reasonable time', async () => {
  const unknown = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`unknown${index}`, index]),
  );
  const page = pageWith({ type: 'hero', title: 'Software that lasts', ...unknown });
  const { summary } = await check(openSite({ fileSystem: createTestFiles({ 'pages/index.json': page }) }));
  expect(summary.errors).toBe(20_000);
});

test('wrong links and pictures compare the addresses of a site once, however many there are', async () => {
  const cards = Array.from({ length: 50 }, (_, index) => ({
    title: 'A',
    href: `/gone/page-${index}`,
    picture: `/img/gone-${index}.svg`,
  }));
  const page = pageBelowHero({ type: 'cardGrid', title: 'Cards', cards });
  const site = openSite({ fileSystem: createTestFiles({ 'pages/index.json': page }) });
  const listed = vi.spyOn(site.routes, 'keys');
  const { diagnostics } = await check(site);
  expect(diagnostics.filter(({ rule }) => /^(?:link-target|asset)-exists$/.test(rule))).toHaveLength(100);
  expect(listed.mock.calls.length).toBeLessThan(5);
});

test('the files of public/ are compared in each form once', () => {
  const names = Array.from({ length: 50 }, (_, index) => `public/${index}.svg`);
  const assets = indexAssets(createTestFiles(Object.fromEntries(names.map((name) => [name, '']))), 'public');
  const formOf = vi.fn<(address: string) => string>((address) => address.toUpperCase());
  for (const name of names) expect(assets.findAlike(name.slice(6).toUpperCase(), formOf)).toBe(name.slice(6));
  expect(formOf.mock.calls.length).toBeLessThan(3 * names.length);
});

test('every text that JSON.parse refuses is explained, and no other', () => {
  const pieces = JSON.parse(readFileSync('tests/engine/pieces-of-json.json', 'utf8')) as string[];
  const { below, pick } = createRandom('pieces');
  for (let round = 0; round < 20_000; round++) {
    const text = Array.from({ length: 1 + below(12) }, () => pick(pieces)).join('');
    const problem = explainSyntax(text);
    expect(problem === undefined, JSON.stringify(text)).toBe(isJson(text));
    const { start, end } = problem ?? { start: 0, end: 0 };
    expect(0 <= start && start <= end && end <= text.length, JSON.stringify(text)).toBe(true);
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each(['{', '[}', '{]', '[1 ', '[(', '［', '{"a"'])(
  'many small files of "%s" are each explained, and fixes are sought for no more than all may take',
  async (piece) => {
    const broken = piece.repeat(4000 / piece.length);
    const files = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`pages/broken/p${index}.json`, broken]),
    );
    const fileSystem = createTestFiles({ ...files, 'pages/last.json': '{ "title": "Home", }' });
    const explained = Object.keys(files).map((file) => readJson(fileSystem, file).violations);
    expect(explained.every(([problem]) => problem?.rule === 'file/json-syntax')).toBe(true);
    // The first file of another run has a fix, however many files this one had.
    const other = createTestFiles({ 'pages/last.json': '{ "title": "Home", }' });
    const fixOf = (files_: typeof other) => readJson(files_, 'pages/last.json').violations[0]?.fix;
    expect([fixOf(fileSystem), fixOf(other)].map((fix) => fix !== undefined)).toEqual([false, true]);
  },
);

test.each(['a?bcc=b@c.de', 'a&cc=b@c.de', 'a%0Abcc@c.de', 'a#b@c.de'])(
  'an address of the site that would say more in a link is refused: %s',
  async (address) => {
    const brand = goodSite['pages/_site/brand.json'] as object;
    const fields = [{ name: 'a', label: 'A', kind: 'text' }];
    const tab = { key: 'a', title: 'A', recipient: address, subject: 'A', submit: 'Send', fields };
    const files = {
      'pages/_site/brand.json': { ...brand, email: address },
      'pages/index.json': pageWith({ type: 'contactForm', title: 'Write', tabs: [tab] }),
    };
    for (const [file, content] of Object.entries(files)) {
      const { diagnostics } = await check(
        openSite({ fileSystem: createTestFiles({ [file]: content }), schemas: projectSchemas }),
      );
      const about = diagnostics.filter(({ pointer }) => /email|recipient/.test(pointer));
      expect(about.map((found) => [found.file, found.severity])).toEqual([[file, 'error']]);
    }
  },
);
