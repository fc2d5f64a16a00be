import { expect, test } from 'vitest';
import { check, pageWith } from '../test-site.ts';

const pictures = {
  describe: () =>
    ({
      problem: 'unmeasurable',
      message: 'Unreadable picture "/img/contact.svg". The file is empty.',
    }) as const,
};

test('a picture that cannot be measured is refused', async () => {
  const picture = { src: '/img/contact.svg', alt: '' };
  expect(
    await check(
      { 'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', picture }) },
      { pictures },
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:9:16 error picture-measurable «"/img/contact.svg"»
    Unreadable picture "/img/contact.svg". The file is empty.
    Save the picture anew, or name another one."
  `);
});
