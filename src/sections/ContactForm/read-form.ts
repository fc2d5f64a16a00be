import type { FormField } from '../../shared/generated/sections.ts';
import { readAnswer } from '../../shared/forms/field-rules.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { Answers, Files } from './find-errors.ts';

/** The `name` attribute of a field's control, which is the name that the destination expects. */
export function nameInForm(target: FormTarget, name: string): string {
  return (target.kind === 'post' && target.names[name]) || name;
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
    const value = data.get(nameInForm(target, name)) ?? '';
    if (typeof value === 'string') answers[name] = readAnswer(field, value);
    // An empty file input holds a file without a name.
    else if (value.name !== '') files[name] = value;
  }
  return { answers, files };
}
