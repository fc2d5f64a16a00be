import type { FormField } from '../../shared/generated/sections.ts';
import { readAnswer } from '../../shared/forms/field-rules.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { Answers, Files } from './find-errors.ts';

/** What a field is called in the document, which is what its destination calls it. */
export function nameInForm(target: FormTarget, name: string): string {
  return (target.kind === 'post' && target.names[name]) || name;
}

/** What is meant by what stands in a form right now, and what was chosen. */
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
    // A field for a file that was left alone holds a file without a name.
    else if (value.name !== '') files[name] = value;
  }
  return { answers, files };
}
