import type { Token } from './json-tokens.ts';

/** The first place where a text stops being JSON, in words for somebody who writes it by hand. */
export interface SyntaxProblem {
  /** Offsets of the spot to mend. */
  start: number;
  end: number;
  message: string;
  hint?: string;
}

/** What may come next. `first…`: the bracket before it was just opened, so it may also be closed. `next`: a comma or the closing bracket. */
export type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end';

/** The state of the reader at the token that broke it. */
export interface Situation {
  expected: Expected;
  token: Token;
  /** The last token that was in order, undefined at the start of the file. */
  previous: Token | undefined;
  /** Brackets that are open, outermost first. */
  open: Token[];
}

export function isInObject(open: Token[]): boolean {
  return open.at(-1)?.kind === '{';
}

export function closingBracket(open: Token[]): '}' | ']' {
  return isInObject(open) ? '}' : ']';
}
