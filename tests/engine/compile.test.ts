import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listCatalogue } from '../../src/engine/content/catalogue.ts';
import { findSiteData, openSite } from '../../src/engine/content/open-site.ts';
import type { SitePictures } from '../../src/engine/content/site.ts';
import { designSocialPictures } from '../../src/shared/social-picture.ts';
import { loadSchemas } from '../../src/engine/schemas/load-schemas.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { alikePictures } from './alike-pictures.ts';
import { fixtureWith } from './memory-file-system.ts';
import { compileRoute, createTestFiles, goodPage, goodSite, miniSchemas } from './test-site.ts';
import { testCases } from './written-cases.ts';

const brand = goodSite['pages/_site/brand.json'];
const damaged = 'No picture.';
const describe = (src: string) => {
  const sources = [{ type: 'image/avif', srcset: `${src}.avif 800w` }];
  return src.includes('damaged')
    ? damaged
    : { width: 800, height: 600, sources, isFit: false, version: 'abc' };
};
const pictures: SitePictures = { ...alikePictures, describe, measure: describe };

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
  ({ page, files, facts = {}, language, schemas: names = [], whole }: Given) => {
    const real = names.map((name) => `section-schemas/${name}.json`);
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
    const schemas = real.length > 0 ? loadSchemas(fileSystem) : miniSchemas;
    const site = openSite({ fileSystem, pictures, schemas });
    const compiled = compileRoute(site, '/');
    // Compiling has no side effects.
    expect(compileRoute(site, '/')).toEqual(compiled);
    return compiled ? JSON.stringify(whole ? compiled : compiled.sections, null, 2) : 'No page.';
  },
);

test('no file of a site is sound while a schema is broken', () => {
  const fileSystem = createTestFiles({ 'section-schemas/hero.json': { type: 'text' } });
  const site = openSite({ fileSystem, pictures });
  expect(site.schemas.findings).not.toEqual([]);
  expect(compileRoute(site, '/')).toBeUndefined();
  expect(findSiteData(site)).toBeUndefined();
});

const fixture = openSite({ fileSystem: fixtureFiles, pictures: alikePictures, schemas: projectSchemas });

test('the catalogue shows each variant, and no block twice', () => {
  for (const { type, examples } of listCatalogue(fixture)) {
    const variants = fixture.schemas.sections.get(type)?.field.variants?.all ?? [undefined];
    const shown = new Set(examples.map(({ variant }) => variant));
    expect(shown, `The "examples" of ${type} show each variant.`).toEqual(new Set(variants));
    expect(new Set(examples.map(({ value }) => JSON.stringify(value))).size, type).toBe(examples.length);
  }
});

test('a site has no data while a picture of its theme is missing or damaged, or pictures cannot be opened', () => {
  const dataWith = (found?: SitePictures) =>
    findSiteData(
      openSite({ fileSystem: fixtureFiles, schemas: projectSchemas, ...(found && { pictures: found }) }),
    );
  expect(dataWith({ ...alikePictures, measure: () => damaged })).toBeUndefined();
  expect(dataWith()).toBeUndefined();
  expect(dataWith(alikePictures)?.theme.logo.light.src).toMatch(/^\//);
});

test('the address of a file of the theme is encoded, and social pictures read the file itself', () => {
  const src = '/brand/50% off #1.svg';
  const theme = String(fixtureFiles.read('pages/_site/theme.json')).replaceAll(
    '/brand/logo-on-dark.svg',
    src,
  );
  const fileSystem = fixtureWith({ 'pages/_site/theme.json': theme, [`public${src}`]: '<svg/>' });
  const data = findSiteData(openSite({ fileSystem, schemas: projectSchemas, pictures: alikePictures }))!;
  expect(data.theme.logo.dark.src).toBe('/brand/50%25%20off%20%231.svg');
  expect(designSocialPictures(data.theme).logo.src).toBe(src);
});
