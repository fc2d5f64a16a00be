import { expect, test } from 'vitest';
import { check, pageWith } from '../test-site.ts';

test('screen readers say themselves that it is an image', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        picture: { src: '/img/orchard.svg', alt: 'Image of a loom' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:16 warning alt-text-plain «"Image of a loom"»
    Unexpected "Image of" in an alternative text.
    Screen readers say that it is an image. Begin with what it shows."
  `);
});

test('a text that stands beside the picture would be read twice', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        picture: { src: '/img/orchard.svg', alt: 'software that lasts' },
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:10:16 warning alt-text-plain «"software that lasts"»
    Duplicate text "software that lasts": it stands beside the picture already.
    Write "" so that it is not read twice, or say what the picture shows."
  `);
});
