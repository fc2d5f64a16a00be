import type { Token } from './json-tokens.ts';

/** The first place where a text stops being JSON, in words for somebody who writes it by hand. */
export interface SyntaxProblem {
  /** Offsets of the spot to fix. */
  start: number;
  end: number;
  message: string;
  hint?: string;
  /** What the words ask to write there instead. */
  writes?: string;
}

/** What may come next. `first…`: the bracket before it was just opened, so it may also be closed. `next`: a comma or the closing bracket. */
export type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end';

/** The state of the reader at the token that broke it. */
export interface Situation {
  expected: Expected;
  token: Token;
  /** The last token that was in order, undefined at the start of the file. */
  previous: Token | undefined;
  /** The one before that. */
  before: Token | undefined;
  /** The last bracket that was closed. */
  closed: Token | undefined;
  /** Brackets that are open, outermost first. */
  open: Token[];
}

export function isInObject(open: Token[]): boolean {
  return open.at(-1)?.kind === '{';
}

export function closingBracket(open: Token[]): '}' | ']' {
  return isInObject(open) ? '}' : ']';
}

/** A token as a message names it. */
export function nameToken(token: Token): string {
  return token.kind === 'string' ? shorten(token.text) : `"${shorten(token.text)}"`;
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** A problem of the token itself. */
export function at(token: Token, message: string, hint?: string): SyntaxProblem {
  return { start: token.start, end: token.end, message, ...(hint !== undefined && { hint }) };
}

/** The empty spot behind the last token in order: there the missing character belongs. */
export function behind(previous: Token, message: string, hint?: string): SyntaxProblem {
  return { start: previous.end, end: previous.end, message, ...(hint !== undefined && { hint }) };
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
