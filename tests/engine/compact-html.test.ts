import { parseFragment, serialize } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { compactHtml } from '../../src/engine/documents/compact-html.ts';

test('quotes go where nothing needs them, with empty values, slashes and the end tags of shapes', () => {
  expect(
    compactHtml(
      '<a href="/about" class="b0 c1" data-wide="">A</a><a href="/">B</a><img alt="" src="/a.svg" width="9"/>' +
        '<svg viewBox="0 0 9 9"><path d="M1 6h15"></path><circle r="3"></circle></svg>',
    ),
  ).toBe(
    '<a href=/about class="b0 c1" data-wide>A</a><a href="/">B</a><img alt src=/a.svg width=9>' +
      '<svg viewBox="0 0 9 9"><path d="M1 6h15"/><circle r="3"/></svg>',
  );
});

test.each([
  'a b',
  'a\tb',
  'a\nb',
  'a\u00a0b',
  "it's",
  'say "x"',
  'a=b',
  '`a`',
  '<b>',
  'a>b',
  'a&b',
  '&quot;',
  '/',
  'a/',
  '',
  '="a" onclick="b"',
  'x=""',
  '></path>',
])('the value %j stays what it is, in the middle and at the end of a tag, and as text', (value) => {
  const html = renderToStaticMarkup(
    createElement(
      'p',
      { title: value, id: 'x' },
      createElement('a', { href: 'x', title: value }, value),
      createElement('input', { defaultValue: value }),
      createElement('svg', null, createElement('path', { d: value })),
    ),
  );
  const normal = (text: string) => serialize(parseFragment(text));
  expect(normal(compactHtml(html))).toBe(normal(html));
  expect(html).toContain('</path>');
  expect(compactHtml(html)).not.toContain('</path>');
});
