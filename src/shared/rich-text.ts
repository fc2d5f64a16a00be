/** A run of text inside a paragraph, list item or heading. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** One block of rich text. Headings inside rich text are of level 3 or 4: a section's own title is level 2. */
export type RichBlock =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 3 | 4; children: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] };

/** Text with paragraphs, lists, emphasis and links, parsed from Markdown when the site is built. */
export type RichText = RichBlock[];
