import {
  explainFault,
  fileTypes,
  findFault,
  findFileFault,
  readAnswer,
} from '../shared/forms/field-rules.ts';
import type { FormDefinition } from './form-definition.ts';
import type { Submission } from './read-submission.ts';

/** What is wrong with one field, in the words of its form. */
export interface FieldError {
  field: string;
  message: string;
}

/** What of a form decides whether a message fits it. */
type FormRules = Pick<FormDefinition, 'form' | 'words' | 'lang'>;

/** What was meant with each field of the form, in its order, and what is wrong: one error per field, none when it fits. */
export function judgeSubmission({ form, words, lang }: FormRules, { answers, files }: Submission) {
  const meant: Record<string, string> = {};
  const errors = new Map<string, string>();
  for (const field of form.fields) {
    const { name, kind } = field;
    const answer = readAnswer(field, answers[name] ?? '');
    if (kind !== 'file') meant[name] = answer;
    const file = kind === 'file' && files.find((one) => one.field === name);
    const fault = file
      ? findFileFault(Object.values<string>(fileTypes).includes(file.type), file.content.length)
      : findFault(field, answer);
    if (fault) errors.set(name, explainFault(fault, field, answer, words, lang));
  }
  const takes = (name: string, isFile: boolean) =>
    form.fields.some((field) => field.name === name && (!isFile || field.kind === 'file'));
  const foreign = [
    ...Object.keys(answers).filter((name) => !takes(name, false)),
    ...files.map(({ field }) => field).filter((name) => !takes(name, true)),
  ];
  for (const name of foreign) if (!errors.has(name)) errors.set(name, words.changed);
  return { meant, errors: Array.from(errors, ([field, message]): FieldError => ({ field, message })) };
}
