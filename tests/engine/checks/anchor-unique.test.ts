import { expect, test } from 'vitest';
import { check, pageBelowHero } from '../test-site.ts';

test('an id stands once on a page', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero(
        { type: 'cardGrid', id: 'work', title: 'Our work', cards: [{ title: 'A' }] },
        { type: 'cardGrid', id: 'work', title: 'More', cards: [{ title: 'B' }] },
      ),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:21:13 error anchor-unique «"work"»
    Duplicate id "work".
    The id of line 11 is the same, and links jump to it. Give this one another."
  `);
});

test('a hidden block has no place on the page, and no id there', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero(
        { type: 'cardGrid', id: 'work', title: 'Our work', cards: [{ title: 'A' }] },
        { type: 'cardGrid', id: 'work', hidden: true, title: 'More', cards: [{ title: 'B' }] },
      ),
    }),
  ).toMatchInlineSnapshot(`""`);
});

test('the id of a shared block counts where it is placed', async () => {
  expect(
    await check({
      'pages/_shared/work.json': { type: 'cardGrid', id: 'work', title: 'Our work', cards: [{ title: 'A' }] },
      'pages/index.json': pageBelowHero({ type: 'shared', use: 'work' }, { type: 'shared', use: 'work' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:15:14 error anchor-unique «"work"»
    Duplicate id "work".
    The id of line 11 is the same, and links jump to it. Give this one another."
  `);
});

test('a placed shared block may take another id', async () => {
  expect(
    await check({
      'pages/_shared/work.json': { type: 'cardGrid', id: 'work', title: 'Our work', cards: [{ title: 'A' }] },
      'pages/index.json': pageBelowHero(
        { type: 'shared', use: 'work' },
        { type: 'shared', id: 'again', use: 'work' },
      ),
    }),
  ).toMatchInlineSnapshot(`""`);
});
