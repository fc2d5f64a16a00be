import { expect, test } from 'vitest';
import { check, pageWith } from '../test-site.ts';

test('an escaped control character is found', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Soft\u0000ware' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:7:21 error text-visible «\\u0000»
    Unexpected control character U+0000.
    Remove it. It cannot be seen."
  `);
});

test('a character that turns the direction of writing is found', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Soft\u202eware' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:7:21 error text-visible «‮»
    Unexpected control character U+202E.
    Remove it. It cannot be seen."
  `);
});

test('line ends and tabs are fine', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: 'One\n\ttwo' }),
    }),
  ).toMatchInlineSnapshot(`""`);
});
