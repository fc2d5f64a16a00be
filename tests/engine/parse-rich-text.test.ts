import { expect, test } from 'vitest';
import type { Inline, RichBlock } from '../../src/shared/rich-text.ts';
import { parseRichText } from '../../src/engine/rich-text/parse-rich-text.ts';

/** Blocks as short text: `h3:`, `p:`, `ul:` … with marks written as tags. */
function parse(text: string): string[] {
  return parseRichText(text).blocks.map(show);
}

function show(block: RichBlock): string {
  if (block.kind === 'paragraph') return `p: ${run(block.children)}`;
  if (block.kind === 'heading') return `h${block.level}: ${run(block.children)}`;
  return `${block.ordered ? 'ol' : 'ul'}: ${block.items.map(run).join(' | ')}`;
}

function run(nodes: Inline[]): string {
  return nodes.map(showInline).join('');
}

function showInline(node: Inline): string {
  if (typeof node === 'string') return node;
  if (node.kind === 'code') return `<code ${node.text}>`;
  const mark = node.kind === 'link' ? `link ${node.href}` : node.kind;
  return `<${mark} ${run(node.children)}>`;
}

test.each([
  ['One.\n\nTwo\nlines.', ['p: One.', 'p: Two lines.']],
  ['### Title\nText', ['h3: Title', 'p: Text']],
  ['#### Small ####', ['h4: Small']],
  ['- a\n- b\n\n1. c\n2. d', ['ul: a | b', 'ol: c | d']],
  ['- a\n  goes on\n\n- b', ['ul: a goes on | b']],
  ['Text\n- a', ['p: Text', 'ul: a']],
  ['**a *b* c**', ['p: <strong a <emphasis b> c>']],
  ['***a***', ['p: <strong <emphasis a>>']],
  ['*a **b** c*', ['p: <emphasis a <strong b> c>']],
  ['5 * 3 * 2', ['p: 5 * 3 * 2']],
  ['`**a**`', ['p: <code **a**>']],
  ['[a **b**](/c "d")', ['p: <link /c "d" a <strong b>>']],
  ['[a](https://x.example/y_(z))', ['p: <link https://x.example/y_(z) a>']],
  ['[not a link] (really)', ['p: [not a link] (really)']],
  ['\\*a\\* \\[b\\]', ['p: *a* [b]']],
  ['snake_case_name', ['p: snake_case_name']],
  ['a\r\nb', ['p: a b']],
  ['1 < 2 and 3 > 2', ['p: 1 < 2 and 3 > 2']],
  // Marks at the very end, and alone.
  ['a **b**', ['p: a <strong b>']],
  ['a *b*', ['p: a <emphasis b>']],
  ['a `b`', ['p: a <code b>']],
  ['a [b](/c)', ['p: a <link /c b>']],
  ['a **', ['p: a **']],
  ['a *', ['p: a *']],
  ['a \\', ['p: a \\']],
  ['a \\*', ['p: a *']],
  ['a \\b', ['p: a \\b']],
  ['a [', ['p: a [']],
  ['a `', ['p: a `']],
  ['a ``', ['p: a <code >']],
  ['**a*', ['p: **a*']],
  ['*a**', ['p: *a**']],
  ['***a* b**', ['p: <strong <emphasis a> b>']],
  ['**a**b**c**', ['p: <strong a>b<strong c>']],
  ['**a [b** c](/d)', ['p: <strong a [b> c](/d)']],
  ['[a [b](/c)](/d)', ['p: <link /c a [b>](/d)']],
  ['[a](/b(c)d)', ['p: <link /b(c)d a>']],
  ['[a](/b(c', ['p: [a](/b(c']],
  ['[`a]`](/b)', ['p: [<code a]>](/b)']],
  // Blocks at their edges.
  ['', []],
  [' \n\n ', []],
  ['### a #b#', ['h3: a #b']],
  ['###a', ['p: ###a']],
  ['-a', ['p: -a']],
  ['-', ['p: -']],
  ['+ a\n* b', ['ul: a | b']],
  ['123456789. a', ['ol: a']],
  ['1234567890. a', ['p: 1234567890. a']],
  ['1) a\n- b', ['ol: a | b']],
  ['- a\n\n1. b', ['ul: a', 'ol: b']],
  ['- a\n\nb', ['ul: a', 'p: b']],
  ['- a\nb\n### c\n- d', ['ul: a b', 'h3: c', 'ul: d']],
  ['a  \n  b', ['p: a b']],
])('%j', (text, expected) => {
  expect(parse(text)).toEqual(expected);
});

test('links and headings know where they stand', () => {
  const text = 'See [us](/about).\n\n### Next *step*';
  const { links, headings } = parseRichText(text);
  expect(links.map(({ href, start }) => [href, text.slice(start, start + href.length)])).toEqual([
    ['/about', '/about'],
  ]);
  expect(headings).toEqual([{ level: 3, text: 'Next step', start: text.indexOf('Next') }]);
});
