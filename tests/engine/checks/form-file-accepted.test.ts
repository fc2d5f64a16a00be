import { expect, test } from 'vitest';
import { checkForms, destinations, formWith } from '../form-site.ts';

const fields = [{ name: 'cv', label: 'CV', kind: 'file' }];

test("an e-mail program takes no file, be it named or a site's only way", async () => {
  expect(await checkForms(destinations, formWith({ fields, destination: 'mail' }))).toMatchInlineSnapshot(`
    "pages/index.json:22:23 error form-file-accepted «"file"»
    Unexpected field for a file: the destination "mail" takes none.
    Remove the field, or name another "destination" in the form: "inquiries"."
  `);
  expect(await checkForms(undefined, formWith({ fields }))).toMatchInlineSnapshot(`
    "pages/index.json:22:23 error form-file-accepted «"file"»
    Unexpected field for a file: the visitor's e-mail program takes none.
    Remove the field, or add a destination that takes files to pages/_site/forms.json."
  `);
});

test('a service takes files when it says so', async () => {
  const service = { name: 'service', kind: 'endpoint', url: 'https://formspree.io/f/abcdwxyz' };
  const site = (changes: object) => ({ default: 'service', destinations: [{ ...service, ...changes }] });
  expect(await checkForms(site({}), formWith({ fields }))).toMatchInlineSnapshot(`
    "pages/index.json:22:23 error form-file-accepted «"file"»
    Unexpected field for a file: the destination "service" takes none.
    Remove the field, or write "files": true at "service" in pages/_site/forms.json if that service takes them."
  `);
  expect(await checkForms(site({ files: true }), formWith({ fields }))).toBe('');
  expect(
    await checkForms(destinations, formWith({ fields }), formWith({ key: 'b', destination: 'mail' })),
  ).toBe('');
});
