import type { Range } from '../../text/line-index.ts';
import { splice } from '../splice.ts';
import { countUnread, type Token } from './find-fault.ts';

/** The first syntax error of a text, explained for people who write JSON by hand. */
export interface SyntaxProblem extends Range {
  message: string;
  hint?: string | undefined;
  /** The replacement of the marked characters that the message suggests. */
  writes?: string | undefined;
}

export function problemAt(
  { start, end }: Range,
  message: string,
  hint?: string,
  writes?: string,
): SyntaxProblem {
  return { start, end, message, hint, writes };
}

/** A problem with a token that has no place there. */
export function unexpected(token: Token, hint: string, where = '', writes?: string): SyntaxProblem {
  const name = token.kind === ',' ? 'comma' : token.kind === ':' ? 'colon' : nameToken(token);
  return problemAt(token, `Unexpected ${name}${where}.`, hint, writes);
}

/** The same, which removing the token solves. */
export function superfluous(token: Token, hint: string, where?: string): SyntaxProblem {
  return unexpected(token, `${hint} Remove it.`, where, '');
}

/** The empty range after the last valid token, where a missing character belongs. */
export function behind({ end }: Range): Range {
  return { start: end, end };
}

/** Of several explanations, the one after whose edit most of the text can be read; the first one on a tie. */
export function bestOf(text: string, problems: readonly [SyntaxProblem, ...SyntaxProblem[]]): SyntaxProblem {
  const unread = problems.map((problem) => countUnread(repair(text, problem)));
  return problems[unread.indexOf(Math.min(...unread))] ?? problems[0];
}

export function repair(text: string, { start, end, writes }: SyntaxProblem): string {
  return writes === undefined ? text : splice(text, [{ start, end, text: writes }]);
}

/** True when the edit makes the whole text valid JSON. */
export function isWholeRepair(text: string, problem: SyntaxProblem): boolean {
  return countUnread(repair(text, problem)) === 0;
}

/** True when each line of a JSON text is indented by its nesting: its brackets belong where they are. */
export function isIndented(text: string): boolean {
  const indents: number[] = [];
  let depth = 0;
  return text.split('\n').every((line) => {
    const marks = line.replaceAll(/"(?:[^"\\]|\\.)*"?|[^[\]{}]/g, '');
    const indent = line.search(/\S/);
    const level = /^\s*[\]}]/.test(line) ? depth - 1 : depth;
    depth += marks.length - 2 * marks.replaceAll(/[[{]/g, '').length;
    return indent === -1 || ((indents[level] ??= indent) === indent && indent > (indents[level - 1] ?? -1));
  });
}

/** A token as messages show it. */
export function nameToken(token: Token): string {
  return token.kind === 'string' ? shorten(token.text) : `"${shorten(token.text)}"`;
}

export function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
