import { expect, test } from 'vitest';
import { check, goodPage, pageBelowHero, pageWith } from '../test-site.ts';

test('HTML is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        text: 'We <b>build</b> it.',
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:19 error rich-text-supported «<b>»
    Unexpected HTML in rich text.
    HTML does not work here. Use **bold**, *emphasis*, \`code\`, [links](/our-garden) and lists."
  `);
});

test('a picture is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        text: '![A loom](/img/orchard.svg)',
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:16 error rich-text-supported «![A loom](/img/orchard.svg)»
    Unexpected picture in rich text.
    Rich text holds no pictures. Use a section with a picture."
  `);
});

test('an open star is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: 'We **build it.' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:19 error rich-text-supported «**»
    Missing closing "**" in rich text.
    Close it, or write \\*\\* for the sign itself."
  `);
});

test('an open back tick is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({
        type: 'hero',
        title: 'Software that lasts',
        text: 'Use `npm to start.',
      }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:20 error rich-text-supported «\`»
    Missing closing "\`" in rich text.
    Close it, or write \\\` for the sign itself."
  `);
});

test('a quotation is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: '> Said once.' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:16 error rich-text-supported «>»
    Unexpected quotation in rich text.
    Remove the ">". A quotation is a section type of its own."
  `);
});

test('a table is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: '| a | b |' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:16 error rich-text-supported «| a | b |»
    Unexpected table in rich text.
    Tables are not known in rich text. Use a list."
  `);
});

test('a nested list is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: '- one\n  - two' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:23 error rich-text-supported «  -»
    Unexpected nested list in rich text.
    Lists have one level. Begin the item at the start of the line."
  `);
});

test('a level 2 heading is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: '## Title' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:16 error rich-text-supported «##»
    Unexpected heading "##" in rich text.
    A subheading begins with "### ", one below it with "#### "."
  `);
});

test('a code block is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: '```js' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:16 error rich-text-supported «\`\`\`js»
    Unexpected code block in rich text.
    Only short pieces of \`code\` within a line are known."
  `);
});

test('an underscore is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: 'We _build_ it.' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:19 error rich-text-supported «_build_»
    Unexpected underscores in rich text.
    Write *emphasis* or **bold** with stars. A plain underscore is written \\_."
  `);
});

test('a link without a text is refused', async () => {
  expect(
    await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text: '[](/)' }),
    }),
  ).toMatchInlineSnapshot(`
    "pages/index.json:8:16 error rich-text-supported «[](/)»
    Missing text of a link in rich text.
    Write what the link says between the square brackets."
  `);
});

test('the whole subset is fine', async () => {
  expect(
    await check({
      'pages/index.json': pageBelowHero(
        { type: 'cardGrid', title: 'Cards', cards: [{ title: 'A' }] },
        { type: 'cardGrid', title: 'More', cards: [{ title: 'B' }] },
      ),
      'pages/text.json': {
        ...goodPage,
        title: 'A page with text',
        description: 'Everything rich text can hold, in one place, to see that nothing of it is refused.',
        sections: [
          {
            type: 'hero',
            title: 'Text',
            text: 'A *b* **c *d*** `e`, 5 * 3 and snake_case [f](/).\n\n- g\n- h\n\n1. i\n2. j',
          },
        ],
      },
    }),
  ).toMatchInlineSnapshot(`""`);
});

test.each(['[us(/our-garden)', '[us]/our-garden)', '[us](/our-garden'])(
  'a link without one of its brackets, %s, is refused',
  async (text) => {
    const found = await check({
      'pages/index.json': pageWith({ type: 'hero', title: 'Software that lasts', text }),
    });
    expect(found).toBe(
      `pages/index.json:8:16 error rich-text-supported «${text}»\nMissing bracket of a link in rich text.\nA link is written [text](/address).`,
    );
  },
);

test('behind a placeholder the open pair is marked, not a closed one before it', async () => {
  const report = await check({
    'pages/index.json': pageWith({ type: 'hero', title: 'Write', text: '{email} **bold** and **open' }),
  });
  expect(report).toContain('pages/index.json:8:37 error rich-text-supported «**»');
});

test('signs in the words of HTML are refused, with the sign that is meant', async () => {
  const report = await check({
    'pages/index.json': pageWith({
      type: 'hero',
      title: 'Software that lasts',
      text: 'Tea &amp; cake, 20&nbsp;kg, &#8364;5',
    }),
  });
  const hint = 'HTML does not work here. Write the sign itself.';
  expect(report).toBe(
    [
      `pages/index.json:8:20 error rich-text-supported «&amp;»\nUnexpected HTML in rich text. Did you mean "&"?\n${hint}`,
      `pages/index.json:8:34 error rich-text-supported «&nbsp;»\nUnexpected HTML in rich text. Did you mean "\u00a0"?\n${hint}`,
      `pages/index.json:8:44 error rich-text-supported «&#8364;»\nUnexpected HTML in rich text. Did you mean "€"?\n${hint}`,
    ].join('\n\n'),
  );
});
