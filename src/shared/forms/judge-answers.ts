import { isBlank, isInvisible } from '../blank.ts';
import { isDay } from '../day.ts';
import type { FormField, FormFieldKind } from '../generated/sections.ts';
import { plainText } from '../rich-text.ts';
import { maxFileSize, mostFiles, wordsOfFiles } from './file-kinds.ts';
import { type CompleteFormWords, defaultFormWords } from './form-words.ts';
import { isTime, limitOn, readNumber, type Today, writeLimit } from './limits.ts';

/** A part of a domain: letters of any script, digits and hyphens. */
const label = String.raw`[^\s\x00-\x2c\x2e\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+`;

/** Pattern of an e-mail address: as the browser's own check, with letters of any script and a dot in the domain. */
export const emailPattern = String.raw`[^\s@"\(\),:;<>\[\]\\]+@${label}(?:\.${label})+`;

const emailShape = new RegExp(`^${emailPattern}$`);

/** True for an address as it is stored, without what may be pasted around it. */
export function isEmail(text: string): boolean {
  return emailShape.test(text);
}

/** The most characters that a field takes. */
export function maxLengthOf({ kind }: Pick<FormField, 'kind'>): number {
  return kind === 'paragraph' ? 1500 : 200;
}

/** The form around a field: its language, and its words. */
export interface FormLanguage {
  lang: string;
  words: Pick<CompleteFormWords, AnswerViolation | 'yes' | 'no'>;
}

const english: FormLanguage = { lang: 'en', words: defaultFormWords };

/** A field, or only what its kind needs. */
type AnyField = Pick<FormField, 'kind'> & Partial<FormField>;

/**
 * Normalizes an answer. Browser and receiver validate, send and store the result only; normalized again it stays the
 * same. A text of several lines stays unchanged. A text of one line loses invisible characters at its ends, an address
 * or a number also those inside. Several options are one a line, in the order of the form.
 */
export function readAnswer(field: AnyField, typed: string, language = english): string {
  const { kind, options = [] } = field;
  if (isBlank(typed)) return kind === 'checkbox' ? tickAnswer(field, false, language) : '';
  if (kind === 'choice') {
    const chosen = typed.split('\n');
    return chosen.every((option) => options.includes(option))
      ? options.filter((option) => chosen.includes(option)).join('\n')
      : typed;
  }
  if (!isTyped(kind) || kind === 'paragraph') return typed;
  const text = strip(typed, (sign) => /\s/.test(sign) || isInvisible(sign));
  if (kind === 'text') return text;
  // Fillers and variation selectors never belong into an address or a number. Joiners may.
  const kept = kind === 'email' ? /[^\S\ufeff]|[\u200c\u200d]/ : /[^\S\ufeff]/;
  const visible = [...text].filter((sign) => kept.test(sign) || !isBlank(sign)).join('');
  if (kind === 'number') return readNumber(visible, language.lang);
  return kind === 'email' ? readAddress(visible) : visible;
}

/** The answer of a box: yes or no, with the words beside it. Both are proof of what was shown. */
export function tickAnswer(
  { statement = [] }: Partial<FormField>,
  isTicked: boolean,
  { words }: FormLanguage,
): string {
  const said = statement.map((block) => ('children' in block ? plainText(block.children) : '')).join(' ');
  return `${isTicked ? words.yes : words.no} (${said.replaceAll(/\s+/g, ' ')})`;
}

/** True for a kind whose answer is written, and not chosen. */
export function isTyped(kind: FormFieldKind): boolean {
  return !['select', 'choice', 'checkbox', 'file'].includes(kind);
}

/** Extracts the address from pasted text: `Ada <a@b.c>`, `mailto:a@b.c?subject=x`, `a@b.c;`. */
function readAddress(text: string): string {
  const inBrackets = /^[^<>]*<([^<>]*)>[^<>@]*$/.exec(text)?.[1] ?? text;
  const [, linked = inBrackets] = /^\s*mailto:([^?]*)/i.exec(inBrackets) ?? [];
  // Some scripts need joiners between letters; ASCII does not.
  const address = /^[\p{ASCII}\u200c\u200d]*$/u.test(linked)
    ? linked.replaceAll(/[\u200c\u200d]/g, '')
    : linked;
  return strip(address, (sign) => besideAddress.test(sign));
}

