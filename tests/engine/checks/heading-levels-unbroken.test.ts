import { expect, test } from 'vitest';
import { check, pageBelowHero, pageWith } from '../test-site.ts';

test('a skipped level is named where it happens', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero({ type: 'cardGrid', cards: [{ title: 'First card' }] }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:13:20 error heading-levels-unbroken «"First card"»
    Expected a heading of level 2 before "First card": it has level 3 and follows a heading of level 1.
    Level 2 is skipped. Give the block a heading of its own, or move it below one."
  `);
});

test('subheadings of rich text count', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        text: 'Some text.\n\n### A subheading',
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:34 error heading-levels-unbroken «A subheading»
    Expected a heading of level 2 before "A subheading": it has level 3 and follows a heading of level 1.
    Level 2 is skipped. Give the block a heading of its own, or move it below one."
  `);
});

test('a hidden block does not', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero({ type: 'cardGrid', hidden: true, cards: [{ title: 'First card' }] }),
    }),
  ).toMatchInlineSnapshot(`""`);
});
