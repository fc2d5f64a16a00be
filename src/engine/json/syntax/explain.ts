import { closeOf, explainBrackets, explainEarlyEnd, explainUnclosed, namePlace } from './brackets.ts';
import {
  closingBracket,
  findSyntaxError,
  isInObject,
  otherQuotes,
  otherSigns,
  type Situation,
} from './find-syntax-error.ts';
import { explainForeign, explainSpace } from './foreign.ts';
import {
  explainBrokenString,
  explainCurlyEnd,
  explainInnerQuote,
  explainUnpairedQuote,
  onePair,
} from './quotes.ts';
import {
  placeBehind,
  bestOf,
  createLineReader,
  nameToken,
  violationAt,
  shorten,
  superfluous,
  type SyntaxViolation,
  unexpected,
} from './repair.ts';
import { explainBareText, explainNumber, explainValue } from './values.ts';

const pairHint = 'Write a key and its value as "key": value.';

/** Each explains the unexpected token, or something before it, if that is its case. The first one that does counts. */
const explainers: readonly ((situation: Situation) => SyntaxViolation | false | undefined)[] = [
  explainForeign,
  ({ token }) =>
    token.kind === 'comment' &&
    violationAt(token, 'Unexpected comment.', 'JSON has no comments. Remove it.', ''),
  explainCurlyEnd,
  explainBrokenString,
  explainEnd,
  explainNumber,
  explainSpace,
  explainQuotes,
  explainSign,
  explainSeparator,
  explainOutside,
  explainClosing,
  explainInnerQuote,
  explainBareText,
  explainRest,
];

/** The first syntax error of a text, with an edit if that makes the whole text valid JSON. Undefined for valid JSON. */
export function explainSyntax(text: string): SyntaxViolation | undefined {
  // Old Macs end a line with a carriage return alone.
  const situation = findSyntaxError(text.replaceAll(/\r(?!\n)/g, '\n'));
  if (!situation) return undefined;
  for (const explain of explainers) {
    const violation = explain(situation);
    if (violation)
      return bestOf(text, [violation, ...explainBrackets(situation), ...explainUnpairedQuote(situation)]);
  }
  return undefined;
}

function explainEnd({ text, token, open, previous }: Situation) {
  if (token.kind !== 'end') return undefined;
  const innermost = open.at(-1);
  const start = { start: 0, end: 0 };
  if (!innermost)
    return violationAt(start, 'Missing content: the file is empty.', 'A file contains one object: { … }.');
  const signs = open.toReversed().map(closingBracket);
  const missing = signs.slice(0, 4).map((sign) => `"${sign}"`);
  const message = `Missing ${missing.join(', ')} at the end of the file.`;
  const hint = `${signs.length === 1 ? 'It' : 'The first of them'} closes ${namePlace(text, innermost)}.`;
  const writes = open.toReversed().map((bracket) => closeOf(text, bracket));
  return violationAt(placeBehind(previous), message, hint, writes.join(''));
}

