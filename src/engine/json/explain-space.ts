import { isWholeRepair } from './best-repair.ts';
import type { Token } from './json-tokens.ts';
import type { SyntaxProblem } from './syntax-problem.ts';

/** White space, or nothing at all to be seen, that JSON does not know. */
const oddSpaces = /^(?:[^\S \t\n\r]|[\u200b-\u200f\u2060\ufeff])+/;

const names: Record<string, string> = {
  '\u00a0': 'no-break space',
  '\u202f': 'narrow no-break space',
  '\u3000': 'wide space',
  '\u200b': 'space without width',
  '\ufeff': 'byte order mark',
};

/** A space that was copied from elsewhere and looks like one of the keyboard's. Undefined for any other token. */
export function explainSpace(text: string, { start }: Token): SyntaxProblem | undefined {
  const [run] = oddSpaces.exec(text.slice(start, start + 200)) ?? [];
  if (run === undefined) return undefined;
  const code = run.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  const repair = {
    start,
    end: start + run.length,
    message: `Unexpected ${names[run.charAt(0)] ?? 'character'} (U+${code}).`,
    hint: 'It looks like a space and came along with a copied text. Write plain spaces instead.',
    writes: ' '.repeat(run.length),
  };
  if (isWholeRepair(text, repair)) return repair;
  return {
    ...repair,
    hint: `${repair.hint} There are more of them: search for one and replace all.`,
  };
}
