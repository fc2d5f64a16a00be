import { readToken, type Token } from './tokens.ts';

/** The tokens allowed next. `first…`: also the closing bracket. `next`: a comma or the closing bracket. */
type Expected = 'value' | 'firstValue' | 'key' | 'firstKey' | 'colon' | 'next' | 'end';

/** The state of the reader at the unexpected token. */
export interface Situation {
  expected: Expected;
  token: Token;
  /** The last valid token; undefined at the start of the file. */
  previous: Token | undefined;
  before: Token | undefined;
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

/** The first error, if there is one. Deep nesting is safe, as the stack is explicit. */
export function findFault(text: string): Situation | undefined {
  const open: Token[] = [];
  let expected: Expected = 'value';
  let previous: Token | undefined;
  let before: Token | undefined;
  let closed: Token | undefined;
  for (let at = 0; ; at = previous.end) {
    const token = readToken(text, at);
    const following: Expected | 'done' | undefined = token.isBroken ? undefined : step(expected, token, open);
    if (following === 'done') return undefined;
    if (following === undefined) return { expected, token, previous, before, closed, open };
    expected = following;
    before = previous;
    previous = token;
    if (token.kind === '}' || token.kind === ']') closed = token;
  }
}

/** Number of characters from the first error to the end, 0 for valid JSON. Smaller means the reader got further. */
export function countUnread(text: string): number {
  const fault = findFault(text);
  return fault ? text.length - fault.token.start + 1 : 0;
}

/** The kind of token expected after this one; undefined if this token is not allowed here. Updates `open`. */
function step(expected: Expected, token: Token, open: Token[]): Expected | 'done' | undefined {
  const { kind } = token;
  const isFirst = expected === 'firstKey' || expected === 'firstValue';
  if ((expected === 'next' || isFirst) && kind === closingBracket(open)) {
    open.pop();
    return afterValue(open);
  }
  if (expected === 'value' || expected === 'firstValue') {
    if (kind === 'string' || kind === 'number' || kind === 'literal') return afterValue(open);
    if (kind !== '{' && kind !== '[') return undefined;
    open.push(token);
    return kind === '{' ? 'firstKey' : 'firstValue';
  }
  if (expected === 'colon') return kind === ':' ? 'value' : undefined;
  if (expected === 'end') return kind === 'end' ? 'done' : undefined;
  if (expected !== 'next') return kind === 'string' ? 'colon' : undefined;
  if (kind !== ',') return undefined;
  return isInObject(open) ? 'key' : 'value';
}

function afterValue(open: Token[]): Expected {
  return open.length === 0 ? 'end' : 'next';
}
