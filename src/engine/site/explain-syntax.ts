import { createScanner, ScanError, SyntaxKind } from 'jsonc-parser';
import { explainToken } from './explain-token.ts';

/** The first place where a text stops being JSON, in words for somebody who writes it by hand. */
export interface SyntaxProblem {
  /** Offsets of the spot to mend. */
  start: number;
  end: number;
  message: string;
  hint?: string;
}

/** What may come next: a value, a key, the colon after a key, or a comma or closing bracket after a value. */
type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end';

export interface Token {
  kind: SyntaxKind;
  error: ScanError;
  start: number;
  end: number;
  text: string;
}

/** The state of the reader at the token that broke it. */
export interface Situation {
  expected: Expected;
  token: Token;
  /** The last token that was in order, undefined at the start of the file. */
  previous: Token | undefined;
  /** Brackets that are open, outermost first. */
  open: Token[];
}

/**
 * Reads the text with a stack of its own instead of recursion, so that any text is safe, and stops at the first fault.
 * Undefined when there is none.
 */
export function explainSyntax(text: string): SyntaxProblem | undefined {
  const scanner = createScanner(text, false);
  const open: Token[] = [];
  let expected: Expected = 'value';
  let previous: Token | undefined;

  for (;;) {
    const token = nextToken(scanner);
    if (token.kind === SyntaxKind.Trivia || token.kind === SyntaxKind.LineBreakTrivia) continue;
    const following = token.error === ScanError.None ? step(expected, token, open) : undefined;
    if (following === 'done') return undefined;
    if (following === undefined) return explainToken(text, { expected, token, previous, open });
    expected = following;
    previous = token;
  }
}

function nextToken(scanner: ReturnType<typeof createScanner>): Token {
  const kind = scanner.scan();
  const start = scanner.getTokenOffset();
  const end = start + scanner.getTokenLength();
  return { kind, error: scanner.getTokenError(), start, end, text: scanner.getTokenValue() };
}

/** What is expected after this token, or undefined when the token may not stand here. Keeps `open` up to date. */
function step(expected: Expected, token: Token, open: Token[]): Expected | 'done' | undefined {
  switch (expected) {
    case 'end':
      return token.kind === SyntaxKind.EOF ? 'done' : undefined;
    case 'colon':
      return token.kind === SyntaxKind.ColonToken ? 'value' : undefined;
    case 'key':
    case 'firstKey':
      if (token.kind === SyntaxKind.StringLiteral) return 'colon';
      return expected === 'firstKey' ? close(token, open) : undefined;
    case 'next':
      if (token.kind === SyntaxKind.CommaToken) return isObjectOpen(open) ? 'key' : 'value';
      return close(token, open);
    case 'value':
    case 'firstValue':
      return beginValue(token, open) ?? (expected === 'firstValue' ? close(token, open) : undefined);
  }
}

function beginValue(token: Token, open: Token[]): Expected | undefined {
  switch (token.kind) {
    case SyntaxKind.OpenBraceToken:
      open.push(token);
      return 'firstKey';
    case SyntaxKind.OpenBracketToken:
      open.push(token);
      return 'firstValue';
    case SyntaxKind.StringLiteral:
    case SyntaxKind.NumericLiteral:
    case SyntaxKind.TrueKeyword:
    case SyntaxKind.FalseKeyword:
    case SyntaxKind.NullKeyword:
      return afterValue(open);
    default:
      return undefined;
  }
}

function close(token: Token, open: Token[]): Expected | undefined {
  const closing = isObjectOpen(open) ? SyntaxKind.CloseBraceToken : SyntaxKind.CloseBracketToken;
  if (token.kind !== closing) return undefined;
  open.pop();
  return afterValue(open);
}

function afterValue(open: Token[]): Expected {
  return open.length === 0 ? 'end' : 'next';
}

export function isObjectOpen(open: Token[]): boolean {
  return open.at(-1)?.kind === SyntaxKind.OpenBraceToken;
}
