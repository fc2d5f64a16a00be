import type { FormField } from '../../shared/generated/sections.ts';
import {
  explainFault,
  type Fault,
  fileTypes,
  findFault,
  findFileFault,
} from '../../shared/forms/field-rules.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';

/** Values by field name, normalised. */
export type Answers = Readonly<Record<string, string>>;

/** Chosen files by field name. */
export type Files = Readonly<Record<string, File>>;

/** The error messages, and the language that formats their numbers. */
export interface ErrorTexts {
  words: Pick<CompleteFormWords, Fault>;
  lang: string;
}

/** Error messages by field name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Validates the fields and returns the errors. */
export function findErrors(
  fields: FormField[],
  answers: Answers,
  { words, lang }: ErrorTexts,
  files: Files = {},
): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { [field.name]: answer = '' } = answers;
      const { [field.name]: file } = files;
      const fault = file ? findFileFault(isOfKind(file), file.size) : findFault(field, answer);
      return fault ? [[field.name, explainFault(fault, field, answer, words, lang)]] : [];
    }),
  );
}

function isOfKind({ name }: File): boolean {
  return Object.keys(fileTypes).some((end) => name.toLowerCase().endsWith(end));
}
