import type { Situation, SyntaxProblem } from './syntax-problem.ts';

/** Digits with signs between them, as people write numbers: "1,000", "1.000,50", "1 234", "1'000". */
const written = /-?\d+(?:[.,'’_ \u00a0\u202f]\d+){1,12}(?![\w"])/y;

const names: Record<string, string> = {
  ',': 'comma',
  '.': 'point',
  "'": 'apostrophe',
  '’': 'apostrophe',
  _: 'underscore',
};

/** A number with signs that JSON does not know in it. Undefined when the fault is none. */
export function explainNumber(
  text: string,
  { expected, token, previous, before }: Situation,
): SyntaxProblem | undefined {
  // After the value "1" a comma is in order; what follows it is not.
  const isBehindComma = expected === 'key' && previous?.kind === ',' && before?.kind === 'number';
  const first = [isBehindComma ? before : undefined, expected === 'next' ? previous : undefined, token].find(
    (one) => one?.kind === 'number',
  );
  if (first === undefined) return undefined;
  written.lastIndex = first.start;
  const [number] = written.exec(text) ?? [];
  const end = first.start + (number?.length ?? 0);
  if (number === undefined || token.start > end || (token !== first && token.start === end)) return undefined;
  const plain = toPlainNumber(number);
  if (plain === undefined) return undefined;
  const sign = /[^\d.-]/.exec(number)?.[0] ?? '.';
  return {
    start: first.start,
    end,
    message: `Unexpected ${names[sign] ?? 'space'} in the number ${number}.`,
    hint: `Write ${plain}, or "${number}" in double quotes where a text is expected.`,
  };
}

/**
 * `1.000,50` → `1000.50`: signs before groups of three divide thousands, in India of two before the last (1,50,000), and a
 * last one of another kind the decimals.
 */
function toPlainNumber(number: string): string | undefined {
  const digits = number.split(/[^\d-]/);
  const signs = number.replaceAll(/[\d-]/g, '');
  const [head = '', ...groups] = digits;
  const isThousands = (group: string | undefined) => group?.length === 3;
  const last = signs.at(-1)!;
  const isMixed = [...signs].slice(0, -1).some((sign) => sign !== last);
  const isOneKind = [...signs].slice(0, -1).every((sign) => sign === signs[0]);
  const inner = groups.slice(0, -1);
  const isIndian = inner.every((group) => group.length === 2);
  const isGrouped = /^-?[1-9]\d{0,2}$/.test(head) && (inner.every(isThousands) || isIndian) && isOneKind;
  if (isGrouped && !isMixed && isThousands(groups.at(-1))) return digits.join('');
  const isDecimal = last === ',' || last === '.';
  if (isDecimal && (signs.length === 1 || (isGrouped && isMixed)))
    return `${digits.slice(0, -1).join('')}.${digits.at(-1)}`;
  return undefined;
}
