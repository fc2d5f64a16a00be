import { expect, test } from 'vitest';
import type { PageData } from '../../src/shared/page.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { inspectOpenedSite } from '../../src/engine/inspect-site.ts';
import { cataloguePage } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { resolveSiteData } from '../../src/engine/content/resolve-site-data.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { check, compileRoute, createTestFiles, goodPage, goodSite, pageBelowHero } from './test-site.ts';
import { alikePictures } from './alike-pictures.ts';

const brand = {
  ...goodSite['pages/_site/brand.json'],
  facts: { experts: '650', kind: 'hero', part: 'cards', anchor: 'team', old: 'about' },
};

const files = {
  'pages/_site/brand.json': brand,
  'pages/_site/planned-links.json': { paths: ['/services/{facts.part}'] },
  'pages/_shared/cards.json': {
    type: 'cardGrid',
    id: '{facts.part}',
    title: 'Cards',
    cards: [{ title: 'A' }],
  },
  'pages/index.json': {
    ...goodPage,
    aliases: ['/{facts.old}-{facts.experts}'],
    sections: [
      { type: '{facts.kind}', id: '{facts.kind}', title: 'Software that lasts' },
      { type: 'shared', use: '{facts.part}' },
      { type: 'shared', use: '{facts.part}', id: '{facts.anchor}' },
    ],
  },
};

test('a page is rendered with what was checked: type, aliases, and the name and id of a shared block are filled in', async () => {
  expect(await check(files)).toBe('');
  const site = openSite({ fileSystem: createTestFiles(files) });
  const page = compileRoute(site, '/');
  expect(page?.aliases).toEqual(['/about-650']);
  expect(page?.sections.map(({ type, id }) => ({ type, id }))).toEqual([
    { type: 'hero', id: 'hero' },
    { type: 'cardGrid', id: 'cards' },
    { type: 'cardGrid', id: 'team' },
  ]);
});

test('planned links are checked and written with the same addresses', () => {
  const site = openSite({ fileSystem: createTestFiles(files) });
  expect(site.plannedPaths).toEqual(['/services/cards']);
  expect(resolveSiteData(site).plannedLinks.paths).toEqual(['/services/cards']);
});

test('an alias and an id are judged by what is filled in', async () => {
  const hostile = { ...brand, facts: { experts: '/../../evil', anchor: '"><b>' } };
  const page = {
    ...pageBelowHero({ type: 'shared', id: '{facts.anchor}', use: 'cards' }),
    aliases: ['/a{facts.experts}'],
  };
  const report = await check({
    ...files,
    'pages/_site/brand.json': hostile,
    'pages/_site/planned-links.json': { paths: [] },
    'pages/_shared/cards.json': { type: 'cardGrid', title: 'Cards', cards: [{ title: 'A' }] },
    'pages/index.json': page,
  });
  expect(report).toContain(
    '«"/a{facts.experts}"»\nExpected an address in small letters, digits and hyphens, such as "/contact", instead of "/a/../../evil".',
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

test('while brand.json is broken, a page that names a placeholder becomes no page', () => {
  const site = openSite({ fileSystem: createTestFiles({ ...files, 'pages/_site/brand.json': '{' }) });
  expect(compileRoute(site, '/')).toBeUndefined();
});

test('each file of the content is read once, and what was read is what is rendered', async () => {
  const reads: string[] = [];
  const inner = createTestFiles(files);
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
  const pages: PageData[] = [];
  const { diagnostics } = await inspectOpenedSite(site, {
    memory: { recall: () => undefined, keep: (_file, _compiled, page) => void pages.push(page) },
  });
  expect(diagnostics).toEqual([]);
  expect(pages.map(({ path, aliases }) => [path, aliases])).toEqual([['/', ['/about-650']]]);
  expect(resolveSiteData(site).plannedLinks.paths).toEqual(['/services/cards']);
  expect(reads.toSorted()).toEqual([
    'pages/_shared/cards.json',
    'pages/_site/brand.json',
    'pages/_site/planned-links.json',
    'pages/index.json',
  ]);
});
