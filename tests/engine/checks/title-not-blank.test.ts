import { expect, test } from 'vitest';
import { check, goodPage, pageWith } from '../test-site.ts';

test('a title of spaces', async () => {
  expect(
    await check({
      'pages/index.json': { ...goodPage, title: '   ' },
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:2:12 error title-not-blank «"   "»
    Expected a text instead of spaces.
    Write one, or leave the property out where it is not required."
  `);
});

test('a heading of spaces', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: ' ' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:7:16 error title-not-blank «" "»
    Expected a text instead of spaces.
    Write one, or leave the property out where it is not required."
  `);
});

test('a title of characters without a shape', async () => {
  expect(
    await check({
      'pages/index.json': { ...goodPage, title: '\u200b\u200d\ufeff\u2060' },
    }),
  ).toBe(
    'pages/index.json:2:12 error title-not-blank «"\u200b\u200d\ufeff\u2060"»\n' +
      'Expected a text instead of characters that cannot be seen.\n' +
      'Write one, or leave the property out where it is not required.',
  );
});

test.each(['\u200b', '\u00ad', '\u034f', '\u115f', '\u3164', '\u2800', '\ufe0f', '\u{e0020}', ' \u200b '])(
  'a heading of %j alone',
  async (title) => {
    expect(await check({ 'pages/index.json': pageWith({ type: 'hero', title }) })).toContain(
      'Expected a text instead of characters that cannot be seen.',
    );
  },
);

test('a joiner inside a text is no mistake', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: '\u0928\u092e\u0938\u094d\u200d\u0924\u0947 \u2764\ufe0f',
      }),
    }),
  ).toBe('');
});
