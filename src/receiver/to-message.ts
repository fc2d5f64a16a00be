import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isTyped, judgeField, readAnswer } from '../shared/forms/judge-answers.ts';
import { acceptedTypes } from '../shared/forms/file-kinds.ts';
import { todayAnywhere } from '../shared/forms/limits.ts';
import type { FormDefinition } from './form-definition.ts';
import { noticesOf } from './notices/notices-of.ts';
import type { NoticeSettings } from './notices/read-settings.ts';
import type { Submission } from './read-submission.ts';
import { findSigns } from './spam-signs.ts';
import type { NewMessage } from './store/message-store.ts';

/** What is wrong with one field, in the words of its form. */
export interface FieldError {
  field: string;
  message: string;
}

/** The parts of a form definition that validation needs. */
type FormParts = Pick<FormDefinition, 'form' | 'words' | 'lang'>;

/**
 * Normalizes and validates the fields of a form, in its order, at a time in milliseconds since 1970. Returns at most one
 * error per field.
 */
export function validateSubmission(
  { form, words, lang }: FormParts,
  { answers, files }: Submission,
  now: number,
) {
  const circumstances = { words, lang, today: todayAnywhere(now) };
  const normalized: Record<string, string> = {};
  const errors = new Map<string, string>();
  for (const field of form.fields) {
    const { name, kind } = field;
    const answer = readAnswer(field, answers[name] ?? '', circumstances);
    if (kind !== 'file') normalized[name] = answer;
    const fieldFiles = files.filter((file) => kind === 'file' && file.field === name);
    const types = Object.values(acceptedTypes(field));
    const chosen = fieldFiles.map((file) => ({
      // As the visitor knows it: a file of an unknown type was given an ending.
      name: file.name.replace(/\.bin$/, ''),
      size: file.content.length,
      isOfKind: types.includes(file.type),
    }));
    const error = judgeField(field, { answer, files: chosen }, circumstances);
    if (error !== undefined) errors.set(name, error);
    // Browsers send none from a field of one line, unless it had several when the page was opened.
    else if (isTyped(kind) && kind !== 'paragraph' && /[\r\n]/.test(answer)) errors.set(name, words.changed);
  }
  const hasField = (name: string, isFile: boolean) =>
    form.fields.some((field) => field.name === name && (!isFile || field.kind === 'file'));
  const foreign = [
    ...Object.keys(answers).filter((name) => !hasField(name, false)),
    ...files.map(({ field }) => field).filter((name) => !hasField(name, true)),
  ];
  for (const name of foreign) if (!errors.has(name)) errors.set(name, words.changed);
  return { normalized, errors: Array.from(errors, ([field, message]): FieldError => ({ field, message })) };
}

/** Browsers without scripts send no key: an equal message within this time, or twice of it, counts as a repetition. */
const repetitionMs = 10 * 60_000;

interface Sent {
  answers: NewMessage['answers'];
  submission: Submission;
  headers: IncomingHttpHeaders;
  /** Milliseconds since 1970. */
  now: number;
}

/** A submission in the form that is stored, with the notices that it causes. */
export function toMessage(
  definition: FormDefinition,
  { answers, submission: { files, id, extra }, headers, now }: Sent,
  settings: NoticeSettings,
): NewMessage {
  const { page, form, lang } = definition;
  const isTrapped = Object.values(extra).some((value) => value !== '');
  const reasons = findSigns({ headers, fields: form.fields, answers, isTrapped });
  const suspect = reasons.length > 0;
  const digest = createHash('sha256').update(JSON.stringify([page, form.key, answers]));
  for (const { field, name, content } of files) digest.update(JSON.stringify([field, name])).update(content);
  const fingerprint = digest.digest('hex');
  const idIn = (period: number) => `${fingerprint.slice(0, 40)}-${period}`;
  const period = Math.floor(now / repetitionMs);
  return {
    id: id ?? idIn(period),
    formerId: id === undefined ? idIn(period - 1) : undefined,
    fingerprint,
    page,
    form: form.key,
    subject: form.subject,
    lang,
    answers,
    labels: Object.fromEntries(form.fields.map(({ name, label }) => [name, label])),
    files,
    suspect,
    reasons,
    notices: noticesOf(definition, answers, suspect, settings),
  };
}
