import { expect, test } from 'vitest';
import { check, pageBelowHero } from '../test-site.ts';

test('an unknown one is named with the one that was meant', async () => {
  expect(
    await check({
      'pages/_shared/technologies.json': { type: 'cardGrid', title: 'Tools', cards: [{ title: 'A' }] },
      'pages/index.json': pageBelowHero({ type: 'shared', use: 'technolgies' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:11:14 error shared-block-exists «"technolgies"»
    Unknown shared block "technolgies". Did you mean "technologies"?
    Known: technologies."
  `);
});
