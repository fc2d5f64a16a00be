import { ScanError, SyntaxKind } from 'jsonc-parser';
import { isObjectOpen, type Situation, type SyntaxProblem, type Token } from './explain-syntax.ts';
import { suggest } from '../schemas/suggest.ts';

/** Says what is wrong with the token that broke the reader, and marks the spot to mend rather than the spot that failed. */
export function explainToken(text: string, situation: Situation): SyntaxProblem {
  const { token, expected, previous } = situation;
  if (token.error !== ScanError.None) return explainBrokenToken(text, token);
  if (token.kind === SyntaxKind.LineCommentTrivia || token.kind === SyntaxKind.BlockCommentTrivia) return explainComment(token);
  if (token.kind === SyntaxKind.EOF) return explainEnd(text, situation);
  if (expected === 'end') {
    return at(token, `Unexpected ${name(token)} after the end of the JSON.`, 'A file holds one object. Check whether a bracket closes it too early.');
  }
  const word = text.slice(token.start, token.end);
  if (token.kind === SyntaxKind.Unknown && /^['‘’“”`]/.test(word)) {
    return at(token, `Unexpected quotes in ${shorten(word)}.`, 'JSON wants straight double quotes (") around every text and key.');
  }
  const isClosing = token.kind === SyntaxKind.CloseBraceToken || token.kind === SyntaxKind.CloseBracketToken;
  if (isClosing && previous?.kind === SyntaxKind.CommaToken) {
    return at(previous, `Unexpected comma before ${name(token)}.`, 'Remove the comma after the last entry.');
  }
  if (isClosing && (expected === 'next' || expected === 'firstKey' || expected === 'firstValue')) return explainMismatch(text, situation);
  if (expected === 'key' || expected === 'firstKey') return explainKey(token, word);
  if (expected === 'colon') return between(previous, token, 'Missing colon after this key.', 'Write a key and its value as "key": value.');
  if (expected === 'next') return explainMissingComma(situation, word);
  return explainValue(token, word);
}

function explainBrokenToken(text: string, token: Token): SyntaxProblem {
  const source = text.slice(token.start, token.end);
  switch (token.error) {
    case ScanError.UnexpectedEndOfString:
      return at(token, 'Missing closing quote of this text.', 'A text begins and ends on one line. Write \\n where a new line is meant.');
    case ScanError.UnexpectedEndOfComment:
      return explainComment(token);
    case ScanError.InvalidUnicode: {
      const offset = token.start + source.search(/\\u(?![0-9a-fA-F]{4})/);
      return { start: offset, end: offset + 2, message: 'Expected four digits or letters a to f after "\\u".' };
    }
    case ScanError.InvalidEscapeCharacter: {
      const escape = /^(?:[^\\]|\\["\\/bfnrtu])*/.exec(source)?.[0].length ?? 0;
      const start = token.start + escape;
      return { start, end: start + 2, message: `Unknown escape "${text.slice(start, start + 2)}".`, hint: 'Write \\\\ for a backslash.' };
    }
    case ScanError.InvalidCharacter: {
      // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
      const start = token.start + Math.max(0, source.search(/[\u0000-\u001f]/));
      const code = text.charCodeAt(start);
      const hint = code === 9 ? 'Write \\t, or a space.' : 'Remove it; it cannot be seen.';
      return { start, end: start + 1, message: `Unexpected control character U+${code.toString(16).toUpperCase().padStart(4, '0')} in this text.`, hint };
    }
    default:
      return at(token, `Unexpected number ${shorten(source)}.`, 'Write a number as 12, -3 or 0.5.');
  }
}

function explainComment(token: Token): SyntaxProblem {
  return at(token, 'Unexpected comment.', 'JSON has no comments. Remove it.');
}

function explainEnd(text: string, { open, previous }: Situation): SyntaxProblem {
  const bracket = open.at(-1);
  if (previous === undefined) return { start: 0, end: 0, message: 'Missing content: the file is empty.', hint: 'A file holds one object: { … }.' };
  if (bracket === undefined) return after(previous, 'Missing value at the end of the file.');
  const closing = isObjectOpen(open) ? '}' : ']';
  return after(previous, `Missing "${closing}" at the end of the file.`, `It closes the "${bracket.text || text[bracket.start]}" of line ${lineOf(text, bracket.start)}.`);
}

function explainMismatch(text: string, { open, token }: Situation): SyntaxProblem {
  const bracket = open.at(-1);
  if (bracket === undefined) return at(token, `Unexpected ${name(token)}.`);
  const closing = isObjectOpen(open) ? '}' : ']';
  const opening = closing === '}' ? '{' : '[';
  return at(token, `Expected "${closing}" instead of ${name(token)}.`, `The "${opening}" of line ${lineOf(text, bracket.start)} is still open.`);
}

function explainKey(token: Token, word: string): SyntaxProblem {
  if (/^[\w$-]+$/.test(word)) return at(token, `Missing double quotes around the key ${word}.`, `Write "${word}".`);
  if (token.kind === SyntaxKind.CommaToken) return at(token, 'Unexpected comma.', 'One comma between two entries is enough.');
  return at(token, `Expected a key in double quotes instead of ${name(token)}.`);
}

function explainMissingComma(situation: Situation, word: string): SyntaxProblem {
  const { token, previous, open } = situation;
  const isNumberBroken = previous?.kind === SyntaxKind.NumericLiteral && previous.end === token.start;
  if (isNumberBroken) return { start: previous.start, end: token.end, message: 'Unexpected number.', hint: 'Write a number as 12, -3 or 0.5.' };
  if (token.kind === SyntaxKind.ColonToken) {
    return at(token, 'Unexpected colon.', isObjectOpen(open) ? 'A key stands in double quotes and is followed by one value.' : 'A list holds values without keys.');
  }
  if (token.kind === SyntaxKind.Unknown) return at(token, `Unexpected ${shorten(word)} after this value.`, 'A quote inside a text is written \\".');
  return between(previous, token, `Missing comma before ${name(token)}.`);
}

function explainValue(token: Token, word: string): SyntaxProblem {
  if (token.kind === SyntaxKind.CommaToken) return at(token, 'Unexpected comma.', 'A value is missing before it, or the comma is one too many.');
  if (token.kind !== SyntaxKind.Unknown) return at(token, `Missing value before ${name(token)}.`);
  const literal = suggest(word.toLowerCase(), ['true', 'false', 'null']);
  if (/^(?:none|undefined|nil|nan)$/i.test(word)) return at(token, `Unknown value ${word}.`, 'Leave the property out when it has no value.');
  if (literal !== undefined) return at(token, `Unknown value ${word}. Did you mean ${literal}?`);
  return at(token, `Missing double quotes around ${shorten(word)}.`, 'A text stands in double quotes.');
}

function name(token: Token): string {
  if (token.kind === SyntaxKind.StringLiteral) return shorten(`"${token.text}"`);
  return token.kind === SyntaxKind.Unknown || token.kind === SyntaxKind.NumericLiteral ? shorten(token.text) : `"${token.text}"`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function at(token: Token, message: string, hint?: string): SyntaxProblem {
  return { start: token.start, end: token.end, message, ...(hint !== undefined && { hint }) };
}

/** The empty spot behind the last token in order: there the missing character belongs. */
function after(previous: Token, message: string, hint?: string): SyntaxProblem {
  return { start: previous.end, end: previous.end, message, ...(hint !== undefined && { hint }) };
}

function between(previous: Token | undefined, token: Token, message: string, hint?: string): SyntaxProblem {
  return previous === undefined ? at(token, message, hint) : after(previous, message, hint);
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
