import { closingBracket, readToken, type Situation, type Token } from './find-syntax-error.ts';
import { findMisplaced } from './indentation.ts';
import {
  lineOf,
  nameToken,
  violationAt,
  readsOn,
  superfluous,
  type SyntaxViolation,
  unexpected,
} from './repair.ts';

const keysHint = 'Keys and their values are an object in { … }.';

/** Explains an error by a bracket before it, in all ways that agree with the indentation or mend its line. */
export function explainBrackets(situation: Situation): SyntaxViolation[] {
  return [
    ...explainIndentation(situation.text),
    ...explainTokens(situation).filter((violation) => readsOn(situation, violation)),
  ];
}

function explainIndentation(text: string): SyntaxViolation[] {
  const misplaced = findMisplaced(text);
  if (!misplaced) return [];
  if ('closing' in misplaced) return [explainEarlyEnd(readToken(text, misplaced.closing))];
  return [explainUnclosed(text, readToken(text, misplaced.opening), readToken(text, misplaced.next))];
}

function explainTokens({ text, token, previous, closed, open }: Situation): SyntaxViolation[] {
  const bracket = open.at(-1);
  const violations: SyntaxViolation[] = [];
  if (closed.kind !== 'end') violations.push(explainEarlyEnd(closed));
  if (token.kind === ':' && previous.kind === 'string') {
    const place = text.slice(0, previous.start).trimEnd().length;
    violations.push(missing('{', place, nameToken(previous), keysHint, ' {'));
    if (bracket?.kind === '[') violations.push(explainUnclosed(text, bracket, previous));
  }
  if (!bracket) return violations;
  if (bracket.colon) {
    const value = readToken(text, bracket.colon.end);
    const hint = 'Several values are a list in [ … ].';
    if (value.kind !== '[') violations.push(missing('[', bracket.colon.end, nameToken(value), hint, ' ['));
  }
  const isObject = bracket.kind === '{';
  const expected = isObject ? '[' : '{';
  const hint = isObject ? 'Values without keys are a list in [ … ].' : keysHint;
  violations.push(
    violationAt(bracket, `Expected "${expected}" instead of "${bracket.text}".`, hint, expected),
  );
  violations.push(superfluous(bracket, 'It has no closing bracket.'));
  return violations;
}

function missing(sign: string, place: number, before: string, hint: string, writes: string): SyntaxViolation {
  return violationAt({ start: place, end: place }, `Missing "${sign}" before ${before}.`, hint, writes);
}

/** Explains a bracket that should be closed before a token, and before the comma there, which may be missing too. */
export function explainUnclosed(text: string, bracket: Token, next: Token): SyntaxViolation {
  const before = text.slice(0, next.start).trimEnd();
  const place = before.replace(/,$/, '').trimEnd().length;
  const isBeforeComma = place < before.length || next.kind === ',';
  const comma = isBeforeComma || next.kind === ']' || next.kind === '}' ? '' : ',';
  const name = isBeforeComma ? 'the comma' : nameToken(next);
  const hint = `It closes ${namePlace(text, bracket)}.`;
  return missing(closingBracket(bracket) + comma, place, name, hint, closeOf(text, bracket) + comma);
}

/** Explains a closing bracket behind which its list or object goes on. */
export function explainEarlyEnd(bracket: Token): SyntaxViolation {
  const isList = bracket.kind === ']';
  const whole = isList ? 'list' : 'object';
  const hint = `It ends the ${whole} too early. Remove it, or move it behind the last ${isList ? 'entry' : 'property'}.`;
  return unexpected(bracket, hint, `: the ${whole} continues after it`, '');
}

/** What closes a bracket: for a bracket at the end of a line, a line of its own. */
export function closeOf(text: string, bracket: Token): string {
  const sign = closingBracket(bracket);
  const [, lineBreak] = /^[[{]{1,3}[ \t]*(\r?\n)/.exec(text.slice(bracket.start)) ?? [];
  if (lineBreak === undefined) return sign;
  const line = text.slice(text.lastIndexOf('\n', bracket.start) + 1);
  return lineBreak + line.slice(0, line.search(/\S/)) + sign;
}

/** An open bracket, as hints name it. */
export function namePlace(text: string, { text: sign, start }: Token): string {
  return `the "${sign}" of line ${lineOf(text, start)}`;
}
