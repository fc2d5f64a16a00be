import { expect, test } from 'vitest';
import { checkForms, formWith } from '../form-site.ts';

const only = (destination: object) => ({
  default: 'service',
  destinations: [{ name: 'service', ...destination }],
});

test('an endpoint needs an address', async () => {
  expect(await checkForms(only({ kind: 'endpoint' }), formWith())).toMatchInlineSnapshot(`
    "pages/_site/forms.json:6:15 error form-destination-complete «"endpoint"»
    Missing "url" of the destination "service".
    Write the address of the service that takes the messages: "url": "https://…"."
  `);
});

test('what a kind would ignore is named with the kinds that would not', async () => {
  expect(await checkForms(only({ kind: 'email', url: 'https://forms.example.com', files: true }), formWith()))
    .toMatchInlineSnapshot(`
    "pages/_site/forms.json:7:7 error form-destination-complete «"url"»
    Unexpected "url": a destination of the kind "email" has no use for it.
    Remove it, or choose another kind: "receiver" or "endpoint".

    pages/_site/forms.json:8:7 error form-destination-complete «"files"»
    Unexpected "files": a destination of the kind "email" has no use for it.
    Remove it, or choose another kind: "endpoint" or "netlify"."
  `);
});

test('an address that is not encrypted is refused, except on the own machine', async () => {
  expect(await checkForms(only({ kind: 'endpoint', url: 'http://forms.example.com/f' }), formWith()))
    .toMatchInlineSnapshot(`
      "pages/_site/forms.json:7:14 error schema/wrong-form «"http://forms.example.com/f"»
      Expected an address that begins with https://, such as "https://formspree.io/f/abcdwxyz", instead of "http://forms.example.com/f".
      For an "endpoint": the address messages are sent to, beginning with "https://": "https://formspree.io/f/abcdwxyz". For a "receiver" that runs on another host: that host, such as "https://forms.example.com"."
    `);
  expect(await checkForms(only({ kind: 'endpoint', url: 'http://localhost:9000/f?x=1' }), formWith())).toBe(
    '',
  );
  expect(
    await checkForms(only({ kind: 'endpoint', url: 'https://formspree.io/f/abcdwxyz' }), formWith()),
  ).toBe('');
});
