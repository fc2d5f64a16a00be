import type { Range } from '../../text/line-index.ts';
import { askBack, suggest } from '../../../shared/suggest.ts';
import type { Situation } from './find-syntax-error.ts';
import { createLineReader, violationAt, restOfLine, shorten, type SyntaxViolation } from './repair.ts';

const textsHint =
  'Texts are in double quotes. Where yes or no is asked for, write true or false without them.';

/** Explains a value that is no text, number, word, list or object. */
export function explainValue({ token }: Situation): SyntaxViolation {
  const oddNumber = explainOddNumber(token, token.text);
  if (oddNumber) return oddNumber;
  // "5." is shown with quotes, as a full stop follows.
  const named = nameNumber(token.text);
  if (/^[-+−–.]?\p{N}/u.test(token.text))
    return violationAt(
      token,
      `Unexpected number ${named}.`,
      'JSON takes the digits 0 to 9 only, as 12, -3 or 0.5. Anything else is a text, in double quotes: "2026-05-01".',
    );
  if (/^[-+]?(?:none|undefined|nil|nan|infinity)$/i.test(token.text))
    return violationAt(
      token,
      `Unknown value ${token.text}.`,
      `JSON has no ${token.text}. Leave the property out when it has no value.`,
    );
  const { meant } = suggest(token.text, ['true', 'false', 'null']);
  if (meant !== undefined) {
    const violation = violationAt(token, askBack(`Unknown value ${token.text}.`, meant), undefined, meant);
    return { ...violation, isGuess: token.text.toLowerCase() !== meant };
  }
  // A backslash belongs to a longer text, or to a path.
  const writes = token.text.includes('\\') ? undefined : `"${token.text}"`;
  return violationAt(token, `Missing double quotes around ${named}.`, textsHint, writes);
}

/** How numbers of other languages differ from one of JSON, and that number, if it is the only meaning or one of two. */
const oddNumbers: readonly (readonly [
  pattern: RegExp,
  differs: (text: string) => string,
  plain?: (text: string) => string,
  isCertain?: boolean,
])[] = [
  [
    /^-?0\d+(?:\.\d+)?$/,
    (text) => `${nameNumber(text)}: a number does not begin with 0`,
    (text) => text.replace(/^(-?)0+(?=\d)/, '$1'),
  ],
  [
    /^\+(?=[\d.])\d*(?:\.\d+)?$/,
    (text) => `"+" before the number ${text.slice(1)}`,
    (text) => text.slice(1).replace(/^\./, '0.'),
  ],
  [/^[−–]\d+(?:\.\d+)?$/, (text) => `dash in ${text}: a minus is "-"`, (text) => `-${text.slice(1)}`, true],
  [
    /^-?\.\d+$/,
    (text) => `number ${text}: a digit is missing before the point`,
    (text) => text.replace('.', '0.'),
    true,
  ],
  [/^-?\d+\.$/, (text) => `point at the end of the number ${nameNumber(text)}`, (text) => text.slice(0, -1)],
  [
    /^0(?:x[\da-f]+|o[0-7]+|b[01]+)$/i,
    (text) => `"${text.charAt(1)}" in ${text}: JSON has decimal numbers only`,
    (text) => String(Number(text)),
  ],
  [
    /^-?\d+(?:\.\d+)?[n;)]$/,
    (text) => `"${text.slice(-1)}" behind the number ${text.slice(0, -1)}`,
    (text) => text.slice(0, -1),
  ],
  [/^-?\d+(?:\.\d+)?e[-+]?$/i, (text) => `end of ${nameNumber(text)}: digits are missing behind "e"`],
];

/** Explains what sets a number apart from one of JSON. */
function explainOddNumber(place: Range, text: string): SyntaxViolation | undefined {
  const [, differs, plain, isCertain] = oddNumbers.find(([pattern]) => pattern.test(text)) ?? [];
  if (!differs) return undefined;
  const message = `Unexpected ${differs(text)}.`;
  const number = plain?.(text);
  if (isCertain) return violationAt(place, message, `Write ${number}.`, number);
  // A postcode, a code or a phone number; as a number it would lose the 0.
  if (/^0\d+$/.test(text))
    return violationAt(
      place,
      message,
      `Write "${text}", in double quotes, which keeps the 0. Where a number is expected, write ${number}.`,
      `"${text}"`,
    );
  const asText = `${number === undefined ? '' : 'or '}"${text}" in double quotes where a text is expected.`;
  return violationAt(place, message, `Write ${number === undefined ? '' : `${number}, `}${asText}`);
}

