import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('two pages with one description', async () => {
  expect(
    await check({
      'pages/about.json': { ...goodPage, title: 'About the company' },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:3:18 error page-description-unique «"Harbour designs, builds and looks after software for clients in many countries."»
    Duplicate description.
    pages/about.json has the same one. Say what sets this page apart."
  `);
});
