/** A part of a paragraph, list item or heading: text as it is, something that is marked in it, or the end of a line. */
export type Inline =
  | string
  | { kind: 'code'; text: string }
  | { kind: 'break'; text: '\n' }
  | { kind: 'strong'; children: Inline[] }
  | { kind: 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] };

/** One block of rich text. Headings inside rich text are of level 3 or 4: a section's own title is level 2. */
export type RichBlock =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 3 | 4; children: Inline[] }
  | { kind: 'list'; ordered: false; items: Inline[][] }
  | { kind: 'list'; ordered: true; items: Inline[][]; numbers: number[] };

/** Text with paragraphs, lists, emphasis and links, parsed from Markdown when the site is built. */
export type RichText = RichBlock[];
