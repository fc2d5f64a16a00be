import { expect, test } from 'vitest';
import { check, pageBelowHero } from '../test-site.ts';

test('a shared block that places itself by a roundabout way', async () => {
  expect(
    await check({
      'pages/_shared/a.json': { type: 'shared', use: 'b' },
      'pages/_shared/b.json': { type: 'shared', use: 'a' },
      'pages/index.json': pageBelowHero({ type: 'shared', use: 'a' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/_shared/a.json:3:10 error shared-block-acyclic «"b"»
    Unexpected circle of shared blocks: "a" → "b" → "a".
    Let one of them be a section instead."
  `);
});
