import { withBase } from '../../shared/base.ts';
import { dialled } from '../../shared/phone.ts';
import type { Inline, RichBlock, RichText } from '../../shared/rich-text.ts';

/** A link as a page holds it: below the site's base, and with a number that phones dial as a whole. */
export function linkAt(base: string, href: string): string {
  return href.startsWith('tel:') ? `tel:${dialled(href.slice('tel:'.length))}` : withBase(base, href);
}

/** The candidates of a picture below the site's base: `/_img/a-480.avif 480w, ...`. No address in it has a space. */
export function srcsetAt(base: string, srcset: string): string {
  return srcset
    .split(', ')
    .map((candidate) => withBase(base, candidate))
    .join(', ');
}

/** Rich text with its links as a page holds them. */
export function richTextAt(base: string, blocks: RichText): RichText {
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
