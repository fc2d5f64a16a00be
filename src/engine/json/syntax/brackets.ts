import { closingBracket, type Situation, type Token } from './find-fault.ts';
import {
  behind,
  bestOf,
  isWholeRepair,
  lineOf,
  nameToken,
  problemAt,
  repairAt,
  superfluous,
  type SyntaxProblem,
} from './repair.ts';

export const pairHint = 'Write a key and its value as "key": value.';

/** Explains a closing bracket that does not match: one is missing before it, it is superfluous, or the wrong kind. */
export function explainClosing({ text, expected, open, previous, token }: Situation): SyntaxProblem {
  const bracket = open.at(-1);
  const name = nameToken(token);
  if (bracket === undefined)
    return superfluous(token, 'It has no opening bracket. Remove it.', ' after the end of the JSON');
  if (previous.kind === ',')
    return superfluous(previous, 'Remove the comma after the last entry.', ` before ${name}`);
  if (expected === 'colon')
    return problemAt(behind(previous), `Missing value of the key ${nameToken(previous)}.`, pairHint);
  if (previous.kind === ':') return problemAt(behind(previous), `Missing value before ${name}.`, pairHint);
  const closing = closingBracket(open);
  const place = `the "${bracket.text}" of line ${lineOf(text, bracket.start)}`;
  // The bracket after this one, if the two only stand in the wrong order.
  const [swapped = ''] = text.slice(token.end).match(closing === ']' ? /^\s*\]/ : /^\s*\}/) ?? [];
  return bestOf(text, [
    repairAt(behind(previous), closing, `Missing "${closing}" before ${name}.`, `It closes ${place}.`),
    superfluous(token, `It has no opening bracket: ${place} is still open. Remove it.`),
    repairAt(token, closing, `Expected "${closing}" instead of ${name}.`, `It closes ${place}.`),
    repairAt(
      { start: token.start, end: token.end + swapped.length },
      swapped && closing + swapped.slice(0, -1) + token.text,
      `Expected "${closing}" instead of ${name}.`,
      `It closes ${place}. The two closing brackets stand in the wrong order.`,
    ),
  ]);
}

/** A "{" where an object expects a key or a comma. Usually the block before it, or its list, was not closed. */
export function explainOpening({ text, open, previous, last, token }: Situation, other: SyntaxProblem) {
  const bracket = open.at(-1)!;
  if (last === bracket)
    return repairAt(
      token,
      '',
      'Unexpected second "{".',
      'The "{" before it begins the object. Remove one of them.',
    );
  const hint = `It closes the "{" of line ${lineOf(text, bracket.start)}.`;
  const unclosed =
    previous.kind === ','
      ? repairAt(behind(last), '}', 'Missing "}" before the comma.', hint)
      : repairAt(behind(last), '},', `Missing "}," before ${nameToken(token)}.`, hint);
  if (last.kind === ']') return bestOf(text, [other, unclosed, explainEarlyEnd(text, last)]);
  // On the line of a value, the brace rarely begins an entry.
  const isBeside = last === previous && lineOf(text, last.end) === lineOf(text, token.start);
  return isBeside && !isWholeRepair(text, unclosed) ? other : bestOf(text, [other, unclosed]);
}

/** Explains a closing bracket behind which its list or object goes on. */
export function explainEarlyEnd(text: string, bracket: Token): SyntaxProblem {
  const [whole, part] = bracket.kind === ']' ? ['list', 'entry'] : ['object', 'property'];
  const hint = `It ends the ${whole} too early. `;
  const problem = superfluous(bracket, `${hint}Remove it.`, `: the ${whole} continues after it`);
  return isWholeRepair(text, problem)
    ? problem
    : { ...problem, hint: `${hint}Move it behind the last ${part}.` };
}
