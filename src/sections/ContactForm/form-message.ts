import { controlName } from '../../components/control-name.ts';
import {
  explainFault,
  type Fault,
  fileTypes,
  findFault,
  findFileFault,
  readAnswer,
} from '../../shared/forms/field-rules.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { CompleteFormWords } from '../../shared/forms/form-words.ts';
import type { ContactFormTab, FormField } from '../../shared/generated/sections.ts';

/** Values by field name, normalised. */
export type Answers = Readonly<Record<string, string>>;

/** Chosen files by field name. */
export type Files = Readonly<Record<string, File>>;

/** The error messages, and the language that formats their numbers. */
interface ErrorTexts {
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

/** The name of a field that the destination expects. */
export function nameInForm(target: FormTarget, name: string): string {
  return (target.kind === 'post' && target.names[name]) || name;
}

/** The `name` attribute of a field's control. */
export function controlNameOf(target: FormTarget, name: string): string {
  return controlName(nameInForm(target, name));
}

/** Reads the normalised values and the chosen files of a form. */
export function readForm(
  form: HTMLFormElement,
  fields: FormField[],
  target: FormTarget,
): { answers: Answers; files: Files } {
  const answers: Record<string, string> = {};
  const files: Record<string, File> = {};
  const data = new FormData(form);
  for (const field of fields) {
    const { name } = field;
    const value = data.get(controlNameOf(target, name)) ?? '';
    if (typeof value === 'string') answers[name] = readAnswer(field, value);
    // An empty file input holds a file without a name.
    else if (value.name !== '') files[name] = value;
  }
  return { answers, files };
}

/**
 * The message as text: one line per answer, a multi-line answer below its label. Omits unanswered questions. For a file
 * it gives the name, as a reminder to attach it.
 */
export function composeMessage({ fields }: ContactFormTab, answers: Answers, files: Files = {}): string {
  return fields
    .flatMap(({ name, label, kind }) => {
      const answer = files[name]?.name ?? (answers[name] ?? '').trim();
      if (answer === '') return [];
      return [kind === 'paragraph' ? `\n${label}:\n${answer}` : `${label}: ${answer}`];
    })
    .join('\n')
    .trim();
}

/** The `mailto:` URL of the message, or of an empty one. */
export function mailtoAddress({ recipient, subject }: ContactFormTab, message = ''): string {
  // RFC 6068: line breaks in a body are CRLF.
  const body = message === '' ? '' : `&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
  return `mailto:${recipient}?subject=${encodeURIComponent(subject)}${body}`;
}

/** Attributes with which a browser without scripts submits the form. */
export function formAttributes(form: ContactFormTab, target: FormTarget) {
  if (target.kind === 'email')
    return { action: mailtoAddress(form), method: 'post', encType: 'text/plain' } as const;
  const hasFiles = form.fields.some(({ kind }) => kind === 'file');
  return {
    // Netlify redirects to this address after a submission. Without one it shows its own confirmation.
    ...(target.service !== 'netlify' && { action: target.address }),
    method: 'post',
    ...(hasFiles && { encType: 'multipart/form-data' }),
    ...(target.service === 'netlify' && {
      name: target.values['form-name'],
      // Netlify looks for these in the published HTML.
      'data-netlify': 'true',
      'data-netlify-honeypot': target.trap,
    }),
  } as const;
}
