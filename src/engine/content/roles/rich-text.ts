import type { Inline, RichBlock } from '../../../shared/rich-text.ts';
import { memoize } from '../../../shared/memoize.ts';
import { type ParsedBlock, parseRichText } from '../../rich-text/parse-rich-text.ts';
import type { Role } from '../role.ts';
import type { Site } from '../site.ts';
import { noteAt } from '../role-values.ts';
import { resolvePicture } from './picture.ts';
import { linkAt } from './links.ts';

/** A text is read for the rules, and soon afterwards for the renderer. */
const parse = memoize(200, parseRichText);

/** Pictures are as wide as a paragraph, in CSS pixels: see RichTextView. */
const pictureWide = 640;

/** Text with links, lists, pictures and emphasis, written as Markdown. */
export const richText: Role = {
  shows: 'markup',
  read({ value, pointer }, { isHidden }) {
    if (typeof value !== 'string') return [];
    const { links, headings, pictures, unsupported } = parse(value);
    const within = <Name extends string>(role: Name, readable: string, text: string, start: number) => ({
      role,
      value: readable,
      place: { at: 'text', pointer, text, start } as const,
    });
    return [
      { ...noteAt('richText', value, pointer), unsupported },
      ...links.map(({ href, start }) => ({ ...within('url', href, href, start), isHidden })),
      ...(isHidden ? [] : links).map(({ label: { words, text, start } }) =>
        within('linkLabel', words, text, start),
      ),
      ...pictures.flatMap(({ src, start, alt, altStart }) => [
        { ...within('picture', src, src, start), shownWide: pictureWide },
        { ...within('alt', alt, alt, altStart), src, mayBeEmpty: true, beside: [] },
      ]),
      ...(isHidden ? [] : headings).map(({ level, text, start }) => ({
        ...within('heading', text, text, start),
        level,
      })),
    ];
  },
  resolve: (value, site) => parse(String(value)).blocks.flatMap((block) => resolveBlock(block, site) ?? []),
  type: { name: 'RichText', file: '../rich-text.ts' },
  kind: () => 'rich text',
  // Of its subheadings.
  levels: () => [3, 4],
};

/** A block whose links have the base; undefined for a picture that cannot be shown. */
function resolveBlock(block: ParsedBlock, site: Site): RichBlock | undefined {
  const inlines = (list: Inline[]): Inline[] =>
    list.map((node) => {
      if (typeof node === 'string' || !('children' in node)) return node;
      const children = inlines(node.children);
      return node.kind === 'link'
        ? { ...node, href: linkAt(site.base, node.href), children }
        : { ...node, children };
    });
  switch (block.kind) {
    case 'picture': {
      const picture = resolvePicture(block.picture, site);
      return picture && { ...block, picture };
    }
    case 'list':
      return { ...block, items: block.items.map(inlines) };
    default:
      return { ...block, children: inlines(block.children) };
  }
}
