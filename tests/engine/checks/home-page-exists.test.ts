import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('a site without index.json has no home page', async () => {
  expect(
    await check({
      'pages/index.json': undefined,
      'pages/about.json': goodPage,
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:1:1 error home-page-exists «»
    Missing home page "pages/index.json".
    Write it, or check whether the content folder is the right one."
  `);
});
