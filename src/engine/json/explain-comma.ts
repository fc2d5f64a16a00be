import type { Situation, SyntaxProblem } from './syntax-problem.ts';

/** Further thousands. */
const groups = /(?:,\d{3}\b){1,10}/y;

/**
 * A comma inside a number, which stands before the token that broke the reader: "1,000" as people write it in English,
 * "1,5" as they write it elsewhere. Undefined when it is none.
 */
export function explainComma(
  text: string,
  { expected, token, previous, before }: Situation,
): SyntaxProblem | undefined {
  // After the value "1" a comma is in order; what follows it is not.
  const isInside = expected === 'key' && previous?.kind === ',' && before?.kind === 'number';
  if (!isInside || token.kind !== 'number') return undefined;
  if (before.end !== previous.start || previous.end !== token.start) return undefined;
  const isThousands = /^\d{3}$/.test(token.text) && /^-?[1-9]\d{0,2}$/.test(before.text);
  groups.lastIndex = token.end;
  const [more = ''] = isThousands ? (groups.exec(text) ?? []) : [];
  const written = `${before.text},${token.text}${more}`;
  const number = isThousands ? written.replaceAll(',', '') : written.replace(',', '.');
  return {
    start: before.start,
    end: token.end + more.length,
    message: `Unexpected comma in the number ${written}.`,
    hint: `Write ${number}, or "${written}" in double quotes where a text is expected.`,
  };
}
