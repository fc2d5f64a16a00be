const root = document.documentElement;

/**
 * Opens the dialogs as modal ones, one at a time. A menu that closes collapses, and a link in it closes it.
 */
export function startDialogs(): void {
  addEventListener('click', act);
  // Back leads to another page: what lies open over this one, and locks it, ends with it.
  addEventListener('popstate', closeDialogs);
  // At the capturing stage, because this event does not rise.
  addEventListener('close', collapse, true);
  // Opened before this script was there. A browser that does not know popovers forgives the name in :is(), and finds none.
  const open = document.querySelector<HTMLDialogElement>('dialog:is(:popover-open)');
  if (open) openDialog(open);
}

/** Opens a dialog in place of any other. Once closed, it returns the focus to where the first had come from. */
export function openDialog(dialog: HTMLDialogElement): void {
  closeDialogs();
  // Behind the dialogs the page stays where it is (see `later.css`), with the room that its scroll bar took before the first.
  root.dataset.dialog ??= innerWidth > root.clientWidth ? 'gutter' : '';
  dialog.showModal();
  // Not by the attribute made for it: browsers look for that one when a page loads, and complain in the console.
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.hidePopover?.();
    dialog.close();
  }
}

function act(event: Event): void {
  const target = event.target as Element;
  // The attributes and not what the browser makes of them: not every one knows popovers. All of the site are dialogs.
  const button = target.closest('[popovertarget]');
  if (button) {
    event.preventDefault();
    if (button.matches('[popovertargetaction="hide"]')) closeDialogs();
    else openDialog(document.getElementById(button.getAttribute('popovertarget')!) as HTMLDialogElement);
  } else if (target.closest('dialog a')) {
    closeDialogs();
  }
}

/** Closes every expanded entry of the menu once it, or what took its place, is closed. */
function collapse(): void {
  if (!document.querySelector('dialog[open]')) delete root.dataset.dialog;
  for (const entry of document.querySelectorAll<HTMLDetailsElement>('dialog details')) entry.open = false;
}
