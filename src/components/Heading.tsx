import type { ReactNode } from 'react';
import { longestWord } from './longest-word.ts';

/** Words with fewer letters fit every heading. */
const longWord = 13;
/** Longer ones break: on one line of a phone they would be too small to read. */
const longestFitted = 30;

interface HeadingProps {
  level: 1 | 2 | 3;
  text: string | undefined;
  className?: string;
}

/** A heading that fits its column; nothing without a text. */
export function Heading({ level, text, className }: HeadingProps) {
  if (text === undefined) return null;
  const Level = `h${level}` as const;
  return (
    <Level className={className}>
      <HeadingText text={text} />
    </Level>
  );
}

interface Props {
  text: string;
  /** The text with emphasis and links, if it has any. */
  children?: ReactNode;
}

/**
 * The text of a heading. If it has a long word, base.css reduces the font in columns narrower than the word. The
 * heading must fill its column, as blocks do.
 */
export function HeadingText({ text, children = text }: Props) {
  const letters = longestWord(text);
  if (letters < longWord) return children;
  // base.css has rules for even numbers only.
  return <span data-word={Math.min(longestFitted, letters + (letters % 2))}>{children}</span>;
}
