import { expect, test } from 'vitest';
import { checkForms, destinations, formWith } from '../form-site.ts';

test('one that no form sends to is a warning; the default one never is', async () => {
  expect(await checkForms(destinations, formWith())).toMatchInlineSnapshot(`
    "pages/_site/forms.json:9:15 warning form-destination-used «"mail"»
    Unused destination "mail".
    Name it in a form with "destination": "mail", or remove it."
  `);
  expect(await checkForms(destinations, formWith({ destination: 'mail' }))).toBe('');
});
