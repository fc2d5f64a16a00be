import { expect, test } from 'vitest';
import { cataloguePage } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import type { PictureSource } from '../../src/engine/content/site.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { inspectOpenedSite } from '../../src/engine/inspect-site.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { alikePictures } from './alike-pictures.ts';
import { check, compileRoute, createTestFiles, goodPage, goodSite, pageWith } from './test-site.ts';
import { testCases } from './written-cases.ts';

const brand = goodSite['pages/_site/brand.json'];
const damaged = { problem: 'unmeasurable', message: 'No picture.' } as const;
const pictures: PictureSource = {
  describe: (src) =>
    src.includes('damaged')
      ? damaged
      : { width: 800, height: 600, sources: [{ type: 'image/avif', srcset: `${src}.avif 800w` }] },
  describeCard: (src) =>
    src.includes('damaged') ? damaged : { width: 800, height: 600, isFit: false, version: 'abc' },
};

interface Given {
  page?: object;
  /** Other files. */
  files?: object;
  /** Figures, and the language of the site. */
  facts?: object;
  language?: string;
  /** Shows more than the sections of the page. */
  whole?: boolean;
}

testCases(['tests/engine/compiled.md'], ({ page, files, facts = {}, language, whole }: Given) => {
  const fileSystem = createTestFiles({
    'pages/index.json': { ...goodPage, ...page },
    'pages/_site/brand.json': {
      ...brand,
      ...(language && { language }),
      facts: { ...brand.facts, ...facts },
    },
    ...files,
  });
  const site = openSite({ fileSystem, pictures });
  const compiled = compileRoute(site, '/');
  // Nothing is changed in passing.
  expect(compileRoute(site, '/')).toEqual(compiled);
  return compiled ? JSON.stringify(whole ? compiled : compiled.sections, null, 2) : 'No page.';
});

test('a text that is too long becomes no page', () => {
  const page = pageWith({ type: 'hero', title: 'x'.repeat(20_001) });
  expect(
    compileRoute(openSite({ fileSystem: createTestFiles({ 'pages/index.json': page }), pictures }), '/'),
  ).toBeUndefined();
});

test('an alias, an id and a planned link are judged by what is filled in, which is what is rendered', async () => {
  const shared = { type: 'shared', id: '{facts.anchor}', use: 'cards' };
  const filesWith = (facts: object) => ({
    'pages/_site/brand.json': { ...brand, facts },
    'pages/_site/planned-links.json': { $schema: 'x', paths: ['/services/{facts.part}'] },
    'pages/_shared/cards.json': { type: 'cardGrid', title: 'Cards', cards: [{ title: 'A' }] },
    'pages/index.json': {
      ...goodPage,
      aliases: ['/a{facts.old}'],
      sections: [...goodPage.sections, shared],
    },
  });
  const good = filesWith({ anchor: 'team', old: '-650', part: 'cards' });
  expect(await check(good)).toBe('');
  const { plannedLinks } = resolveSiteData(openSite({ fileSystem: createTestFiles(good), pictures }));
  expect(plannedLinks).toEqual({ paths: ['/services/cards'] });
  const report = await check(filesWith({ anchor: '"><b>', old: '/../../evil', part: 'cards' }));
  expect(report).toContain(
    '«"/a{facts.old}"»\nExpected an address in small letters, digits and hyphens, such as "/contact", instead of "/a/../../evil".',
  );
  expect(report).toContain(
    '«"{facts.anchor}"»\nExpected a name of small letters, digits and hyphens, such as "our-services", instead of ""><b>".',
  );
});

test('examples of the catalogue are filled in as pages are', () => {
  const page = cataloguePage(openSite({ fileSystem: fixtureFiles, pictures: alikePictures }), '/__catalogue');
  expect(page?.sections.length).toBeGreaterThan(10);
  expect(JSON.stringify(page)).not.toMatch(/\{(?:brand|facts)/);
});

test('each file of the content is read once', async () => {
  const reads: string[] = [];
  const inner = createTestFiles({
    'pages/_shared/cards.json': { type: 'cardGrid', title: 'Cards', cards: [{ title: 'A' }] },
    'pages/index.json': pageWith(...goodPage.sections, { type: 'shared', use: 'cards' }),
  });
  const fileSystem: FileSystem = {
    list: inner.list,
    read(path, limit) {
      // As if an editor saved the file again right after it was read.
      const isAgain = reads.includes(path);
      if (path.startsWith('pages/')) reads.push(path);
      return isAgain ? Buffer.from('{}') : inner.read(path, limit);
    },
  };
  const site = openSite({ fileSystem });
  expect((await inspectOpenedSite(site)).diagnostics).toEqual([]);
  expect(resolveSiteData(site).plannedLinks.paths).toEqual(['/projects/birdbath']);
  expect(reads.toSorted()).toEqual([
    'pages/_shared/cards.json',
    'pages/_site/brand.json',
    'pages/_site/planned-links.json',
    'pages/index.json',
  ]);
});
