import { expect, test } from 'vitest';
import { check, goodPage } from '../test-site.ts';

test('a planned link whose page exists has to go', async () => {
  expect(
    await check({
      'pages/services/branding.json': {
        ...goodPage,
        title: 'Branding services',
        description: 'Names, marks and colours for companies that want to be remembered by them.',
      },
    }),
  ).toMatchInlineSnapshot(`
    "pages/_site/planned-links.json:3:5 error planned-link-needed «"/services/branding"»
    Unexpected planned link "/services/branding": the page exists.
    Remove the entry. pages/services/branding.json is shown there."
  `);
});
