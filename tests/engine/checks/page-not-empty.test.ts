import { expect, test } from 'vitest';
import { check, pageWith } from '../test-site.ts';

test('a page whose blocks are all hidden shows nothing', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', hidden: true }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:4:3 error page-not-empty «"sections"»
    Missing content: every block of this page is hidden.
    Show one of them, or remove the page."
  `);
});
