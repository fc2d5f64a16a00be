import { expect, test } from 'vitest';
import { checkForms, destinations, formWith } from '../form-site.ts';

test('an unknown one is named with the one that was meant', async () => {
  expect(
    await checkForms(
      destinations,
      formWith({ destination: 'inquires' }),
      formWith({ key: 'b', destination: 'mail' }),
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:25:26 error form-destination-exists «"inquires"»
    Unknown destination "inquires". Did you mean "inquiries"?
    Known in pages/_site/forms.json: inquiries, mail."
  `);
});

test('without forms.json the hint says what happens and how to get one', async () => {
  expect(await checkForms(undefined, formWith({ destination: 'inquiries' }))).toMatchInlineSnapshot(`
    "pages/index.json:25:26 error form-destination-exists «"inquiries"»
    Unknown destination "inquiries".
    There is no pages/_site/forms.json yet. Write one, or remove "destination": the form then uses the visitor's e-mail program."
  `);
});

test('the default has to be in the list too', async () => {
  expect(await checkForms({ ...destinations, default: 'e-mail' }, formWith({ destination: 'mail' })))
    .toMatchInlineSnapshot(`
    "pages/_site/forms.json:2:14 error form-destination-exists «"e-mail"»
    Unknown destination "e-mail". Did you mean "mail"?
    Known in pages/_site/forms.json: inquiries, mail."
  `);
});

test('a form that names none is fine, with forms.json and without', async () => {
  expect(await checkForms(undefined, formWith())).toBe('');
  expect(await checkForms(destinations, formWith(), formWith({ key: 'b', destination: 'mail' }))).toBe('');
});

test('destinations that cannot be read are reported once, and not as unknown', async () => {
  expect(await checkForms({ default: 'inquiries', destinations: [] }, formWith({ destination: 'inquiries' })))
    .toMatchInlineSnapshot(`
    "pages/_site/forms.json:3:3 error schema/too-short «"destinations"»
    Too short: 0 entries where at least 1 is expected.
    The destinations a form can name."
  `);
});
