type TokenKind =
  | '{'
  | '}'
  | '['
  | ']'
  | ','
  | ':'
  | 'string'
  | 'number'
  | 'literal'
  | 'comment'
  | 'unknown'
  | 'end';

/** A token of JSON text. `text` is the source, including quotes. */
export interface Token {
  kind: TokenKind;
  text: string;
  start: number;
  end: number;
  /** True for an invalid string, number or word. */
  isBroken: boolean;
}

const space = /[ \t\n\r]*/y;
/** Signs of other keyboards and languages in the place of JSON's own. */
export const otherSigns: Readonly<Record<string, string>> = {
  '：': ':',
  '=': ':',
  '=>': ':',
  '，': ',',
  '、': ',',
  '،': ',',
  ';': ',',
  '；': ',',
  '؛': ',',
  '｛': '{',
  '｝': '}',
  '［': '[',
  '］': ']',
};
/** Quotes of other languages and programs. */
export const otherQuotes = "'‘’‚‛“”„‟«»‹›「」『』′″＂＇`";
const signs = Object.keys(otherSigns)
  .filter((sign) => sign.length === 1)
  .join('');
const pieces = [
  // A text up to its quote or, if unclosed, to the end of the line.
  String.raw`"(?:[^"\\\n]|\\[^\n])*"?\\?`,
  // A comment, also of other languages.
  String.raw`\/\/[^\n]*|(?:#|--)[ \t][^\n]*|\/\*[\s\S]*?(?:\*\/|$)|<!--[\s\S]*?(?:-->|$)`,
  // A bracket or punctuation.
  String.raw`=>?|[{}[\],:${signs}]`,
  // A text in other quotes.
  String.raw`'[^'\n]*'?|[${otherQuotes}][^"${otherQuotes}\n]*[${otherQuotes}]?`,
  // A word.
  String.raw`[^\s{}[\],:"：，；｛｝［］]+`,
];
export const piece = new RegExp(pieces.join('|'), 'y');
const goodNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/;
const goodString = /^"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"$/;

/** Reads the token at an offset, after any white space. */
export function readToken(text: string, from: number): Token {
  space.lastIndex = from;
  const start = from + (space.exec(text)?.[0].length ?? 0);
  if (start >= text.length) return { kind: 'end', text: '', start, end: start, isBroken: false };
  piece.lastIndex = start;
  // White space that JSON does not allow, such as a no-break space, is a separate token.
  const source = piece.exec(text)?.[0] ?? text.slice(start, start + 1);
  return { ...classify(source), text: source, start, end: start + source.length };
}

function classify(source: string): Pick<Token, 'kind' | 'isBroken'> {
  const first = source.charAt(0);
  if (isSign(first)) return { kind: first, isBroken: false };
  if (first === '"') return { kind: 'string', isBroken: !goodString.test(source) };
  if (/^(?:true|false|null)$/.test(source)) return { kind: 'literal', isBroken: false };
  if (/^[-+.]?\d/.test(source)) return { kind: 'number', isBroken: !goodNumber.test(source) };
  if (/^(?:\/[/*]|<!--|(?:#|--)[ \t])/.test(source)) return { kind: 'comment', isBroken: true };
  return { kind: 'unknown', isBroken: true };
}

function isSign(char: string): char is '{' | '}' | '[' | ']' | ',' | ':' {
  return char !== '' && '{}[],:'.includes(char);
}
