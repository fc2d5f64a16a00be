import type { Picture } from './picture.ts';

/** Inline content of a paragraph, list item or heading: text, marked text, or a line break. */
export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'break'; text: '\n' }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** One block of rich text. Headings have level 3 or 4, because a section's title is level 2. */
export type RichBlock<Shown = Picture> =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'quote'; children: Inline[] }
  | { kind: 'heading'; level: 3 | 4; children: Inline[] }
  | { kind: 'picture'; picture: Shown; caption?: string }
  | { kind: 'list'; ordered: false; items: Inline[][] }
  | { kind: 'list'; ordered: true; items: Inline[][]; numbers: number[] };

/** Text with paragraphs, quotations, lists, pictures, emphasis and links, parsed from Markdown at build time. */
export type RichText = RichBlock[];

/** The text of nodes, without formatting. */
export function plainText(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return 'text' in node ? node.text : plainText(node.children);
    })
    .join('');
}
