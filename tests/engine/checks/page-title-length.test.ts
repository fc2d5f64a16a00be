import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('a short title is a warning', async () => {
  expect(
    await check({
      'pages/index.json': { ...goodPage, title: 'Home' },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:2:12 warning page-title-length «"Home"»
    Too short: 4 characters.
    Between 10 and 65 characters show well in search results."
  `);
});

test('a placeholder counts as what it stands for', async () => {
  expect(
    await check({
      'pages/index.json': { ...goodPage, title: '{brand} {staff}' },
    }),
  ).toMatchInlineSnapshot(`""`);
});
