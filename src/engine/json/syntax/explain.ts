import { askBack, suggest } from '../../../shared/suggest.ts';
import { explainClosing, explainEarlyEnd, explainOpening, pairHint } from './brackets.ts';
import {
  closingBracket,
  findFault,
  isInObject,
  otherQuotes,
  otherSigns,
  type Situation,
  type Token,
} from './find-fault.ts';
import { explainForeign, explainNumber, explainSpace } from './foreign.ts';
import { explainBrokenString, explainCurlyEnd, explainInnerQuote } from './quotes.ts';
import {
  behind,
  bestOf,
  lineOf,
  nameToken,
  problemAt,
  repairAt,
  shorten,
  superfluous,
  type SyntaxProblem,
  unexpected,
} from './repair.ts';

const numberHint =
  'Write a number with the digits 0 to 9, as 12, -3 or 0.5. Anything else is a text, in double quotes: "2026-05-01".';

/** The first syntax error of a text, with an edit if that makes the whole text valid JSON. Undefined for valid JSON. */
export function explainSyntax(text: string): SyntaxProblem | undefined {
  const situation = findFault(text);
  return situation && (explainForeign(text) ?? explainToken(situation));
}

/** Explains the unexpected token and marks the place to correct, which may be before it. */
function explainToken(situation: Situation): SyntaxProblem {
  const { token, expected, previous } = situation;
  if (token.kind === 'comment')
    return repairAt(token, '', 'Unexpected comment.', 'JSON has no comments. Remove it.');
  const curly = explainCurlyEnd(token.kind === 'badString' ? token : previous);
  if (curly) return curly;
  if (token.kind === 'badString') return explainBrokenString(token);
  if (token.kind === 'end') return explainEnd(situation);
  const copied = explainNumber(situation) ?? explainSpace(situation);
  if (copied) return copied;
  if (otherQuotes.includes(token.text.charAt(0))) {
    const inside = token.text.slice(1);
    const isClosed = otherQuotes.includes(inside.at(-1) ?? ' ');
    const writes = JSON.stringify(isClosed ? inside.slice(0, -1) : inside);
    const hint = 'JSON needs straight double quotes (") around every text and key.';
    return repairAt(token, writes, `Unexpected quotes in ${shorten(token.text)}.`, hint);
  }
  const foreign = explainSign(situation);
  if (foreign) return foreign;
  if (token.kind === '}' || token.kind === ']') return explainClosing(situation);
  if (token.kind === ',' && (expected === 'key' || expected === 'value'))
    return previous.kind === ':'
      ? unexpected(token, 'A value is missing before it.')
      : superfluous(token, 'A comma only separates two entries. Remove it.');
  return explainInnerQuote(situation) ?? explainers[expected](situation);
}

/** What explains a token, by what is expected in its place. */
const explainers: Record<Situation['expected'], (situation: Situation) => SyntaxProblem> = {
  end: ({ token }) => {
    const hint = 'A file contains one value. Check whether a bracket closes it too early.';
    return unexpected(token, hint, ' after the end of the JSON');
  },
  key: explainKey,
  colon: explainColon,
  next: explainNext,
  value: explainValue,
};

/** Explains a sign of another language. */
function explainSign({ text, token, open, expected }: Situation): SyntaxProblem | undefined {
  if (/^(?:\.{3}|…)$/.test(token.text))
    return unexpected(token, 'Something was left out here. Write it, or remove the sign.');
  if (/^[()]$/.test(token.text) && open.length > 0) {
    const stray = superfluous(token, 'JSON has no round brackets. Remove it.');
    return bestOf(text, [expectSign(token, token.text === '(' ? '[' : closingBracket(open)), stray]);
  }
  if (/^\.{3}[\w$]/.test(token.text) && (expected === 'key' || open.at(-1)?.kind === '['))
    return unexpected(token, 'JSON has no "..." of JavaScript. Write what it stands for.');
  const sign = Object.hasOwn(otherSigns, token.text) ? otherSigns[token.text]! : undefined;
  if (sign === undefined) return undefined;
  if (open.length === 0) return superfluous(token, 'Remove it.', ' after the end of the JSON');
  return expectSign(token, sign);
}

