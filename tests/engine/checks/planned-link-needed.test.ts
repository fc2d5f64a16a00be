import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('a planned link whose page exists has to go', async () => {
  expect(
    await check({
      'pages/projects/birdbath.json': {
        ...goodPage,
        title: 'Branding services',
        description: 'Names, marks and colours for companies that want to be remembered by them.',
      },
    }),
  ).toMatchInlineSnapshot(`
    "pages/_site/planned-links.json:3:5 error planned-link-needed «"/projects/birdbath"»
    Unexpected planned link "/projects/birdbath": the page exists.
    Remove the entry. pages/projects/birdbath.json is shown there."
  `);
});
