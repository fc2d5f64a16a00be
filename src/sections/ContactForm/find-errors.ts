import type { FormField } from '../../shared/generated/sections.ts';
import {
  explainFault,
  type Fault,
  fileTypes,
  findFault,
  findFileFault,
} from '../../shared/forms/field-rules.ts';
import type { WordsInForm } from './words-in-form.ts';

/** What a visitor meant, by the field's name. */
export type Answers = Readonly<Record<string, string>>;

/** The files a visitor chose, by the field's name. */
export type Files = Readonly<Record<string, File>>;

/** What is said of answers, and in which language figures are written. */
export interface Speech {
  words: Pick<WordsInForm, Fault>;
  lang: string;
}

/** What is wrong, by the field's name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** What is wrong with each of these fields that is not right. */
export function findErrors(
  fields: FormField[],
  answers: Answers,
  { words, lang }: Speech,
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
