/* What is selected, in both halves, and which groups are open. */
import type { Place } from '../protocol.ts';
import { parentOf } from '../pointers.ts';
import { getState, keyOf, type Selection, update } from './store.ts';

/** Counts the choices, also of pages before: two of the same number would be one. */
let turns = 0;

/** Selects a field or a block in both halves. */
export function select({ file, at }: Place, by: Selection['by'], caret?: number): void {
  const { open: before, isFormShown } = getState();
  // One block at a time: forms are long.
  const open = new Set([...before].filter((key) => by !== 'page' || !/#(?:\/sections\/\d+)?$/.test(key)));
  for (let group = at; group !== ''; group = parentOf(group)) open.add(keyOf({ file, at: group }));
  // The settings of a page are beside its blocks.
  if (!at.startsWith('/sections/')) open.add(keyOf({ file, at: '' }));
  update({
    open,
    selection: { file, at, caret, by, turn: ++turns },
    isFormShown: by === 'page' || isFormShown,
    note: undefined,
  });
}

/** Notes which field has the focus, so that the page shows it. */
export function noteFocus(place: Place): void {
  const { selection } = getState();
  if (selection?.file === place.file && selection.at === place.at) return;
  update({ selection: { ...place, by: 'form', turn: selection?.turn ?? 0 } });
}

export function toggle(place: Place, isOpen: boolean): void {
  const open = new Set(getState().open);
  if (isOpen) open.add(keyOf(place));
  else open.delete(keyOf(place));
  update({ open });
}