function nameNumber(text: string): string {
  const word = shorten(text);
  return word.endsWith('.') ? `"${word}"` : word;
}

/** Explains a text of several words, or with a placeholder, that has no quotes. */
export function explainBareText(situation: Situation) {
  const { text, token, previous, expected, open } = situation;
  const isPlaceholder = previous.kind === '{' && text.charAt(token.end) === '}';
  if (expected !== 'value' && !isPlaceholder) return undefined;
  const { start } = isPlaceholder ? previous : token;
  const line = restOfLine(text, start);
  const inList = open.at(isPlaceholder ? -2 : -1)?.kind === '[';
  const canRead = createLineReader(situation, 1);
  for (const { index } of line.matchAll(/[,}\]]|$/g)) {
    const words = line.slice(0, index).trimEnd();
    if (words.lastIndexOf('{') > words.lastIndexOf('}')) continue;
    if (/["[]/.test(words)) return undefined;
    const message = `Missing double quotes around ${shorten(words)}.`;
    const violation = violationAt({ start, end: start + words.length }, message, textsHint, `"${words}"`);
    if (!canRead(violation)) continue;
    // The comma may also separate entries.
    if (words.includes(',') && (inList || words.includes(':')))
      return { ...explainValue(situation), isGuess: true };
    return words === token.text ? undefined : violation;
  }
  return undefined;
}

/** Words on one line that begin with a digit. A comma or a colon is a part of them between two digits only. */
const digitsAndWords =
  /[-+]?\d(?:[^\s,;{}[\]":]|[,:](?=\d))*(?:[ \u00a0\u202f]+(?:[^\s,;{}[\]":]|[,:](?=\d))+)*(?=\s*(?:[,}\]\n"]|$))/y;

/** A number with one mistake, perhaps before a bracket of another kind: "01", "5.", "2)". */
const oneNumber = /^[-+]?\d*(?:\.\d*)?\)?$/;

/** The words around a token that begin with a digit. After the value "1" a comma is valid; only the digits after it are not. */
function numberAround({ text, token, last }: Situation): Range | undefined {
  const ranges = [last, token].map(({ start }) => {
    digitsAndWords.lastIndex = start;
    const [words = ''] = digitsAndWords.exec(text) ?? [];
    return { start, end: start + words.length };
  });
  return ranges.find(({ end }) => end > token.start);
}

/** Explains a number with separators, or a time, date, phone number or quantity without quotes. */
export function explainNumber(situation: Situation) {
  const { text, expected, token, open } = situation;
  if (expected === 'colon' || open.length === 0) return undefined;
  const place = numberAround(situation);
  if (!place) return undefined;
  const words = text.slice(place.start, place.end);
  const oddNumber = explainOddNumber(place, words);
  if (oddNumber) return oddNumber;
  const plain = toPlainNumber(words);
  if (plain !== undefined) {
    const [sign = '.'] = /[^\d.-]/.exec(words) ?? [];
    const message = `Unexpected ${/\s/.test(sign) ? 'space' : `"${sign}"`} in the number ${words}.`;
    return violationAt(
      place,
      message,
      `Write ${plain}, or "${words}" in double quotes where a text is expected.`,
    );
  }
  // Between two numbers a comma is missing.
  if (oneNumber.test(words) || (expected === 'next' && token.kind === 'word')) return undefined;
  const points = /^[\d.]+$/.test(words) ? 'one point at most' : 'digits only';
  const hint = `Texts are in double quotes. A number has ${points}, as 12 or 0.5.`;
  return violationAt(place, `Missing double quotes around ${shorten(words)}.`, hint);
}

/**
 * Thousands separators before groups of three digits, and perhaps a decimal separator, which is another sign. In India,
 * groups of two come before the last: 1,50,000.
 */
const grouped =
  /^(-?[1-9]\d{0,2}([.,'’_ \u00a0\u202f])(?:(?:\d{3}\2)*|(?:\d{2}\2)*)\d{3})(?:(?!\2)[.,](\d+))?$/;

/** `1.000,50` → `1000.50`. */
function toPlainNumber(number: string): string | undefined {
  const [, whole, , fraction] = grouped.exec(number) ?? /^(-?(?:0|[1-9]\d*))([.,])(\d+)$/.exec(number) ?? [];
  const digits = whole?.replaceAll(/[^\d-]/g, '');
  return digits === undefined || fraction === undefined ? digits : `${digits}.${fraction}`;
}
