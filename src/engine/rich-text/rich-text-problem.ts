/** Something in a rich text that would not come out as its author means it. */
export interface RichTextProblem {
  /** The piece of text in question, and its offset in the whole. */
  text: string;
  start: number;
  message: string;
  hint: string;
  /** What to write instead, where that is certain. */
  meant?: string;
}

export interface RichTextLink {
  href: string;
  /** Offset of the address in the text. */
  start: number;
  /** What it says: its words without marks, and as they are written between its brackets. */
  label: { words: string; text: string; start: number };
}

export interface RichTextHeading {
  level: 3 | 4;
  text: string;
  start: number;
}
