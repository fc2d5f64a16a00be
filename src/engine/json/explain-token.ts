import { askBack } from '../../shared/suggest.ts';
import { suggest } from '../../shared/suggest.ts';
import { explainClosing, explainKeyInList, explainOpening, explainUnclosed } from './explain-bracket.ts';
import { explainBrokenString } from './explain-broken-string.ts';
import { explainNumber } from './explain-number.ts';
import { explainSpace } from './explain-space.ts';
import {
  at,
  behind,
  isInObject,
  nameToken,
  shorten,
  type Situation,
  type SyntaxProblem,
} from './syntax-problem.ts';
import type { Token } from './json-tokens.ts';

const numberHint = 'Write a number as 12, -3 or 0.5.';
const pairHint = 'Write a key and its value as "key": value.';

/** Says what is wrong with the token that broke the reader, and marks the spot to correct rather than the spot that failed. */
export function explainToken(text: string, situation: Situation): SyntaxProblem {
  const { token, expected, open, previous } = situation;
  if (token.kind === 'comment')
    return { ...at(token, 'Unexpected comment.', 'JSON has no comments. Remove it.'), writes: '' };
  if (token.kind === 'string' && token.isBroken) return explainBrokenString(token);
  if (token.kind === 'end') return explainEnd(text, situation);
  const number = explainNumber(text, situation);
  if (number) return number;
  const space = explainSpace(text, token);
  if (space) return space;
  if (/^['‘’“”`]/.test(token.text)) {
    return {
      ...at(
        token,
        `Unexpected quotes in ${shorten(token.text)}.`,
        'JSON wants straight double quotes (") around every text and key.',
      ),
      writes: JSON.stringify(token.text.replaceAll(/^['‘’“”`]|['‘’“”`]$/g, '')),
    };
  }
  if (token.kind === '}' || token.kind === ']') return explainClosing(text, situation);
  switch (expected) {
    case 'end':
      return at(
        token,
        `Unexpected ${nameToken(token)} after the end of the JSON.`,
        'A file holds one value. Check whether a bracket closes it too early.',
      );
    case 'key':
    case 'firstKey':
      return explainKey(text, situation);
    case 'colon':
      return explainColon(situation);
    case 'next':
      return explainNext(text, situation);
    case 'value':
    case 'firstValue':
      return explainValue(token, previous, isInObject(open));
  }
}

function explainEnd(text: string, { open, previous }: Situation): SyntaxProblem {
  if (previous === undefined)
    return {
      start: 0,
      end: 0,
      message: 'Missing content: the file is empty.',
      hint: 'A file holds one object: { … }.',
    };
  if (open.length === 0) return behind(previous, `Missing value after ${nameToken(previous)}.`);
  return explainUnclosed(text, open, previous);
}

function explainKey(text: string, situation: Situation): SyntaxProblem {
  const { token, previous } = situation;
  if (/^[\w$-]+$/.test(token.text))
    return {
      ...at(
        token,
        `Missing double quotes around the key ${shorten(token.text)}.`,
        `Write "${shorten(token.text)}".`,
      ),
      writes: `"${token.text}"`,
    };
  if (token.kind === ',')
    return previous?.kind === ','
      ? { ...at(token, 'Unexpected comma.', 'One comma between two entries is enough.'), writes: '' }
      : { ...at(token, 'Unexpected comma.', 'Nothing stands before it. Remove it.'), writes: '' };
  const unknown = at(token, `Expected a key in double quotes instead of ${nameToken(token)}.`);
  return token.kind === '{' ? explainOpening(text, situation, { ...unknown, writes: token.text }) : unknown;
}

function explainColon({ previous, token }: Situation): SyntaxProblem {
  if (previous === undefined) return at(token, `Unexpected ${nameToken(token)}.`, pairHint);
  if (token.kind === 'unknown')
    return at(
      token,
      `Unexpected ${nameToken(token)} after ${nameToken(previous)}.`,
      'Check whether a double quote is missing on this line.',
    );
  return {
    ...behind(previous, `Missing colon after the key ${nameToken(previous)}.`, pairHint),
    writes: ':',
  };
}

function explainNext(text: string, situation: Situation): SyntaxProblem {
  const { previous, token, open } = situation;
  if (token.kind === ':')
    return isInObject(open)
      ? at(token, 'Unexpected colon.', 'A key stands in double quotes and is followed by one value.')
      : explainKeyInList(text, situation);
  if (token.kind === 'unknown' || previous === undefined) {
    return at(
      token,
      `Unexpected ${nameToken(token)} after this value.`,
      'A double quote inside a text is written \\".',
    );
  }
  const missing = { ...behind(previous, `Missing comma before ${nameToken(token)}.`), writes: ',' };
  return token.kind === '{' ? explainOpening(text, situation, missing) : missing;
}

function explainValue(token: Token, previous: Token | undefined, isAfterKey: boolean): SyntaxProblem {
  if (token.kind === ',') {
    const comma = at(
      token,
      'Unexpected comma.',
      'A value is missing before it, or the comma is one too many.',
    );
    return isAfterKey || previous === undefined ? comma : { ...comma, writes: '' };
  }
  if (token.kind === ':')
    return {
      ...at(token, 'Unexpected colon.', 'One colon between a key and its value is enough.'),
      writes: '',
    };
  if (token.kind === 'number') return at(token, `Unexpected number ${shorten(token.text)}.`, numberHint);
  if (/^(?:none|undefined|nil|nan)$/i.test(token.text))
    return at(token, `Unknown value ${token.text}.`, 'Leave the property out when it has no value.');
  const literal = suggest(token.text, ['true', 'false', 'null']);
  if (literal !== undefined)
    return { ...at(token, askBack(`Unknown value ${token.text}.`, literal)), writes: literal };
  return {
    ...at(token, `Missing double quotes around ${shorten(token.text)}.`, 'A text stands in double quotes.'),
    writes: JSON.stringify(token.text),
  };
}
