import { expect, test } from 'vitest';
import { check, pageBelowHero, pageWith } from '../test-site.ts';

test('a page needs a main heading', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'cardGrid', cards: [{ title: 'A' }], title: 'Cards' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:6:15 error heading-main-single «"cardGrid"»
    Missing main heading (h1): the block that opens the page has none.
    Put a block above it that has one: hero."
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

test('a second main heading is named beside a typo, and a missing one where no block with mistakes can be it', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero(
        { type: 'hero', title: 'Once more' },
        { type: 'cardGrid', titel: 'Cards', cards: [{ title: 'A' }] },
      ),
      'pages/about.json': {
        ...pageWith({ type: 'cardGrid', titel: 'Cards', cards: [{ title: 'A' }] }),
        title: 'Another page',
        description: 'A page that has no main heading, and a block in which there is a typing mistake.',
      },
    }),
  ).toMatchInlineSnapshot(`
    "pages/about.json:6:15 error heading-main-single «"cardGrid"»
    Missing main heading (h1): the block that opens the page has none.
    Put a block above it that has one: hero.

    pages/about.json:7:7 error schema/unknown-property «"titel"»
    Unknown property "titel". Did you mean "title"?
    The heading of the block.

    pages/index.json:11:16 error heading-main-single «"Once more"»
    Duplicate main heading (h1) "Once more".
    The page has "Software that lasts" already. Use a block whose heading is a lower one.

    pages/index.json:15:7 error schema/unknown-property «"titel"»
    Unknown property "titel". Did you mean "title"?
    The heading of the block."
  `);
});

test('while the block that may bring it has a mistake, a main heading is not missed', async () => {
  expect(
    await check({ 'pages/index.json': pageWith({ type: 'hero', titel: 'Software that lasts' }) }),
  ).not.toContain('heading-main-single');
});