function explainQuotes({ token, last }: Situation) {
  if (!otherQuotes.includes(token.text.charAt(0))) return undefined;
  const inside = token.text.slice(1);
  if (inside === '' || (last.kind === 'string' && last.end === token.start)) {
    const sign = { ...token, text: token.text.charAt(0), end: token.start + 1 };
    return superfluous(sign, onePair);
  }
  const isClosed = `"${otherQuotes}`.includes(inside.at(-1) ?? ' ');
  const message = `Unexpected quotes in ${shorten(token.text)}.`;
  const hint = 'JSON needs straight double quotes (") around every text and key.';
  // The spaces in « these » belong to the quotes.
  const [, spaced] = /^«[ \u00a0\u202f](.*)[ \u00a0\u202f]»$/.exec(token.text) ?? [];
  // Escapes are the same in other quotes, but for the one of a quote.
  const content = (spaced ?? inside.slice(0, -1)).replaceAll(/\\([^'])|\\?(')|"/g, (match, escaped, quote) =>
    escaped === undefined ? (quote ?? '\\"') : match,
  );
  return violationAt(token, message, hint, isClosed ? `"${content}"` : undefined);
}

/** Explains a sign of another language. */
function explainSign({ text, token, open, expected }: Situation) {
  if (/^(?:\.{3}|…)$/.test(token.text))
    return unexpected(token, 'Something was left out here. Write it, or remove the sign.');
  if (/^\.{3}[\w$]/.test(token.text) && (expected === 'key' || open.at(-1)?.kind === '['))
    return unexpected(token, 'JSON has no "..." of JavaScript. Write what it stands for.');
  const round = open.length > 0 && { '(': '[', ')': closingBracket(open.at(-1)) }[token.text];
  const sign = round || Object.entries(otherSigns).find(([, variants]) => variants.includes(token.text))?.[0];
  if (sign === undefined) return undefined;
  const name = nameToken(token);
  if (expected === 'end') return superfluous(token, `JSON has no ${name}.`, ' after the end of the JSON');
  return bestOf(text, [
    violationAt(token, `Expected "${sign}" instead of ${name}.`, `JSON takes "${sign}" only.`, sign),
    superfluous(token, `JSON has no ${name}.`),
  ]);
}

/** Explains a comma or a colon that is one too many. */
function explainSeparator({ token, expected, previous }: Situation) {
  if (expected !== 'key' && expected !== 'value') return undefined;
  if (token.kind === ':' && expected === 'value')
    return superfluous(token, 'One colon between a key and its value is enough.');
  if (token.kind !== ',') return undefined;
  if (previous.kind === ':') return unexpected(token, 'A value is missing before it.');
  return superfluous(token, 'A comma only separates two entries.');
}

/** Explains a token outside of all brackets. */
function explainOutside({ token, expected, open }: Situation) {
  if (open.length > 0) return undefined;
  const where = expected === 'end' ? ' after the end of the JSON' : '';
  if (token.kind === '}' || token.kind === ']')
    return superfluous(token, 'It has no opening bracket.', where);
  const hint = 'A file is one page or part. Move the rest out, or check whether a bracket closes it early.';
  if (expected === 'end') return unexpected(token, hint, where);
  // A safe edit would turn any file into valid JSON: a text.
  return violationAt(
    token,
    `Expected "{" at the beginning of the file instead of ${nameToken(token)}.`,
    'The file begins with "{" and ends with "}". Remove everything before and after it.',
  );
}

/** Explains what is missing at the token, or that the token or the word before it is superfluous. */
function explainRest(situation: Situation): SyntaxViolation {
  const missing =
    explainKey(situation) ?? explainColon(situation) ?? explainNext(situation) ?? explainValue(situation);
  const near = [situation.previous, situation.token];
  const [token, value] = near.filter(({ kind }) => /^(?:unknown|word)$/.test(kind));
  if (!token || value || otherQuotes.includes(token.text.charAt(0))) return missing;
  const removal = superfluous(token, 'It is part of no key and no value.');
  if (!createLineReader(situation)(removal)) return missing;
  // The number may be meant as a value.
  return bestOf(situation.text, [missing, { ...removal, isGuess: token.kind !== 'unknown' }]);
}

function explainKey(situation: Situation) {
  const { token, expected } = situation;
  if (expected !== 'key') return undefined;
  const word = shorten(token.text);
  const missing = `Missing double quotes around the key ${word}.`;
  if (/^-?[\w$][\w$-]*$/.test(token.text))
    return violationAt(token, missing, `Write "${word}".`, `"${token.text}"`);
  const unknown = violationAt(
    token,
    `Expected a key in double quotes instead of ${nameToken(token)}.`,
    pairHint,
  );
  return token.kind === '{' ? explainOpening(situation, unknown) : unknown;
}

function explainColon({ expected, previous, token }: Situation) {
  if (expected !== 'colon') return undefined;
  if (token.kind === 'unknown') return unexpected(token, pairHint);
  const hint = token.kind === ',' ? `${pairHint} Several values are a list in [ … ].` : pairHint;
  return violationAt(placeBehind(previous), `Missing colon after the key ${nameToken(previous)}.`, hint, ':');
}

function explainNext(situation: Situation) {
  const { text, expected, previous, token, open } = situation;
  if (expected !== 'next') return undefined;
  if (token.kind === ':') {
    if (isInObject(open)) return unexpected(token, 'A key is in double quotes, and one value follows it.');
    return unexpected(token, 'A list has no keys. Put each entry into { … }: { "title": "…" }.');
  }
  const hint =
    'A value is one text in double quotes, one number, one list or one object. A comma separates it from the next.';
  const second = unexpected(token, hint, ' after this value');
  if (token.kind === 'unknown' || (isInObject(open) && token.kind === '[')) return second;
  if (isInObject(open) && token.kind === '{') return explainOpening(situation, second);
  if (/[^"],"$/.test(previous.text)) {
    const inText = 'Unexpected comma at the end of this text.';
    const advice = 'It belongs behind the quote. If the text ends with one, write another behind the quote.';
    return { ...violationAt({ ...previous, start: previous.end - 2 }, inText, advice, '",'), isGuess: true };
  }
  const isHalf = isInObject(open) && token.kind === 'string' && !/^\s*:/.test(text.slice(token.end));
  const halves = 'If both belong to one text, write it on one line, in one pair of double quotes.';
  const missing = `Missing comma before ${nameToken(token)}.`;
  return violationAt(placeBehind(previous), missing, isHalf ? halves : undefined, ',');
}

/** Explains a closing bracket that does not match: one is missing before it, it is superfluous, or the wrong kind. */
function explainClosing({ text, expected, open, previous, token }: Situation) {
  if (token.kind !== '}' && token.kind !== ']') return undefined;
  const name = nameToken(token);
  if (previous.kind === ',')
    return unexpected(previous, 'Remove the comma after the last entry.', ` before ${name}`, '');
  if (expected === 'colon')
    return violationAt(placeBehind(previous), `Missing value of the key ${nameToken(previous)}.`, pairHint);
  if (previous.kind === ':')
    return violationAt(placeBehind(previous), `Missing value before ${name}.`, pairHint);
  const closing = closingBracket(open.at(-1));
  const place = namePlace(text, open.at(-1)!);
  const hint = `It closes ${place}.`;
  const expectation = `Expected "${closing}" instead of ${name}.`;
  // The bracket after this one, if the two only stand in the wrong order.
  const [swapped = ''] = text.slice(token.end).match(closing === ']' ? /^\s*\]/ : /^\s*\}/) ?? [];
  return bestOf(text, [
    explainUnclosed(text, open.at(-1)!, token),
    superfluous(token, `It has no opening bracket: ${place} is still open.`),
    violationAt(token, expectation, hint, closing),
    violationAt(
      { start: token.start, end: token.end + swapped.length },
      expectation,
      `${hint} The two closing brackets stand in the wrong order.`,
      swapped && closing + swapped.slice(0, -1) + token.text,
    ),
  ]);
}

/** A "{" where an object expects a key or a comma. Usually the block before it, or its list, was not closed. */
function explainOpening({ text, open, last, token }: Situation, alternative: SyntaxViolation) {
  const bracket = open.at(-1)!;
  if (last === bracket) return superfluous(token, 'The "{" before it begins the object.');
  const early = last.kind === ']' ? [explainEarlyEnd(last)] : [];
  return bestOf(text, [alternative, explainUnclosed(text, bracket, token), ...early]);
}
