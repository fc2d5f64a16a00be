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

/** The parts of a form definition that validation needs. */
type FormRules = Pick<FormDefinition, 'form' | 'words' | 'lang'>;

/** Normalizes and validates the fields of a form, in its order. Returns at most one error per field. */
export function validateSubmission({ form, words, lang }: FormRules, { answers, files }: Submission) {
  const normalized: Record<string, string> = {};
  const errors = new Map<string, string>();
  for (const field of form.fields) {
    const { name, kind } = field;
    const answer = readAnswer(field, answers[name] ?? '');
    if (kind !== 'file') normalized[name] = answer;
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
  return { normalized, errors: Array.from(errors, ([field, message]): FieldError => ({ field, message })) };
}
