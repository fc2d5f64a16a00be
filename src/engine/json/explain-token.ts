import { suggest } from '../text/suggest.ts';
import { explainBrokenString } from './explain-broken-string.ts';
import { closingBracket, isInObject, type Situation, type SyntaxProblem } from './syntax-problem.ts';
import type { Token } from './json-tokens.ts';

const numberHint = 'Write a number as 12, -3 or 0.5.';

/** Says what is wrong with the token that broke the reader, and marks the spot to mend rather than the spot that failed. */
export function explainToken(text: string, situation: Situation): SyntaxProblem {
  const { token, expected } = situation;
  if (token.kind === 'comment') return at(token, 'Unexpected comment.', 'JSON has no comments. Remove it.');
  if (token.kind === 'string' && token.isBroken) return explainBrokenString(token);
  if (token.kind === 'end') return explainEnd(text, situation);
  if (/^['‘’“”`]/.test(token.text)) {
    return at(
      token,
      `Unexpected quotes in ${shorten(token.text)}.`,
      'JSON wants straight double quotes (") around every text and key.',
    );
  }
  if (token.kind === '}' || token.kind === ']') return explainBracket(text, situation);
  switch (expected) {
    case 'end':
      return at(
        token,
        `Unexpected ${name(token)} after the end of the JSON.`,
        'A file holds one value. Check whether a bracket closes it too early.',
      );
    case 'key':
    case 'firstKey':
      return explainKey(token);
    case 'colon':
      return explainColon(situation);
    case 'next':
      return explainNext(situation);
    case 'value':
    case 'firstValue':
      return explainValue(token);
  }
}

function explainEnd(text: string, { open, previous }: Situation): SyntaxProblem {
  const bracket = open.at(-1);
  if (previous === undefined)
    return {
      start: 0,
      end: 0,
      message: 'Missing content: the file is empty.',
      hint: 'A file holds one object: { … }.',
    };
  const closing = closingBracket(open);
  if (bracket === undefined) return behind(previous, `Missing value after ${name(previous)}.`);
  return behind(
    previous,
    `Missing "${closing}" at the end of the file.`,
    `It closes the "${bracket.text}" of line ${lineOf(text, bracket.start)}.`,
  );
}

function explainBracket(text: string, { expected, open, previous, token }: Situation): SyntaxProblem {
  const bracket = open.at(-1);
  if (bracket === undefined || previous === undefined) {
    return at(
      token,
      `Unexpected ${name(token)} after the end of the JSON.`,
      'A file holds one value. Check whether a bracket closes it too early.',
    );
  }
  if (previous.kind === ',')
    return at(previous, `Unexpected comma before ${name(token)}.`, 'Remove the comma after the last entry.');
  if (expected === 'colon')
    return behind(
      previous,
      `Missing value of the key ${name(previous)}.`,
      'Write a key and its value as "key": value.',
    );
  if (expected === 'value') return behind(previous, `Missing value before ${name(token)}.`);
  return at(
    token,
    `Expected "${closingBracket(open)}" instead of ${name(token)}.`,
    `The "${bracket.text}" of line ${lineOf(text, bracket.start)} is still open.`,
  );
}

function explainKey(token: Token): SyntaxProblem {
  if (/^[\w$-]+$/.test(token.text))
    return at(
      token,
      `Missing double quotes around the key ${shorten(token.text)}.`,
      `Write "${shorten(token.text)}".`,
    );
  if (token.kind === ',') return at(token, 'Unexpected comma.', 'One comma between two entries is enough.');
  return at(token, `Expected a key in double quotes instead of ${name(token)}.`);
}

function explainColon({ previous, token }: Situation): SyntaxProblem {
  const hint = 'Write a key and its value as "key": value.';
  if (previous === undefined) return at(token, `Unexpected ${name(token)}.`, hint);
  if (token.kind === 'unknown')
    return at(
      token,
      `Unexpected ${name(token)} after ${name(previous)}.`,
      'Check whether a double quote is missing on this line.',
    );
  return behind(previous, `Missing colon after the key ${name(previous)}.`, hint);
}

function explainNext({ previous, token, open }: Situation): SyntaxProblem {
  if (token.kind === ':') {
    const hint = isInObject(open)
      ? 'A key stands in double quotes and is followed by one value.'
      : 'A list holds values without keys.';
    return at(token, 'Unexpected colon.', hint);
  }
  if (token.kind === 'unknown' || previous === undefined) {
    return at(
      token,
      `Unexpected ${name(token)} after this value.`,
      'A double quote inside a text is written \\".',
    );
  }
  return behind(previous, `Missing comma before ${name(token)}.`);
}

function explainValue(token: Token): SyntaxProblem {
  if (token.kind === ',')
    return at(token, 'Unexpected comma.', 'A value is missing before it, or the comma is one too many.');
  if (token.kind === ':')
    return at(token, 'Unexpected colon.', 'One colon between a key and its value is enough.');
  if (token.kind === 'number') return at(token, `Unexpected number ${shorten(token.text)}.`, numberHint);
  if (/^(?:none|undefined|nil|nan)$/i.test(token.text))
    return at(token, `Unknown value ${token.text}.`, 'Leave the property out when it has no value.');
  const literal = suggest(token.text, ['true', 'false', 'null']);
  if (literal !== undefined) return at(token, `Unknown value ${token.text}. Did you mean ${literal}?`);
  return at(token, `Missing double quotes around ${shorten(token.text)}.`, 'A text stands in double quotes.');
}

function name(token: Token): string {
  return token.kind === 'string' ? shorten(token.text) : `"${shorten(token.text)}"`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function at(token: Token, message: string, hint?: string): SyntaxProblem {
  return { start: token.start, end: token.end, message, ...(hint !== undefined && { hint }) };
}

/** The empty spot behind the last token in order: there the missing character belongs. */
function behind(previous: Token, message: string, hint?: string): SyntaxProblem {
  return { start: previous.end, end: previous.end, message, ...(hint !== undefined && { hint }) };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
