import { expect, test } from 'vitest';
import { check } from '../test-site.ts';

test('missing files are named together', async () => {
  expect(
    await check({
      'pages/_site/brand.json': undefined,
      'pages/_site/planned-links.json': undefined,
    }),
  ).toMatchInlineSnapshot(`
    "pages/_site:1:1 error site-files-complete «»
    Missing "brand.json", "planned-links.json" in "pages/_site".
    Copy them from another content folder, or write them after section-schemas/site/."
  `);
});

test('an unknown file has no meaning', async () => {
  expect(
    await check({
      'pages/_site/navigaton.json': {},
    }),
  ).toMatchInlineSnapshot(`
    "pages/_site/navigaton.json:1:1 error site-files-complete «»
    Unknown site file "navigaton.json".
    Known: brand.json, planned-links.json."
  `);
});
