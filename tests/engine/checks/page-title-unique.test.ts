import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('two pages with one title', async () => {
  expect(
    await check({
      'pages/about.json': {
        ...goodPage,
        description: 'Who designs, builds and looks after software at Harbour, and since when.',
      },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:2:12 error page-title-unique «"Software from Pune"»
    Duplicate title.
    pages/about.json has the same one. Say what sets this page apart."
  `);
});

test('a page that search engines skip may have it', async () => {
  expect(
    await check({
      'pages/about.json': { ...goodPage, noindex: true },
    }),
  ).toMatchInlineSnapshot(`""`);
});
