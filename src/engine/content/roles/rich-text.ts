import type { Inline, RichBlock, RichText } from '../../../shared/rich-text.ts';
import { parseRichText } from '../../rich-text/parse-rich-text.ts';
import type { Place } from '../../diagnostics/finding.ts';
import type { Role } from '../role.ts';
import { linkAt } from './url.ts';

/** Text with links, lists and emphasis, written as Markdown. */
export const richText: Role = {
  read(value, facts, { pointer, isHidden }) {
    if (typeof value !== 'string') return undefined;
    const { blocks, links, headings, problems } = parseRichText(value);
    const placeOf = (text: string, start: number): Place => ({ at: 'text', pointer, text, start });
    facts.richTexts.push({ place: { at: 'value', pointer }, problems });
    for (const { href, start } of links) facts.links.push({ value: href, place: placeOf(href, start) });
    if (!isHidden) {
      for (const { label } of links)
        facts.linkLabels.push({ value: label.words, place: placeOf(label.text, label.start) });
      for (const { level, text, start } of headings)
        facts.headings.push({ value: text, level, place: placeOf(text, start) });
    }
    return ({ base }) => richTextAt(base, blocks);
  },
  type: { name: 'RichText', file: '../rich-text.ts' },
  kind: () => 'rich text',
};

/** Rich text whose links have the base. */
function richTextAt(base: string, blocks: RichText): RichText {
  const inlines = (list: Inline[]): Inline[] =>
    list.map((node) => {
      if (typeof node === 'string' || !('children' in node)) return node;
      const children = inlines(node.children);
      return node.kind === 'link'
        ? { ...node, href: linkAt(base, node.href), children }
        : { ...node, children };
    });
  return blocks.map((block): RichBlock =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(inlines) }
      : { ...block, children: inlines(block.children) },
  );
}
