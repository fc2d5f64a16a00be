import { closingBracket, isInObject, type Situation } from './find-fault.ts';
import {
  behind,
  bestRepair,
  isWholeRepair,
  lineOf,
  nameToken,
  problemAt,
  type Repair,
  repairAt,
  type SyntaxProblem,
} from './repair.ts';
import type { Token } from './tokens.ts';

/** Explains a closing bracket that does not match: one is missing before it, it is superfluous, or the wrong kind. */
export function explainClosing(text: string, { expected, open, previous, token }: Situation): SyntaxProblem {
  const bracket = open.at(-1);
  const name = nameToken(token);
  if (bracket === undefined || previous === undefined)
    return repairAt(
      token,
      '',
      `Unexpected ${name} after the end of the JSON.`,
      'It has no opening bracket. Remove it.',
    );
  if (previous.kind === ',')
    return repairAt(
      previous,
      '',
      `Unexpected comma before ${name}.`,
      'Remove the comma after the last entry.',
    );
  if (expected === 'colon')
    return problemAt(
      behind(previous),
      `Missing value of the key ${nameToken(previous)}.`,
      'Write a key and its value as "key": value.',
    );
  if (expected === 'value') return problemAt(behind(previous), `Missing value before ${name}.`);
  const closing = closingBracket(open);
  const place = `the "${bracket.text}" of line ${lineOf(text, bracket.start)}`;
  return bestRepair(text, [
    repairAt(behind(previous), closing, `Missing "${closing}" before ${name}.`, `It closes ${place}.`),
    repairAt(
      token,
      '',
      `Unexpected ${name}.`,
      `It has no opening bracket: ${place} is still open. Remove it.`,
    ),
    repairAt(token, closing, `Expected "${closing}" instead of ${name}.`, `It closes ${place}.`),
  ]);
}

/** The file ends while brackets are open. */
export function explainUnclosed(text: string, open: Token[], previous: Token): SyntaxProblem {
  const signs = open.toReversed().map(({ kind }) => (kind === '{' ? '}' : ']'));
  const [innermost] = open.slice(-1);
  const line = lineOf(text, innermost?.start ?? 0);
  const missing = signs.slice(0, 4).map((sign) => `"${sign}"`);
  const message = `Missing ${missing.join(', ')} at the end of the file.`;
  const subject = signs.length === 1 ? 'It' : 'The first of them';
  const hint = `${subject} closes the "${innermost?.text}" of line ${line}.`;
  return repairAt(behind(previous), signs.join(''), message, hint);
}

/** A "{" where a key or a comma is expected. Usually the block before it, or its list, was not closed. */
export function explainOpening(text: string, situation: Situation, other: Repair): SyntaxProblem {
  const { open, previous, before, token } = situation;
  const bracket = open.at(-1);
  if (!isInObject(open) || !bracket || !previous) return other;
  const last = previous.kind === ',' ? before : previous;
  if (!last) return other;
  if (last === bracket)
    return repairAt(
      token,
      '',
      'Unexpected second "{".',
      'The "{" before it begins the object. Remove one of them.',
    );
  const hint = `It closes the "{" of line ${lineOf(text, bracket.start)}`;
  const unclosed =
    previous.kind === ','
      ? repairAt(
          behind(last),
          '}',
          'Missing "}" before the comma.',
          `${hint}. Write it in front of the comma.`,
        )
      : repairAt(
          behind(last),
          '},',
          `Missing "}," before ${nameToken(token)}.`,
          `${hint}. A comma separates two entries.`,
        );
  if (last.kind !== ']') return bestRepair(text, [other, unclosed]);
  const early = repairAt(
    last,
    '',
    'Unexpected "]": the list continues after it.',
    'It ends the list too early. Move it behind the last entry.',
  );
  if (isWholeRepair(text, early)) return { ...early, hint: 'It ends the list too early. Remove it.' };
  return bestRepair(text, [other, unclosed, early]);
}

/** A key in a list. Usually a superfluous bracket has closed the object too early. */
export function explainKeyInList(text: string, { closed, token, before }: Situation): SyntaxProblem {
  const colon = problemAt(token, 'Unexpected colon.', 'A list contains values without keys.');
  if (closed?.kind !== '}' || before?.kind !== ',') return colon;
  const early = repairAt(
    closed,
    '',
    'Unexpected "}": the object continues after it.',
    'It closes the object too early. Remove it.',
  );
  return bestRepair(text, [{ ...colon, writes: token.text }, early]);
}
