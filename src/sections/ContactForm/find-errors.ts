import type { FormField } from '../../shared/generated/sections.ts';
import { emailPattern, fileTypes, maxFileSize } from '../../shared/forms/field-rules.ts';
import type { WordsInForm } from './words-in-form.ts';

/** What a visitor typed, by the field's name. */
export type Answers = Readonly<Record<string, string>>;

/** The files a visitor chose, by the field's name. */
export type Files = Readonly<Record<string, File>>;

/** What may be said of an answer. */
type Words = Pick<WordsInForm, 'email' | 'empty' | 'fileKind' | 'fileSize'>;

/** What is wrong, by the field's name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

const emailShape = new RegExp(`^${emailPattern}$`);

/** What is wrong with one answer; undefined when nothing is. */
export function findError(field: FormField, answer: string, words: Words, file?: File): string | undefined {
  if (file) return findFileError(file, words);
  const typed = answer.trim();
  if (typed === '') return field.optional ? undefined : (field.error ?? words.empty);
  if (field.kind === 'email' && !emailShape.test(typed)) return words.email;
  return undefined;
}

function findFileError({ name, size }: File, words: Words): string | undefined {
  const isKnown = Object.keys(fileTypes).some((end) => name.toLowerCase().endsWith(end));
  if (!isKnown) return words.fileKind;
  return size > maxFileSize ? words.fileSize : undefined;
}

export function findErrors(
  fields: FormField[],
  answers: Answers,
  words: Words,
  files: Files = {},
): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = findError(field, answers[field.name] ?? '', words, files[field.name]);
      return error === undefined ? [] : [[field.name, error]];
    }),
  );
}
