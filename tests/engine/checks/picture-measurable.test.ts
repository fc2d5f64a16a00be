import { expect, test } from 'vitest';
import { check, pageWith } from '../test-site.ts';

const unreadable = {
  problem: 'unmeasurable',
  message: 'Unreadable picture "/img/orchard.svg". The file is empty.',
} as const;
const pictures = { describe: () => unreadable, describeCard: () => unreadable };

test('a picture that cannot be measured is refused', async () => {
  const picture = { src: '/img/orchard.svg', alt: '' };
  expect(
    await check(
      { 'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', picture }) },
      { pictures },
    ),
  ).toMatchInlineSnapshot(`
    "pages/index.json:9:16 error picture-measurable «"/img/orchard.svg"»
    Unreadable picture "/img/orchard.svg". The file is empty.
    Save the picture anew, or name another one."
  `);
});
