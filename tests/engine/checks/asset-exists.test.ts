import { expect, test } from 'vitest';
import { check, pageBelowHero, pageWith } from '../test-site.ts';

test('a picture that does not exist is named with the one that was meant', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        picture: { src: '/img/orhcard.svg', alt: '' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:9:16 error asset-exists «"/img/orhcard.svg"»
    Unknown picture "/img/orhcard.svg". Did you mean "/img/orchard.svg"?
    There is no such file in public/."
  `);
});

test('capital and small letters count', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero({
        type: 'cardGrid',
        title: 'Cards',
        cards: [{ title: 'A', picture: '/img/Orchard.svg' }],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:15:22 error asset-exists «"/img/Orchard.svg"»
    Unknown picture "/img/Orchard.svg". Did you mean "/img/orchard.svg"?
    Capital and small letters count."
  `);
});

test('a path cannot leave public/', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        picture: { src: '/../secret.svg', alt: '' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:9:16 error asset-exists «"/../secret.svg"»
    Unsafe path of a picture "/../secret.svg".
    Name a file in public/, from its root: "/img/orchard.svg". Nothing else can be shown."
  `);
});

test('other files are looked up too', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero({
        type: 'cardGrid',
        title: 'Cards',
        video: '/loom.webm',
        cards: [{ title: 'A' }],
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:12:16 error asset-exists «"/loom.webm"»
    Unknown file "/loom.webm". Did you mean "/video/loom.webm"?
    There is no such file in public/."
  `);
});
