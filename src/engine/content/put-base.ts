import { withBase } from '../../shared/base.ts';
import type { Inline, RichBlock, RichText } from '../../shared/rich-text.ts';

/** A link as a page holds it: below the site's base, and with an address to dial that has no spaces. */
export function linkAt(base: string, href: string): string {
  // Numbers are written with spaces for people.
  return href.startsWith('tel:') ? href.replaceAll(' ', '') : withBase(base, href);
}

/** The candidates of a picture below the site's base: `/_img/a-480.avif 480w, ...`. No address in it has a space. */
export function srcsetAt(base: string, srcset: string): string {
  return srcset
    .split(', ')
    .map((candidate) => withBase(base, candidate))
    .join(', ');
}

/** Rich text whose links lie below the site's base. */
export function richTextAt(base: string, blocks: RichText): RichText {
  if (base === '/') return blocks;
  const inlines = (list: Inline[]): Inline[] =>
    list.map((node) => {
      if (typeof node === 'string' || !('children' in node)) return node;
      const children = inlines(node.children);
      return node.kind === 'link'
        ? { ...node, href: withBase(base, node.href), children }
        : { ...node, children };
    });
  return blocks.map((block): RichBlock =>
    block.kind === 'list'
      ? { ...block, items: block.items.map(inlines) }
      : { ...block, children: inlines(block.children) },
  );
}
