import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from '../../src/sections/RichText/RichText.tsx';

const body = [
  {
    kind: 'paragraph' as const,
    children: ['A small text in your browser.'],
  },
  { kind: 'heading' as const, level: 3 as const, children: ['Your choice'] },
];

test('opens a page with its title, then the heading of the part, then the text', () => {
  const html = renderToStaticMarkup(
    <RichText
      type="richText"
      pageTitle="Cookie policy"
      lead="What is kept."
      title="What a cookie is"
      body={body}
    />,
  );
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toContain(
    '<h1>Cookie policy</h1><p>What is kept.</p><h2>What a cookie is</h2><div><p>A small text in your browser.</p><h3>Your choice</h3></div>',
  );
});

test('a text alone brings no heading with it', () => {
  const html = renderToStaticMarkup(<RichText type="richText" body={body.slice(0, 1)} />);
  expect(html).not.toMatch(/<h\d/);
});
