type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const fieldsOf = (block: HTMLElement) => [
  ...block.querySelectorAll<Field>('input[name], select[name], textarea[name]'),
];

/**
 * Notes the fields of a block before React hydrates it. An extension or a translator may have changed the served HTML
 * meanwhile; React then draws the block anew, with empty fields. The returned function gives these what was typed, chosen
 * and ticked in the old ones, and the focus.
 */
export function noteFields(block: HTMLElement): () => void {
  const noted = fieldsOf(block);
  const { activeElement } = document;
  return () => {
    const drawn = fieldsOf(block);
    for (const old of noted) {
      if (old.isConnected) continue;
      // Two forms of a block may have fields with the same name.
      const hasName = ({ name }: Field) => name === old.name;
      const field = drawn.filter(hasName)[noted.filter(hasName).indexOf(old)];
      if (!field) continue;
      fill(field, old);
      if (old === activeElement) focus(field, old);
    }
  };
}

/** An element that has left the document still holds what was typed into it. */
function fill(field: Field, old: Field): void {
  if ('checked' in field && 'checked' in old) field.checked = old.checked;
  if (field.type === 'file') (field as HTMLInputElement).files = (old as HTMLInputElement).files;
  else if (field.value !== old.value) field.value = old.value;
}

function focus(field: Field, old: Field): void {
  field.focus({ preventScroll: true });
  // Some kinds of input have no caret that a page may move.
  if (!('setSelectionRange' in field && 'selectionStart' in old) || old.selectionStart === null) return;
  field.setSelectionRange(old.selectionStart, old.selectionEnd, old.selectionDirection ?? 'none');
}
