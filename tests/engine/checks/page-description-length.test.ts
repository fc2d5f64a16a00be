import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('a short description is a warning', async () => {
  expect(
    await check({
      'pages/index.json': { ...goodPage, description: 'Software.' },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:3:18 warning page-description-length «"Software."»
    Too short: 9 characters.
    Between 50 and 165 characters show well in search results."
  `);
});
