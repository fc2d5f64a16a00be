import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Isolated } from './Isolated.tsx';
import { longestWord } from './longest-word.ts';

/** Words with fewer letters fit every heading of every theme. From how many on one is fitted, the theme says. */
const longWord = 7;
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
 * The text of a heading. A word too long for its column gets a smaller font, down to that of texts. The heading must
 * fill its column, as blocks do; see `fittedWords` in font-styles.ts.
 */
export function HeadingText({ text, children = <Isolated text={text} /> }: Props) {
  const letters = longestWord(text);
  if (letters < longWord) return children;
  return <Fitted data-word={Math.min(longestFitted, letters + (letters % 2))}>{children}</Fitted>;
}

const Fitted = styled.span`
  font-size: min(
    1em,
    max(var(--fs-least), (100cqi - var(--word-margin, 0px)) / (var(--word) * var(--letter)))
  );

  ${[8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30].map((count) => `&[data-word='${count}'] { --word: ${count}; }`)}
`;
