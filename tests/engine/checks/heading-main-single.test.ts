import { expect, test } from 'vitest';
import { check, pageBelowHero, pageWith } from '../test-site.ts';

test('a page needs a main heading', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'cardGrid', cards: [{ title: 'A' }], title: 'Cards' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:4:3 error heading-main-single «"sections"»
    Missing main heading (h1).
    Begin the page with a block that has one, such as a hero."
  `);
});

test('and no second one', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero({ type: 'hero', title: 'Once more' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:11:16 error heading-main-single «"Once more"»
    Duplicate main heading (h1) "Once more".
    The page has "Software that lasts" already. Use a block whose heading is a lower one."
  `);
});
