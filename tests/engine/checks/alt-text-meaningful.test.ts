import { expect, test } from 'vitest';
import { check, pageWith } from '../test-site.ts';

test('an alternative text of spaces says nothing', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        picture: { src: '/img/orchard.svg', alt: '  ' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:16 error alt-text-meaningful «"  "»
    Expected a text instead of spaces.
    Say what the picture shows, or write "" when it only decorates."
  `);
});

test('the name of the file is no alternative text', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        picture: { src: '/img/orchard.svg', alt: 'contact.svg' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:16 error alt-text-meaningful «"contact.svg"»
    Expected a description instead of the file name "contact.svg".
    Say what the picture shows, or write "" when it only decorates."
  `);
});

test('an empty one is fine: the picture decorates', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        picture: { src: '/img/orchard.svg', alt: '' },
      }),
    }),
  ).toMatchInlineSnapshot(`""`);
});
