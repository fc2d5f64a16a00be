import { isBlank, isInvisible } from '../blank.ts';
import type { FormField, FormFieldKind } from '../generated/sections.ts';
import type { CompleteFormWords } from './form-words.ts';

/** A part of a domain: letters of any script, digits and hyphens. */
const label = String.raw`[^\s\x00-\x2c\x2e\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]+`;

/** Pattern of an e-mail address: as the browser's own check, with letters of any script and a dot in the domain. */
export const emailPattern = String.raw`[^\s@"\(\),:;<>\[\]\\]+@${label}(?:\.${label})+`;

const emailShape = new RegExp(`^${emailPattern}$`);

/** True for an address as it is stored, without what may be pasted around it. */
export function isEmail(text: string): boolean {
  return emailShape.test(text);
}

/** Size limit of a file, in bytes. */
export const maxFileSize = 5 * 1024 * 1024;

/** The accepted kinds of files: extension and media type. */
export const fileTypes = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const acceptedFiles = [...Object.keys(fileTypes), ...Object.values(fileTypes)].join(',');

/** The most characters that a field takes. */
export function maxLengthOf({ kind }: Pick<FormField, 'kind'>): number {
  return kind === 'paragraph' ? 1500 : 200;
}

/**
 * Normalizes an answer. Browser and receiver validate, send and store the result only. A text of several
 * lines stays unchanged. A text of one line loses invisible characters at its ends, an address or a number
 * also those inside.
 */
export function readAnswer({ kind }: Pick<FormField, 'kind'>, typed: string): string {
  if (isBlank(typed)) return '';
  if (kind === 'paragraph' || kind === 'select') return typed;
  const text = strip(typed, (sign) => /\s/.test(sign) || isInvisible(sign));
  if (kind === 'text') return text;
  // Fillers and variation selectors never belong into an address or a number. Joiners may.
  const kept = kind === 'email' ? /[^\S\ufeff]|[\u200c\u200d]/ : /[^\S\ufeff]/;
  const visible = [...text].filter((sign) => kept.test(sign) || !isBlank(sign)).join('');
  return kind === 'email' ? readAddress(visible) : visible;
}

/** Extracts the address from pasted text: `Ada <a@b.c>`, `mailto:a@b.c?subject=x`, `a@b.c;`. */
function readAddress(text: string): string {
  const inBrackets = /^[^<>]*<([^<>]*)>[^<>@]*$/.exec(text)?.[1] ?? text;
  const [, linked = inBrackets] = /^\s*mailto:([^?]*)/i.exec(inBrackets) ?? [];
  // Some scripts need joiners between letters; ASCII does not.
  const written = /^[\p{ASCII}\u200c\u200d]*$/u.test(linked)
    ? linked.replaceAll(/[\u200c\u200d]/g, '')
    : linked;
  return strip(written, (sign) => besideAddress.test(sign));
}

/** Spaces, brackets, quotation marks and punctuation of any script, and the stars of WhatsApp. */
const besideAddress = /[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}<>＜＞"',;:.*`\u200c\u200d]|(?!\p{ASCII})\p{Po}/u;

/** Removes characters of one kind from both ends. A regular expression would be quadratic on some texts. */
function strip(text: string, isOfKind: (sign: string) => boolean): string {
  let [start, end] = [0, text.length];
  while (start < end && isOfKind(text.charAt(start))) start++;
  while (end > start && isOfKind(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** What can be wrong with an answer. Each value is a key of the form's words. */
export type Fault = 'empty' | 'tooLong' | 'email' | 'choice' | 'fileKind' | 'fileSize';

/** The form that a text of each kind must have, and the fault of one without it. */
const formOf: Record<
  Exclude<FormFieldKind, 'select' | 'file'>,
  { fault: Fault; fits(answer: string): boolean } | undefined
> = {
  text: undefined,
  email: { fault: 'email', fits: isEmail },
  phone: undefined,
  paragraph: undefined,
};

/** Validates an answer that `readAnswer` has normalized. */
export function findFault({ kind, optional, options }: FormField, answer: string): Fault | undefined {
  if (answer === '') return optional ? undefined : 'empty';
  // A text in a file field.
  if (kind === 'file') return 'fileKind';
  if (kind === 'select') return options?.includes(answer) ? undefined : 'choice';
  if (excessOf({ kind }, answer) > 0) return 'tooLong';
  return formOf[kind]?.fits(answer) === false ? formOf[kind].fault : undefined;
}

/** Validates a file. `size` is in bytes. */
export function findFileFault(isOfKind: boolean, size: number): Fault | undefined {
  if (!isOfKind) return 'fileKind';
  return size > maxFileSize ? 'fileSize' : undefined;
}

/** The error message for a fault. For `tooLong` it says how many characters are too many. */
export function explainFault(
  fault: Fault,
  field: FormField,
  answer: string,
  words: Pick<CompleteFormWords, Fault>,
  language: string,
): string {
  if (fault === 'empty') return field.error ?? words.empty;
  const count = new Intl.NumberFormat(language).format(excessOf(field, answer));
  return words[fault].replace('{count}', count);
}

/** How many characters are too many, in code points: an emoji may count as several. */
function excessOf(field: Pick<FormField, 'kind'>, answer: string): number {
  return [...answer].length - maxLengthOf(field);
}
