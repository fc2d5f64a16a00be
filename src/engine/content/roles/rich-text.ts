import type { Inline, RichBlock, RichText } from '../../../shared/rich-text.ts';
import { memoize } from '../../../shared/memoize.ts';
import { parseRichText } from '../../rich-text/parse-rich-text.ts';
import type { RichTextProblem } from '../../rich-text/rich-text-foreign.ts';
import { noteAt, type Role, type UseBy } from '../role.ts';
import type { HeadingUse } from './heading.ts';
import { linkAt } from './url.ts';

interface RichTextUse extends UseBy<'richText'> {
  problems: RichTextProblem[];
}

/** A text is read for the rules, and soon afterwards for the renderer. */
const parse = memoize(200, parseRichText);

/** Text with links, lists and emphasis, written as Markdown. */
export const richText: Role<RichTextUse | UseBy<'url'> | UseBy<'linkLabel'> | HeadingUse> = {
  read(value, { pointer, isHidden }) {
    if (typeof value !== 'string') return [];
    const { links, headings, problems } = parse(value);
    const within = <Name extends string>(role: Name, shown: string, text: string, start: number) => ({
      role,
      value: shown,
      place: { at: 'text', pointer, text, start } as const,
    });
    return [
      { ...noteAt('richText', value, pointer), problems },
      ...links.map(({ href, start }) => within('url', href, href, start)),
      ...(isHidden ? [] : links).map(({ label: { words, text, start } }) =>
        within('linkLabel', words, text, start),
      ),
      ...(isHidden ? [] : headings).map(({ level, text, start }) => ({
        ...within('heading', text, text, start),
        level,
      })),
    ];
  },
  resolve: (value, { base }) => richTextAt(base, parse(String(value)).blocks),
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
