import type { Inline } from '../../src/shared/rich-text.ts';
import { type ParsedBlock, parseRichText } from '../../src/engine/rich-text/parse-rich-text.ts';
import { testTables } from '../shared/test-tables.ts';

function show(block: ParsedBlock): string {
  if (block.kind === 'paragraph') return `p: ${run(block.children)}`;
  if (block.kind === 'quote') return `quote: ${run(block.children)}`;
  if (block.kind === 'picture')
    return `picture ${block.picture.src}: ${block.picture.alt}${block.caption === undefined ? '' : `, ${block.caption}`}`;
  if (block.kind === 'heading') return `h${block.level}: ${run(block.children)}`;
  const isCounted = block.ordered && block.numbers.every((number, index) => number === index + 1);
  const numbers = block.ordered && !isCounted ? ` ${block.numbers.join(',')}` : '';
  return `${block.ordered ? 'ol' : 'ul'}${numbers}: ${block.items.map(run).join(' | ')}`;
}

function run(nodes: Inline[]): string {
  return nodes.map(showInline).join('');
}

function showInline(node: Inline): string {
  if (typeof node === 'string') return node;
  if (node.kind === 'code') return `<code ${node.text}>`;
  if (node.kind === 'break') return '<break>';
  const mark = node.kind === 'link' ? `link ${node.href}` : node.kind;
  return `<${mark} ${run(node.children)}>`;
}

testTables('tests/engine/tables/rich-text.txt', {
  'Rich text': (text: string) => parseRichText(text).blocks.map(show),
  'Offsets of links, pictures and headings of a text': (text: string) => {
    const { links, pictures, headings } = parseRichText(text);
    return [
      ...links.map(({ href, start }) => [href, text.slice(start, start + href.length)]),
      ...pictures.map(({ src, start, alt, altStart }) => [
        text.slice(start, start + src.length),
        text.slice(altStart, altStart + alt.length),
      ]),
      ...headings,
    ];
  },
});
