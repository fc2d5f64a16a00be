import { controlName } from '../../components/control-name.ts';
import {
  type Circumstances,
  type FormLanguage,
  judgeField,
  readAnswer,
} from '../../shared/forms/judge-answers.ts';
import { acceptedTypes } from '../../shared/forms/file-kinds.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { ContactFormTab, FormField } from '../../shared/generated/sections.ts';

/** Values by field name, normalised. */
export type Answers = Readonly<Record<string, string>>;

/** Chosen files by field name, without fields that have none. */
export type Files = Readonly<Record<string, readonly File[]>>;

/** Error messages by field name, in the order of the form. */
export type FormErrors = Readonly<Record<string, string>>;

/** Validates the fields and returns the errors. */
export function findErrors(
  fields: FormField[],
  answers: Answers,
  circumstances: Circumstances,
  files: Files = {},
): FormErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const { [field.name]: answer = '' } = answers;
      const { [field.name]: chosen = [] } = files;
      const types = Object.entries(acceptedTypes(field));
      const given = chosen.map(({ name, size, type }) => ({
        name,
        size,
        // Phones may name a picture without an extension.
        isOfKind: types.some(([end, mime]) => name.toLowerCase().endsWith(end) || type === mime),
      }));
      const error = judgeField(field, { answer, files: given }, circumstances);
      return error === undefined ? [] : [[field.name, error]];
    }),
  );
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
  language: FormLanguage,
): { answers: Answers; files: Files } {
  const answers: Record<string, string> = {};
  const files: Record<string, File[]> = {};
  const data = new FormData(form);
  for (const field of fields) {
    const { name, kind } = field;
    const control = controlNameOf(target, name);
    const values = data.getAll(control);
    // An empty file input holds a file without a name.
    const chosen = values.filter((value) => typeof value !== 'string').filter((file) => file.name !== '');
    if (chosen.length > 0) files[name] = chosen;
    if (kind === 'file') continue;
    // A date that is half typed has no value.
    const isHalf = controlsOf(form, control).some(({ validity }) => validity.badInput);
    answers[name] = readAnswer(field, isHalf ? '?' : values.join('\n'), language);
  }
  return { answers, files };
}

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The controls of a form with a name: one for each option of a choice. */
export function controlsOf(form: HTMLFormElement | null, name: string): Control[] {
  const item = form?.elements.namedItem(name) ?? null;
  return (item instanceof RadioNodeList ? [...item] : [item]).filter(isControl);
}

function isControl(node: Node | null): node is Control {
  return node !== null && 'value' in node && 'form' in node;
}

/**
 * The message as text: one line per answer, a multi-line answer below its label. Omits unanswered questions. For a file
 * it gives the name, as a reminder to attach it.
 */
export function composeMessage({ fields }: ContactFormTab, answers: Answers, files: Files = {}): string {
  return fields
    .flatMap(({ name, label, kind }) => {
      const answer = files[name]?.map((file) => file.name).join(', ') ?? (answers[name] ?? '').trim();
      if (answer === '') return [];
      return [kind === 'paragraph' ? `\n${label}:\n${answer}` : `${label}: ${answer.replaceAll('\n', ', ')}`];
    })
    .join('\n')
    .trim();
}

/** The `mailto:` URL of the message, or of an empty one. */
export function mailtoAddress({ recipient, subject }: ContactFormTab, message = ''): string {
  // RFC 6068: line breaks in a body are CRLF.
  const body = message === '' ? '' : `&body=${encodeURIComponent(message.replaceAll('\n', '\r\n'))}`;
  return `mailto:${recipient.replaceAll(/\s/g, '')}?subject=${encodeURIComponent(subject)}${body}`;
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
