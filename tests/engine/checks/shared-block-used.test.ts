import { expect, test } from 'vitest';
import { check, pageBelowHero } from '../test-site.ts';

test('a block that nobody places is a warning', async () => {
  expect(
    await check({
      'pages/_shared/technologies.json': { type: 'cardGrid', title: 'Tools', cards: [{ title: 'A' }] },
    }),
  ).toMatchInlineSnapshot(`
    "pages/_shared/technologies.json:1:1 warning shared-block-used «»
    Unused shared block "technologies".
    Place it with { "type": "shared", "use": "technologies" }, or remove the file."
  `);
});

test('one that a broken page may place is none', async () => {
  expect(
    await check({
      'pages/_shared/technologies.json': { type: 'cardGrid', title: 'Tools', cards: [{ title: 'A' }] },
      'pages/index.json': pageBelowHero({ type: 'shared', us: 'technologies' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:11:7 error schema/unknown-property «"us"»
    Unknown property "us". Did you mean "use"?
    The name of the file in pages/_shared/ without ".json": "technologies"."
  `);
});
