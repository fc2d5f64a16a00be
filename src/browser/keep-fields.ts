import { controlName } from '../components/control-name.ts';
import type { SectionType } from '../shared/generated/sections.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (block: HTMLElement) => [
  ...block.querySelectorAll<Field>('input[name], select[name], textarea[name]'),
];

/** The type of section whose fields React renders with the names of `controlName`. Others keep those that they wrote. */
const renamingType: SectionType = 'contactForm';

/**
 * Gives the fields of a block the names that React renders, and records them, before React hydrates it. If an extension
 * or a translator has changed the served HTML, React renders the block again, with empty fields. The returned function
 * restores their values, selections, ticks and focus.
 */
export function noteFields(block: HTMLElement): () => void {
  const noted = fieldsOf(block);
  if (block.dataset.section === renamingType) noted.forEach(renameSafely);
  const { activeElement } = document;
  return () => {
    const current = fieldsOf(block);
    for (const old of noted) {
      if (old.isConnected) continue;
      // Two forms of a block may have fields with the same name.
      const hasName = ({ name }: Field) => name === old.name;
      const field = current.filter(hasName)[noted.filter(hasName).indexOf(old)];
      if (!field) continue;
      fill(field, old);
      if (old === activeElement) focus(field, old);
    }
  };
}

function renameSafely(field: Field): void {
  const name = controlName(field.name);
  if (name === field.name) return;
  // A form that was asked for a control by its former name forgets it only when the control leaves the form. No form has
  // this id. With an empty one the control would not come back in Firefox.
  field.setAttribute('form', '_');
  field.name = name;
  field.removeAttribute('form');
}

/** A removed element still has its value. */
function fill(field: Field, old: Field): void {
  if ('checked' in field && 'checked' in old) field.checked = old.checked;
  if (field.type === 'file') (field as HTMLInputElement).files = (old as HTMLInputElement).files;
  else if (field.value !== old.value) field.value = old.value;
}

function focus(field: Field, old: Field): void {
  field.focus({ preventScroll: true });
  // Some kinds of input do not let a page set the caret.
  if (!('setSelectionRange' in field && 'selectionStart' in old) || old.selectionStart === null) return;
  field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
}
