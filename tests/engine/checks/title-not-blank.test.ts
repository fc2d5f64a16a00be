import { expect, test } from 'vitest';
import { check, goodPage, pageWith } from '../test-site.ts';

test('a title of spaces', async () => {
  expect(
    await check({
      'pages/index.json': { ...goodPage, title: '   ' },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:2:12 error title-not-blank «"   "»
    Expected a text instead of spaces.
    Write one, or leave the property out where it is not required."
  `);
});

test('a heading of spaces', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: ' ' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:7:16 error title-not-blank «" "»
    Expected a text instead of spaces.
    Write one, or leave the property out where it is not required."
  `);
});
