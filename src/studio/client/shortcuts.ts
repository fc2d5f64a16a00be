/** What keys do besides what they do in every page. Each can be switched off. */
export const shortcuts = [
  { id: 'find', keys: 'Ctrl+K', does: 'Find a page' },
  { id: 'escape', keys: 'Esc', does: 'From the form to the page, and back' },
  { id: 'undo', keys: 'Ctrl+Z, Ctrl+Shift+Z', does: 'Undo and redo, outside of a text field' },
  { id: 'rich', keys: 'Ctrl+B, Ctrl+I, Ctrl+L', does: 'Bold, emphasis and link in a long text' },
  { id: 'save', keys: 'Ctrl+S', does: 'Save now, which happens by itself otherwise' },
] as const;

type Id = (typeof shortcuts)[number]['id'];

const storageKey = (id: Id) => `studio:off:${id}`;

export const isShortcutOn = (id: Id) => localStorage.getItem(storageKey(id)) === null;

export function switchShortcut(id: Id, isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey(id));
  else localStorage.setItem(storageKey(id), 'off');
}
