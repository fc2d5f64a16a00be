import type { ErrorObject, ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FormField } from '../shared/generated/sections.ts';
import type { FormDefinition } from './form-definition.ts';
import { formSchema } from './form-schema.ts';
import type { Submission } from './read-submission.ts';

/** What is wrong with one field, in the words of its form. */
export interface FieldError {
  field: string;
  message: string;
}

/** What of a form decides whether a message fits it. */
type FormRules = Pick<FormDefinition, 'form' | 'words'>;

const validators = new Map<string, ValidateFunction>();
/** A site has few forms; each time it is published anew there may be some more. */
const maxValidators = 200;

/** What is wrong with a submission, one error per field, in the order of the form. Empty when nothing is. */
export function validateSubmission(definition: FormRules, { answers, files }: Submission): FieldError[] {
  const validate = validatorOf(definition);
  const message: Record<string, unknown> = { ...answers };
  for (const { field, type, content } of files) message[field] = { type, size: content.length };
  if (validate(message)) return [];
  const errors = new Map<string, string>();
  for (const error of validate.errors ?? []) {
    const field = fieldOf(error);
    if (!errors.has(field)) errors.set(field, explain(definition, field, error, answers[field] ?? ''));
  }
  const known = definition.form.fields.map(({ name }) => name).filter((name) => errors.has(name));
  const foreign = [...errors.keys()].filter((name) => !known.includes(name));
  return [...known, ...foreign].map((field) => ({ field, message: errors.get(field)! }));
}

function validatorOf(definition: FormRules): ValidateFunction {
  const schema = formSchema(definition);
  const key = JSON.stringify(schema);
  const found = validators.get(key);
  if (found) return found;
  if (validators.size >= maxValidators) validators.clear();
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(schema);
  validators.set(key, validate);
  return validate;
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as Record<string, string | undefined>;
  return instancePath.split('/')[1] ?? missingProperty ?? additionalProperty ?? '';
}

function explain({ form, words }: FormRules, name: string, error: ErrorObject, answer: string): string {
  const field: FormField | undefined = form.fields.find((candidate) => candidate.name === name);
  if (!field) return words.changed;
  if (error.keyword === 'required') return field.error ?? words.empty;
  if (field.kind === 'file') return error.keyword === 'maximum' ? words.fileSize : words.fileKind;
  if (answer.trim() === '') return field.error ?? words.empty;
  if (error.keyword === 'maxLength') return words.tooLong;
  return field.kind === 'select' ? words.choice : words.email;
}
