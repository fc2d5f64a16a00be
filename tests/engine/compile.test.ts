import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cataloguePage, listCatalogue } from '../../src/engine/content/catalogue.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { findSiteData, resolveSiteData } from '../../src/engine/content/site-files.ts';
import type { PictureSource } from '../../src/engine/content/site.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { check } from '../../src/engine/check/check.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { alikePictures } from './alike-pictures.ts';
import { compileRoute, createTestFiles, goodPage, goodSite, pageWith } from './test-site.ts';
import { testCases } from './written-cases.ts';

const brand = goodSite['pages/_site/brand.json'];
const damaged = { problem: 'unmeasurable', message: 'No picture.' } as const;
const pictures: PictureSource = {
  ...alikePictures,
  describe: (src) =>
    src.includes('damaged')
      ? damaged
      : { width: 800, height: 600, sources: [{ type: 'image/avif', srcset: `${src}.avif 800w` }] },
  describeCard: (src) =>
    src.includes('damaged') ? damaged : { width: 800, height: 600, isFit: false, version: 'abc' },
};

interface Given {
  page?: object;
  files?: object;
  /** Figures and the language of the site. */
  facts?: object;
  language?: string;
  /** Real schemas in addition to the small ones. */
  schemas?: string[];
  /** Shows the whole page instead of its sections. */
  whole?: boolean;
}

testCases(
  ['tests/engine/compiled.md'],
  ({ page, files, facts = {}, language, schemas = [], whole }: Given) => {
    const real = schemas.map((name) => `section-schemas/${name}.json`);
    const fileSystem = createTestFiles({
      ...Object.fromEntries(real.map((name) => [name, readFileSync(name)])),
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
    // Compiling has no side effects.
    expect(compileRoute(site, '/')).toEqual(compiled);
    return compiled ? JSON.stringify(whole ? compiled : compiled.sections, null, 2) : 'No page.';
  },
);

const fixture = openSite({ fileSystem: fixtureFiles, pictures: alikePictures });

test('the catalogue shows each variant, and no block twice', () => {
  for (const { type, examples } of listCatalogue(fixture)) {
    const variants = fixture.schemas?.sections.get(type)?.field.variants?.all ?? [undefined];
    expect(new Set(examples.map(({ variant }) => variant)), type).toEqual(new Set(variants));
    expect(new Set(examples.map(({ value }) => JSON.stringify(value))).size, type).toBe(examples.length);
  }
});

test('examples of the catalogue get placeholders filled in like pages', () => {
  const page = cataloguePage(fixture, '/__catalogue');
  expect(page?.sections.length).toBeGreaterThan(10);
  expect(JSON.stringify(page)).not.toMatch(/\{(?:brand|facts)/);
});

test('each content file is read once', async () => {
  const reads: string[] = [];
  const inner = createTestFiles({
    'pages/_shared/cards.json': { type: 'cardGrid', title: 'Cards', cards: [{ title: 'A' }] },
    'pages/index.json': pageWith(...goodPage.sections, { type: 'shared', use: 'cards' }),
  });
  const fileSystem: FileSystem = {
    list: inner.list,
    read(path, limit) {
      // Simulates an editor that saves the file again right after it was read.
      const isAgain = reads.includes(path);
      if (path.startsWith('pages/')) reads.push(path);
      return isAgain ? Buffer.from('{}') : inner.read(path, limit);
    },
  };
  const site = openSite({ fileSystem });
  expect((await check(site)).diagnostics).toEqual([]);
  expect(resolveSiteData(site).plannedLinks?.paths).toEqual(['/projects/birdbath']);
  expect(reads.toSorted()).toEqual([
    'pages/_shared/cards.json',
    'pages/_site/brand.json',
    'pages/_site/planned-links.json',
    'pages/index.json',
  ]);
});

test('a site has no data while a picture of its theme is missing or damaged, or pictures cannot be opened', () => {
  const dataWith = (found?: PictureSource) =>
    findSiteData(openSite({ fileSystem: fixtureFiles, ...(found && { pictures: found }) }));
  expect(dataWith({ ...alikePictures, describeCard: () => damaged })).toBeUndefined();
  expect(dataWith()).toBeUndefined();
  expect(dataWith(alikePictures)?.theme.logo.light.src).toMatch(/^\//);
});
