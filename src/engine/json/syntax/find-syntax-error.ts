import type { Range } from '../../text/line-index.ts';

type Sign = '{' | '}' | '[' | ']' | ',' | ':';
/** `word`: a number, true, false or null. */
type TokenKind = Sign | 'string' | 'word' | 'badString' | 'badNumber' | 'comment' | 'unknown' | 'end';

/** A token of JSON text. `text` is the source, including quotes. */
export interface Token extends Range {
  kind: TokenKind;
  text: string;
}

/** An open bracket. `colon`: the last colon directly in it. `keys`: the keys before it, as they are written. */
interface Bracket extends Token {
  colon?: Token;
  keys?: Set<string>;
}

const space = /[ \t\n\r]*/y;
/** For signs of JSON, those of other keyboards and languages in their place. */
export const otherSigns: Readonly<Record<Sign, readonly string[]>> = {
  ':': ['：', '=', '=>'],
  ',': ['，', '、', '،', ';', '；', '؛'],
  '{': ['｛'],
  '}': ['｝'],
  '[': ['［', '【', '〔', '〖'],
  ']': ['］', '】', '〕', '〗'],
};
/** Quotes of other languages and programs. */
export const otherQuotes = "'‘’‚‛“”„‟«»‹›「」『』′″＂＇`";
const signs = Object.values(otherSigns).flat().join('').replace('>', '');
const pieces = [
  // A text up to its quote or, if unclosed, to the end of the line.
  String.raw`"(?:[^"\\\n]|\\[^\n])*"?\\?`,
  // A comment, also of other languages.
  String.raw`\/\/[^\n]*|(?:#|--)[ \t][^\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)`,
  // A bracket or punctuation.
  String.raw`=>|[{}[\],:${signs}]`,
  // A text in other quotes. Before a straight one, such a quote is read alone.
  String.raw`'(?:[^'\\\n]|\\[^\n])*'|[${otherQuotes}](?![ \t]*")(?:[^"${otherQuotes}\\\n]|\\[^\n])*["${otherQuotes}]?`,
  // A word.
  String.raw`[^\s{}[\],:"：，；｛｝［］【】〔〕〖〗]+`,
];
export const piece = new RegExp(pieces.join('|'), 'y');
const goodNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const goodString = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"$/;

/** Reads the token at an offset, after any white space. */
export function readToken(text: string, from: number): Token {
  space.lastIndex = from;
  const start = from + (space.exec(text)?.[0].length ?? 0);
  if (start >= text.length) return { kind: 'end', text: '', start, end: start };
  piece.lastIndex = start;
  // White space that JSON does not allow, such as a no-break space, is a separate token.
  const source = piece.exec(text)?.[0] ?? text.slice(start, start + 1);
  return { kind: kindOf(source), text: source, start, end: start + source.length };
}

function kindOf(source: string): TokenKind {
  if (Object.hasOwn(otherSigns, source)) return source as Sign;
  if (source.startsWith('"')) return goodString.test(source) ? 'string' : 'badString';
  if (/^[-+.]?\d/.test(source)) return goodNumber.test(source) ? 'word' : 'badNumber';
  if (/^(?:true|false|null)$/.test(source)) return 'word';
  return /^(?:\/[/*]|<!--|(?:#|--)[ \t])/.test(source) ? 'comment' : 'unknown';
}

/** The tokens allowed next. `next`: a comma. A closing bracket is allowed there, and behind the opening one. */
type Expected = 'value' | 'key' | 'colon' | 'next' | 'end';

/** The state of the reader of a text before a token. */
interface State {
  expected: Expected;
  /** The last valid token, the last one that is no comma, and the last closing bracket: empty where there is none. */
  previous: Token;
  last: Token;
  closed: Token;
  /** Brackets that are open, outermost first. */
  open: Bracket[];
}

/** The state at the unexpected token. */
export interface Situation extends State {
  text: string;
  token: Token;
}

export function isInObject(open: Token[]): boolean {
  return open.at(-1)?.kind === '{';
}

export function closingBracket(bracket: Token | undefined): '}' | ']' {
  return bracket?.kind === '{' ? '}' : ']';
}

const nothing = readToken('', 0);
const beginning: State = { expected: 'value', previous: nothing, last: nothing, closed: nothing, open: [] };

/**
 * The first error, if there is one. With `uniqueKeys`, a key that its object has already is an error. `before`: the state
 * of the reader at the beginning, if text comes before. Deep nesting is safe, as the stack is explicit.
 */
export function findSyntaxError(
  text: string,
  uniqueKeys = false,
  before: State = beginning,
): Situation | undefined {
  let { expected, previous, last, closed } = before;
  const open = [...before.open];
  for (let at = 0; ; at = previous.end) {
    const token = readToken(text, at);
    if (token.kind === 'end' && expected === 'end') return undefined;
    const bracket = open.at(-1);
    const following = step(expected, token, previous, open);
    const isDuplicate = uniqueKeys && expected === 'key' && bracket?.keys?.has(token.text);
    if (following === undefined || isDuplicate)
      return { text, expected, token, previous, last, closed, open };
    if (bracket && expected === 'key') (bracket.keys ??= new Set()).add(token.text);
    if (bracket && token.kind === ':') bracket.colon = token;
    expected = following;
    previous = token;
    if (token.kind !== ',') last = token;
    if (token.kind === '}' || token.kind === ']') closed = token;
  }
}

/**
 * Number of characters from the first error or duplicate key to the end, 0 when there is none. Smaller means the reader
 * got further.
 */
export function countUnread(text: string): number {
  const syntaxError = findSyntaxError(text, true);
  return syntaxError ? text.length - syntaxError.token.start + 1 : 0;
}

/** The kind of token expected after this one; undefined if this token is not allowed here. Updates `open`. */
function step(expected: Expected, token: Token, previous: Token, open: Token[]): Expected | undefined {
  const { kind } = token;
  if ((expected === 'next' || previous === open.at(-1)) && kind === closingBracket(open.at(-1))) {
    open.pop();
    return afterValue(open);
  }
  if (expected === 'value') {
    if (kind === 'string' || kind === 'word') return afterValue(open);
    if (kind !== '{' && kind !== '[') return undefined;
    open.push(token);
    return kind === '{' ? 'key' : 'value';
  }
  if (expected === 'colon') return kind === ':' ? 'value' : undefined;
  if (expected === 'key') return kind === 'string' ? 'colon' : undefined;
  if (expected === 'end' || kind !== ',') return undefined;
  return isInObject(open) ? 'key' : 'value';
}

function afterValue(open: Token[]): Expected {
  return open.length === 0 ? 'end' : 'next';
}