/** Spaces, brackets, quotation marks and punctuation of any script, and the stars of WhatsApp. */
const besideAddress = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>＜＞"',;:.*`\u200c\u200d]|(?!\p{ASCII})\p{Po}/u;

/** Removes characters of one kind from both ends. A regular expression would be quadratic on some texts. */
function strip(text: string, isOfKind: (sign: string) => boolean): string {
  let start = 0;
  let end = text.length;
  while (start < end && isOfKind(text.charAt(start))) start++;
  while (end > start && isOfKind(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** What can be wrong with an answer. Each value is a key of the form's words. */
export type AnswerViolation =
  | 'empty'
  | 'tooLong'
  | 'email'
  | 'choice'
  | 'unticked'
  | 'changed'
  | 'date'
  | 'time'
  | 'number'
  | 'whole'
  | 'earliest'
  | 'latest'
  | 'least'
  | 'most'
  | 'tooFew'
  | 'tooMany'
  | 'fileKind'
  | 'pictureKind'
  | 'anyFileKind'
  | 'fileSize';

/** What an answer is judged by. */
export interface Circumstances extends FormLanguage {
  today: Today;
}

/** The days that browsers offer for a date without limits: a year of two digits is a mistake. */
const anyDay = { earliest: '1900-01-01', latest: '2199-12-31' };

/** The limits of a date or a time. */
export function limitsOf({ kind, earliest, latest }: AnyField): { earliest?: string; latest?: string } {
  return {
    ...(kind === 'date' && anyDay),
    ...(earliest !== undefined && { earliest }),
    ...(latest !== undefined && { latest }),
  };
}

type Judge = (field: FormField, answer: string, circumstances: Circumstances) => AnswerViolation | undefined;

const judgeMoment =
  (isMoment: (text: string) => boolean, violation: AnswerViolation): Judge =>
  (field, answer, { today: [first, last] }) => {
    if (!isMoment(answer)) return violation;
    const { earliest, latest } = limitsOf(field);
    if (earliest !== undefined && answer < limitOn(earliest, first)) return 'earliest';
    return latest !== undefined && answer > limitOn(latest, last) ? 'latest' : undefined;
  };

const anyText: Judge = () => undefined;

/** How the answer to a field of each kind is judged, unless there is none. */
const judges: Record<FormFieldKind, Judge> = {
  text: anyText,
  phone: anyText,
  paragraph: anyText,
  email: (_, answer) => (isEmail(answer) ? undefined : 'email'),
  select: ({ options = [] }, answer) => (options.includes(answer) ? undefined : 'choice'),
  choice(field, answer) {
    const { options = [], several } = field;
    const chosen = several ? answer.split('\n') : [answer];
    const isOffered =
      new Set(chosen).size === chosen.length && chosen.every((option) => options.includes(option));
    return isOffered ? judgeCount(field, chosen.length) : 'choice';
  },
  checkbox(field, answer, language) {
    if (answer === tickAnswer(field, true, language)) return undefined;
    // Other words than these were shown.
    if (answer !== tickAnswer(field, false, language)) return 'changed';
    return field.optional ? undefined : 'unticked';
  },
  date: judgeMoment(isDay, 'date'),
  time: judgeMoment(isTime, 'time'),
  number({ decimals = 0, least = -Infinity, most = Infinity }, answer) {
    const [, whole, fraction = ''] = /^(-?\d+)(?:[.,](\d+))?$/.exec(answer) ?? [];
    if (whole === undefined || fraction.length > decimals)
      return decimals === 0 && fraction !== '' ? 'whole' : 'number';
    if (Number(answer) < least) return 'least';
    return Number(answer) > most ? 'most' : undefined;
  },
  // A text in its place.
  file: (field) => wordsOfFiles(field).violation,
};

function judgeCount(
  { several, least = 1, most = Infinity }: AnyField,
  count: number,
): AnswerViolation | undefined {
  if (!several) return undefined;
  if (count < least) return 'tooFew';
  return count > most ? 'tooMany' : undefined;
}

/** Validates an answer that `readAnswer` has normalized. */
export function findViolation(
  field: FormField,
  answer: string,
  circumstances: Circumstances,
): AnswerViolation | undefined {
  if (answer === '') return field.optional ? undefined : 'empty';
  if (isTyped(field.kind) && excessOf(field, answer) > 0) return 'tooLong';
  return judges[field.kind](field, answer, circumstances);
}

/** A chosen or received file. `isOfKind`: whether the field takes it. */
export interface AnyFile {
  name: string;
  size: number;
  isOfKind: boolean;
}

/**
 * The error message for what a field was given: for files, where there are some, else for the answer. Undefined when the
 * field takes it.
 */
export function judgeField(
  field: FormField,
  { answer, files }: { answer: string; files: readonly AnyFile[] },
  circumstances: Circumstances,
): string | undefined {
  const wrong = files.find(({ isOfKind, size }) => !isOfKind || size > maxFileSize);
  const judge = () => {
    if (files.length === 0) return findViolation(field, answer, circumstances);
    if (wrong) return wrong.isOfKind ? 'fileSize' : wordsOfFiles(field).violation;
    return judgeCount({ ...field, most: mostFiles(field) }, files.length);
  };
  const violation = judge();
  if (!violation) return undefined;
  const message = explainViolation(violation, field, answer, circumstances);
  return wrong && files.length > 1 ? `${message} (${wrong.name})` : message;
}

/** The error message for a violation. Of a text that is too long it says how many characters are too many. */
export function explainViolation(
  violation: AnswerViolation,
  field: FormField,
  answer: string,
  circumstances: Circumstances,
): string {
  const { words, lang, today } = circumstances;
  if (field.error !== undefined && (violation === 'empty' || violation === 'unticked')) return field.error;
  if (violation === 'empty' && field.kind === 'choice') return words.choice;
  const number = (value: number) => new Intl.NumberFormat(lang).format(value);
  if (violation === 'tooLong') return words.tooLong.replace('{count}', number(excessOf(field, answer)));
  if (violation === 'number') return words.number.replace('{example}', number(field.decimals ? 12.5 : 12));
  if (violation === 'earliest' || violation === 'latest') {
    // The one that fits on any day that may be today.
    const limit = limitOn(limitsOf(field)[violation]!, today[violation === 'earliest' ? 1 : 0]);
    return words[violation].replace('{limit}', writeLimit(limit, lang));
  }
  return explainLimits(field, circumstances).find(([of]) => of === violation)?.[1] ?? words[violation];
}

/** What a field says of how much it takes: of a number, and of several options or files. */
export function explainLimits(field: AnyField, { words, lang }: FormLanguage): [AnswerViolation, string][] {
  const { kind, several, least } = field;
  const most = kind === 'file' ? mostFiles(field) : field.most;
  if (kind !== 'number' && !several) return [];
  const [below, above] = kind === 'number' ? (['least', 'most'] as const) : (['tooFew', 'tooMany'] as const);
  const limits = [[below, least] as const, [above, most] as const];
  return limits.flatMap(([violation, limit]): [AnswerViolation, string][] => {
    // That there must be one at all goes without saying.
    if (limit === undefined || (violation === 'tooFew' && limit <= 1)) return [];
    return [[violation, words[violation].replace('{limit}', new Intl.NumberFormat(lang).format(limit))]];
  });
}

/** How many characters are too many, in code points: an emoji may count as several. */
function excessOf(field: Pick<FormField, 'kind'>, answer: string): number {
  return [...answer].length - maxLengthOf(field);
}
