import { expect, test } from 'vitest';
import { checkForms, destinations, formWith } from '../form-site.ts';

test('the second of two is marked', async () => {
  const twice = [...destinations.destinations, { name: 'mail', kind: 'email' }];
  expect(
    await checkForms(
      { ...destinations, destinations: twice },
      formWith(),
      formWith({ key: 'b', destination: 'mail' }),
    ),
  ).toMatchInlineSnapshot(`
    "pages/_site/forms.json:13:15 error form-destination-unique «"mail"»
    Duplicate destination "mail".
    Give it another name, and name that one in the forms that mean it."
  `);
});
