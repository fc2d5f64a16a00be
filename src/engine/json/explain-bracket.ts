import { bestRepair, isWholeRepair, type Repair } from './best-repair.ts';
import type { Token } from './json-tokens.ts';
import {
  at,
  behind,
  closingBracket,
  isInObject,
  lineOf,
  nameToken,
  type Situation,
  type SyntaxProblem,
} from './syntax-problem.ts';

/** A closing bracket that does not close what is open: one is missing before it, it is one too many, or of the wrong kind. */
export function explainClosing(text: string, { expected, open, previous, token }: Situation): SyntaxProblem {
  const bracket = open.at(-1);
  if (bracket === undefined || previous === undefined)
    return {
      ...at(
        token,
        `Unexpected ${nameToken(token)} after the end of the JSON.`,
        'It closes nothing. Remove it.',
      ),
      writes: '',
    };
  if (previous.kind === ',')
    return {
      ...at(
        previous,
        `Unexpected comma before ${nameToken(token)}.`,
        'Remove the comma after the last entry.',
      ),
      writes: '',
    };
  if (expected === 'colon')
    return behind(
      previous,
      `Missing value of the key ${nameToken(previous)}.`,
      'Write a key and its value as "key": value.',
    );
  if (expected === 'value') return behind(previous, `Missing value before ${nameToken(token)}.`);
  const closing = closingBracket(open);
  const place = `the "${bracket.text}" of line ${lineOf(text, bracket.start)}`;
  return bestRepair(text, [
    {
      ...behind(previous, `Missing "${closing}" before ${nameToken(token)}.`, `It closes ${place}.`),
      writes: closing,
    },
    {
      ...at(
        token,
        `Unexpected ${nameToken(token)}.`,
        `It closes nothing: ${place} is still open. Remove it.`,
      ),
      writes: '',
    },
    {
      ...at(token, `Expected "${closing}" instead of ${nameToken(token)}.`, `It closes ${place}.`),
      writes: closing,
    },
  ]);
}

/** The end of the file while brackets are open. */
export function explainUnclosed(text: string, open: Token[], previous: Token): SyntaxProblem {
  const signs = open.toReversed().map(({ kind }) => (kind === '{' ? '}' : ']'));
  const [innermost] = open.slice(-1);
  const line = lineOf(text, innermost?.start ?? 0);
  const words =
    signs.length === 1
      ? [
          `Missing "${signs[0]}" at the end of the file.`,
          `It closes the "${innermost?.text}" of line ${line}.`,
        ]
      : [
          `Missing ${signs
            .slice(0, 4)
            .map((sign) => `"${sign}"`)
            .join(', ')} at the end of the file.`,
          `The first of them closes the "${innermost?.text}" of line ${line}.`,
        ];
  return { ...behind(previous, words[0] ?? '', words[1]), writes: signs.join('') };
}

/** A "{" where an object has a key or a comma: most often the block or card before it was not closed, or their list was. */
export function explainOpening(text: string, situation: Situation, other: Repair): SyntaxProblem {
  const { open, previous, before, token } = situation;
  const bracket = open.at(-1);
  if (!isInObject(open) || !bracket || !previous) return other;
  const last = previous.kind === ',' ? before : previous;
  if (!last || last === bracket) return other;
  const hint = `It closes the "{" of line ${lineOf(text, bracket.start)}`;
  const repair: Repair =
    previous.kind === ','
      ? {
          ...behind(last, `Missing "}" before the comma.`, `${hint}. Write it in front of the comma.`),
          writes: '}',
        }
      : {
          ...behind(
            last,
            `Missing "}," before ${nameToken(token)}.`,
            `${hint}. A comma stands between two entries.`,
          ),
          writes: '},',
        };
  if (last.kind !== ']') return bestRepair(text, [other, repair]);
  const early = {
    ...at(
      last,
      'Unexpected "]": what follows belongs to the same list.',
      'It ends the list too early. Move it behind the last entry.',
    ),
    writes: '',
  };
  if (isWholeRepair(text, early)) return { ...early, hint: 'It ends the list too early. Remove it.' };
  return bestRepair(text, [other, repair, early]);
}

/** A key in a list: most often a bracket too many has closed the object that it belongs to. */
export function explainKeyInList(text: string, { closed, token, before }: Situation): SyntaxProblem {
  const colon = at(token, 'Unexpected colon.', 'A list holds values without keys.');
  if (closed?.kind !== '}' || before?.kind !== ',') return colon;
  const early = at(
    closed,
    'Unexpected "}": what follows belongs to the same object.',
    'It closes the object too early. Remove it.',
  );
  return bestRepair(text, [
    { ...colon, writes: token.text },
    { ...early, writes: '' },
  ]);
}
