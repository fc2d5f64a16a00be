import { opensElsewhere } from '../components/opens-elsewhere.ts';

const root = document.documentElement;

/** Opens dialogs as modal ones, one at a time. A link in a dialog closes it, and so does going back. */
export function startDialogs(): void {
  addEventListener('click', act);
  // Back leads to another page, on which no dialog of this one may remain open.
  addEventListener('popstate', closeDialogs);
  // In the capture phase, because this event does not bubble.
  addEventListener('close', collapse, true);
  // Opened before this script ran. `:is()` hides an unknown `:popover-open` from older browsers.
  const open = document.querySelector<HTMLDialogElement>('dialog:is(:popover-open)');
  if (open) openDialog(open);
}

/** Opens a dialog in place of any other. On closing, the focus returns to where the first was opened. */
export function openDialog(dialog: HTMLDialogElement): void {
  closeDialogs();
  // The page must not scroll or shift behind a dialog: see `rest.css`. `gutter` keeps the scroll bar's room.
  // Where scroll bars take none it would leave a strip.
  root.dataset.dialog ??= innerWidth > root.clientWidth ? 'gutter' : '';
  dialog.showModal();
  // Not `autofocus`: browsers also look for it when the page loads, and warn in the console.
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.hidePopover?.();
    dialog.close();
  }
  // The event of a dialog that leaves the document with its block never arrives.
  collapse();
}

function act(event: MouseEvent): void {
  const target = event.target as Element;
  // Reads attributes, because older browsers lack the popover API. All popovers are dialogs.
  const button = target.closest<HTMLElement>('[popovertarget]');
  if (button) {
    event.preventDefault();
    const dialog = document.getElementById(button.getAttribute('popovertarget')!) as HTMLDialogElement;
    if (dialog.open) return closeDialogs();
    openDialog(dialog);
    // Leafing through pictures, the focus stays on the way to the next one.
    dialog.querySelector<HTMLElement>(`[data-turn="${button.dataset.turn}"]`)?.focus();
  } else if (target.closest('dialog a') && !opensElsewhere(event)) {
    closeDialogs();
  }
}

/** Collapses the drawer's entries once it, or a dialog that replaced it, is closed. */
function collapse(): void {
  if (!document.querySelector('dialog[open]')) delete root.dataset.dialog;
  for (const entry of document.querySelectorAll<HTMLDetailsElement>('dialog details')) entry.open = false;
}
