import { isBlank, isInvisible } from '../blank.ts';
import type { FormField } from '../generated/sections.ts';
import type { CompleteFormWords } from './form-words.ts';

/** What an e-mail address looks like: as lenient as the browser's own check, but with a dot in the domain. */
export const emailPattern = String.raw`[^\s@"\(\),:;<>\[\]\\]+@[^\s@"\(\),:;<>\[\]\\.]+(?:\.[^\s@"\(\),:;<>\[\]\\.]+)+`;

const emailShape = new RegExp(`^${emailPattern}$`);

/** The largest file a form takes, in bytes. */
export const maxFileSize = 5 * 1024 * 1024;

/** The kinds of files a form takes: by the end of their name, and what they say they are. */
export const fileTypes = {
  '.pdf': 'application/pdf',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export const acceptedFiles = [...Object.keys(fileTypes), ...Object.values(fileTypes)].join(',');

/** How many characters fit into a field. */
export function maxLengthOf({ kind }: Pick<FormField, 'kind'>): number {
  return kind === 'paragraph' ? 1500 : 200;
}

/**
 * What a visitor meant by what stands in a field. Browser and receiver judge, send and store this alone. A text of
 * several lines stays as it was typed; what has one line loses what nobody sees at its ends, an address or a number all
 * of it.
 */
export function readAnswer({ kind }: Pick<FormField, 'kind'>, typed: string): string {
  if (isBlank(typed)) return '';
  if (kind === 'paragraph' || kind === 'select') return typed;
  const text = strip(typed, (sign) => /\s/.test(sign) || isInvisible(sign));
  if (kind === 'text') return text;
  // Fillers and what chooses the look of a character have no place in an address or a number either; joiners may.
  const kept = kind === 'email' ? /[^\S\ufeff]|[\u200c\u200d]/ : /[^\S\ufeff]/;
  const visible = [...text].filter((sign) => kept.test(sign) || !isBlank(sign)).join('');
  return kind === 'email' ? readAddress(visible) : visible;
}

/** The address in what mail programs and pages give to be pasted: `Ada <a@b.c>`, `mailto:a@b.c?subject=x`, `a@b.c;`. */
function readAddress(text: string): string {
  const inBrackets = /^[^<>]*<([^<>]*)>[^<>@]*$/.exec(text)?.[1] ?? text;
  const [, linked = inBrackets] = /^\s*mailto:([^?]*)/i.exec(inBrackets) ?? [];
  // Some scripts are written with joiners between their letters; ASCII is not.
  const written = /^[\p{ASCII}\u200c\u200d]*$/u.test(linked)
    ? linked.replaceAll(/[\u200c\u200d]/g, '')
    : linked;
  return strip(written, (sign) => /[\s<>()[\]"',;:.\u200c\u200d]/.test(sign));
}

/** Without the characters at both ends that are of one kind. A pattern that looks for an end takes forever on some texts. */
function strip(text: string, isOfKind: (sign: string) => boolean): string {
  let [start, end] = [0, text.length];
  while (start < end && isOfKind(text.charAt(start))) start++;
  while (end > start && isOfKind(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}

/** What may be wrong with an answer: the name of the words that say so. */
export type Fault = 'empty' | 'tooLong' | 'email' | 'choice' | 'fileKind' | 'fileSize';

/** What is wrong with an answer as `readAnswer` gives it. */
export function findFault({ kind, optional, options }: FormField, answer: string): Fault | undefined {
  if (answer === '') return optional ? undefined : 'empty';
  // A text where a file belongs.
  if (kind === 'file') return 'fileKind';
  if (kind === 'select') return options?.includes(answer) ? undefined : 'choice';
  if (excessOf({ kind }, answer) > 0) return 'tooLong';
  return kind === 'email' && !emailShape.test(answer) ? 'email' : undefined;
}

/** What is wrong with a file. */
export function findFileFault(isOfKind: boolean, size: number): Fault | undefined {
  if (!isOfKind) return 'fileKind';
  return size > maxFileSize ? 'fileSize' : undefined;
}

/** The words for what is wrong with an answer; of one that is too long, by how many characters. */
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

/** How many characters are too many. An emoji is as many as Unicode makes it of. */
function excessOf(field: Pick<FormField, 'kind'>, answer: string): number {
  return [...answer].length - maxLengthOf(field);
}
