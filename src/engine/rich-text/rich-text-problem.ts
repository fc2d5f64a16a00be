/** A piece of rich text that would not render as its author intended. */
export interface RichTextProblem {
  /** The piece of text and its offset in the whole. */
  text: string;
  start: number;
  message: string;
  hint: string;
  /** The replacement, where it is certain. */
  meant?: string;
}

export interface RichTextLink {
  href: string;
  /** Offset of the address in the text. */
  start: number;
  /** The link text: its words without formatting, and the source between its brackets. */
  label: { words: string; text: string; start: number };
}

export interface RichTextHeading {
  level: 3 | 4;
  text: string;
  start: number;
}
