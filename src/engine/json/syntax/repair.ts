import type { Range } from '../../text/line-index.ts';
import { splice } from '../splice.ts';
import { countUnread, findSyntaxError, type Situation, type Token } from './find-syntax-error.ts';
import { findMisplaced } from './indentation.ts';

/** The first syntax error of a text, explained for people who write JSON by hand. */
export interface SyntaxViolation extends Range {
  message: string;
  hint?: string | undefined;
  /** The replacement of the marked characters that the message suggests. */
  writes?: string | undefined;
  /** True when another edit makes the whole text valid JSON too. */
  isGuess?: boolean;
}

export function violationAt(
  { start, end }: Range,
  message: string,
  hint?: string,
  writes?: string,
): SyntaxViolation {
  return { start, end, message, hint, writes };
}

/** A token that has no place there. */
export function unexpected(token: Token, hint: string, where = '', writes?: string): SyntaxViolation {
  const name = token.kind === ',' ? 'comma' : token.kind === ':' ? 'colon' : nameToken(token);
  return violationAt(token, `Unexpected ${name}${where}.`, hint, writes);
}

/** The same, which removing the token solves. */
export function superfluous(token: Token, hint: string, where?: string): SyntaxViolation {
  return unexpected(token, `${hint} Remove it.`, where, '');
}

/** The empty range after the last valid token, where a missing character belongs. */
export function placeBehind({ end }: Range): Range {
  return { start: end, end };
}

/**
 * Of several explanations, the one after whose edit most of the text can be read; on a tie one that the indentation agrees
 * with, then the first one.
 */
export function bestOf(
  text: string,
  violations: readonly [SyntaxViolation, ...SyntaxViolation[]],
): SyntaxViolation {
  const edits = violations.map((violation) => {
    const after = repair(text, violation);
    return { violation, after, unread: countUnread(after) };
  });
  const least = Math.min(...edits.map(({ unread }) => unread));
  const readable = edits.filter(({ unread }) => unread === least);
  const indented = readable.filter(({ after }) => !findMisplaced(after));
  const preferred = indented.length > 0 ? indented : readable;
  const [best] = preferred.map(({ violation }) => violation);
  const isGuess = new Set(preferred.map(({ after }) => strip(after))).size > 1;
  return { ...best!, ...(isGuess && { isGuess }) };
}

/** A text without white space, which edits add and remove beside brackets. */
function strip(text: string): string {
  return text.replaceAll(/\s/g, '');
}

export function repair(text: string, { start, end, writes }: SyntaxViolation): string {
  return writes === undefined ? text : splice(text, [{ start, end, text: writes }]);
}

/**
 * Returns a function that tells whether an edit on the line of the error makes that many lines valid from there on. It
 * reads only these, and blank ones between them. There may be other errors behind them.
 */
export function createLineReader(
  { text, token }: Situation,
  count: 1 | 2 = 2,
): (violation: SyntaxViolation) => boolean {
  const begin = text.lastIndexOf('\n', token.start - 1) + 1;
  const lines = linesFrom(text, begin, count);
  const before = findSyntaxError(text.slice(0, begin));
  const goesOn = begin + lines.length < text.length;
  return ({ start, end, writes = '' }) => {
    if (!before || start < begin) return false;
    const edited = splice(lines, [{ start: start - begin, end: end - begin, text: writes }]);
    const error = findSyntaxError(edited, false, before);
    return !error || (goesOn && error.token.kind === 'end');
  };
}

/** True when the edit makes the text valid JSON up to the end of the line behind that of the error. */
export function readsOn({ text, token }: Situation, violation: SyntaxViolation): boolean {
  const { length } = linesFrom(text, token.start, 2);
  return countUnread(repair(text, violation)) <= text.length - token.start - length;
}

/** The rest of a line and the lines behind it that are not blank, as many in all, with the white space after them. */
function linesFrom(text: string, start: number, count: 1 | 2): string {
  const lines = count === 1 ? /^[^\n]*\s*/ : /^[^\n]*\s*[^\n]*\s*/;
  return lines.exec(text.slice(start))![0];
}

/** A token as messages show it. */
export function nameToken(token: Token): string {
  return token.kind === 'string' ? shorten(token.text) : `"${shorten(token.text)}"`;
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** What follows on a line, as far as explanations look. */
export function restOfLine(text: string, from: number): string {
  return text.slice(from, from + 1000).split('\n', 1)[0]!;
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