function expectSign(token: Token, sign: string): SyntaxProblem {
  const message = `Expected "${sign}" instead of ${nameToken(token)}.`;
  return repairAt(token, sign, message, `JSON takes "${sign}" only.`);
}

function explainEnd({ text, open, previous }: Situation): SyntaxProblem {
  const innermost = open.at(-1);
  if (!innermost)
    return problemAt(
      { start: 0, end: 0 },
      'Missing content: the file is empty.',
      'A file contains one object: { … }.',
    );
  const signs = open.toReversed().map(({ kind }) => (kind === '{' ? '}' : ']'));
  const missing = signs.slice(0, 4).map((sign) => `"${sign}"`);
  const message = `Missing ${missing.join(', ')} at the end of the file.`;
  const subject = signs.length === 1 ? 'It' : 'The first of them';
  const hint = `${subject} closes the "${innermost.text}" of line ${lineOf(text, innermost.start)}.`;
  return repairAt(behind(previous), signs.join(''), message, hint);
}

function explainKey(situation: Situation): SyntaxProblem {
  const { token } = situation;
  const word = shorten(token.text);
  if (/^[\w$-]+$/.test(token.text))
    return repairAt(
      token,
      `"${token.text}"`,
      `Missing double quotes around the key ${word}.`,
      `Write "${word}".`,
    );
  const unknown = problemAt(token, `Expected a key in double quotes instead of ${nameToken(token)}.`);
  return token.kind === '{' ? explainOpening(situation, unknown) : unknown;
}

function explainColon({ previous, token }: Situation): SyntaxProblem {
  if (token.kind === 'unknown')
    return unexpected(
      token,
      'Check whether a double quote is missing on this line.',
      ` after ${nameToken(previous)}`,
    );
  return repairAt(behind(previous), ':', `Missing colon after the key ${nameToken(previous)}.`, pairHint);
}

function explainNext(situation: Situation): SyntaxProblem {
  const { text, previous, token, open, closed } = situation;
  if (token.kind === ':') {
    if (isInObject(open)) return unexpected(token, 'A key is in double quotes, and one value follows it.');
    const colon = unexpected(token, 'A list contains values without keys.');
    return closed.kind === '}' ? bestOf(text, [colon, explainEarlyEnd(text, closed)]) : colon;
  }
  const hint =
    'A value is one text in double quotes, one number, one list or one object. A comma separates it from the next.';
  const second = unexpected(token, hint, ' after this value');
  if (token.kind === 'unknown') return second;
  if (isInObject(open) && token.kind === '[') return second;
  if (isInObject(open) && token.kind === '{') return explainOpening(situation, second);
  const isHalf = isInObject(open) && token.kind === 'string' && !/^\s*:/.test(text.slice(token.end));
  return repairAt(
    behind(previous),
    ',',
    `Missing comma before ${nameToken(token)}.`,
    isHalf ? 'If both belong to one text, write it on one line, in one pair of double quotes.' : undefined,
  );
}

function explainValue({ token, open }: Situation): SyntaxProblem {
  const word = shorten(token.text);
  // "5." is shown with quotes, as a full stop follows.
  const named = word.endsWith('.') ? `"${word}"` : word;
  if (token.kind === ':') return superfluous(token, 'One colon between a key and its value is enough.');
  if (/^[-+−–.]?\p{N}/u.test(token.text)) return problemAt(token, `Unexpected number ${named}.`, numberHint);
  // A safe edit would turn any file into valid JSON: a text.
  if (open.length === 0)
    return problemAt(
      token,
      `Expected "{" at the beginning of the file instead of ${nameToken(token)}.`,
      'The file begins with "{" and ends with "}". Remove everything before and after it.',
    );
  if (/^[-+]?(?:none|undefined|nil|nan|infinity)$/i.test(token.text))
    return problemAt(token, `Unknown value ${token.text}.`, 'Leave the property out when it has no value.');
  const { meant: literal } = suggest(token.text, ['true', 'false', 'null']);
  if (literal !== undefined)
    return repairAt(token, literal, askBack(`Unknown value ${token.text}.`, literal));
  return repairAt(
    token,
    JSON.stringify(token.text),
    `Missing double quotes around ${named}.`,
    'Texts are in double quotes.',
  );
}
