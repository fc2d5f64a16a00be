import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { FormField } from '../../shared/generated/sections.ts';
import { type Answers, type Control, controlNameOf, controlsOf } from './form-message.ts';

/** The controls of a field: one for each option of a choice. */
export interface FieldControls {
  name: string;
  controls: Control[];
}

/** The fields that a draft stores. Browsers cannot restore a chosen file, and a consent is given each time. */
export function storedFields(
  form: HTMLFormElement | null,
  fields: readonly FormField[],
  target: FormTarget,
): FieldControls[] {
  return fields
    .filter(({ kind }) => kind !== 'file' && kind !== 'checkbox')
    .map(({ name }) => ({ name, controls: controlsOf(form, controlNameOf(target, name)) }))
    .filter(({ controls }) => controls.length > 0);
}

/** True while the visitor has changed no field. */
export function isBlank(fields: readonly FieldControls[]): boolean {
  return fields.every(({ controls }) => controls.every(isUntouched));
}

export function answersIn(fields: readonly FieldControls[]): Answers {
  return Object.fromEntries(fields.map(({ name, controls }) => [name, valueOf(controls)]));
}

/** Fills untouched fields. Returns true when the form then has these answers and is not blank. */
export function fillIn(fields: readonly FieldControls[], answers: Answers): boolean {
  for (const { name, controls } of fields) {
    const answer = answers[name] ?? valueOf(controls);
    if (controls.every(isUntouched) && valueOf(controls) !== answer)
      for (const control of controls) setValue(control, answer);
  }
  const isSame = fields.every(
    ({ name, controls }) => valueOf(controls) === (answers[name] ?? valueOf(controls)),
  );
  return isSame && !isBlank(fields);
}

function setValue(control: Control, answer: string): void {
  if (isOption(control)) control.checked = answer.split('\n').includes(control.value);
  else control.value = answer;
  // Selected, so that typing replaces the restored value.
  if (control === document.activeElement && 'select' in control) control.select();
}

/** True for an option of a choice. */
function isOption(control: Control): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox';
}

/** Of a choice the chosen options, one a line. */
function valueOf(controls: Control[]): string {
  return controls
    .flatMap((control) => (!isOption(control) || control.checked ? control.value : []))
    .join('\n');
}

function isUntouched(control: Control): boolean {
  if (isOption(control)) return control.checked === control.defaultChecked;
  if (!('options' in control)) return control.value === control.defaultValue;
  const standard = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex === Math.max(0, standard);
}
