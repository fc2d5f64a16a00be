import type { ReactNode } from 'react';
import { longestWord } from './longest-word.ts';

/** Words of fewer letters fit wherever a heading stands. */
const longWord = 13;
/** Longer ones break: set on one line of a phone they would be too small to read. */
const longestFitted = 30;

interface Props {
  text: string;
  /** The text with its emphasis and links, where it has any. */
  children?: ReactNode;
}

/**
 * The text of a heading. When it holds a long word, base.css sets it smaller in columns that are narrower than the
 * word, so the heading has to fill its column, as blocks do.
 */
export function HeadingText({ text, children = text }: Props) {
  const letters = longestWord(text);
  if (letters < longWord) return children;
  // base.css knows the even numbers.
  return <span data-word={Math.min(longestFitted, letters + (letters % 2))}>{children}</span>;
}
