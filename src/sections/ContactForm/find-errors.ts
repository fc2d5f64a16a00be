import type { FormField } from '../../shared/generated/sections.ts';
import type { CompleteFormWords } from './form-words.ts';

/** What a visitor typed, by the field's name. */
export type Answers = Readonly<Record<string, string>>;

/** What is wrong, by the field's name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** As lenient as the browser's own check, but wants a dot in the domain. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with one answer; undefined when nothing is. */
export function findError(field: FormField, answer: string, words: CompleteFormWords): string | undefined {
  const typed = answer.trim();
  if (typed === '') return field.optional ? undefined : (field.error ?? words.empty);
  if (field.kind === 'email' && !emailShape.test(typed)) return words.email;
  return undefined;
}

export function findErrors(fields: FormField[], answers: Answers, words: CompleteFormWords): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = findError(field, answers[field.name] ?? '', words);
      return error === undefined ? [] : [[field.name, error]];
    }),
  );
}

/** What stands in a form right now. */
export function readAnswers(form: HTMLFormElement): Answers {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
  return Object.fromEntries(entries) as Answers;
}
