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
  switch (expected) {
    case 'end':
      return token.kind === 'end' ? 'done' : undefined;
    case 'colon':
      return token.kind === ':' ? 'value' : undefined;
    case 'key':
      return token.kind === 'string' ? 'colon' : undefined;
    case 'firstKey':
      return token.kind === 'string' ? 'colon' : close(token, open);
    case 'next':
      if (token.kind === ',') return isInObject(open) ? 'key' : 'value';
      return close(token, open);
    case 'value':
      return beginValue(token, open);
    case 'firstValue':
      return beginValue(token, open) ?? close(token, open);
  }
}

function beginValue(token: Token, open: Token[]): Expected | undefined {
  switch (token.kind) {
    case '{':
      open.push(token);
      return 'firstKey';
    case '[':
      open.push(token);
      return 'firstValue';
    case 'string':
    case 'number':
    case 'literal':
      return afterValue(open);
    default:
      return undefined;
  }
}

function close(token: Token, open: Token[]): Expected | undefined {
  if (token.kind !== closingBracket(open)) return undefined;
  open.pop();
  return afterValue(open);
}

function afterValue(open: Token[]): Expected {
  return open.length === 0 ? 'end' : 'next';
}
