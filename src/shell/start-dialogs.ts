/** A browser that does not know popovers forgives the unknown name here, and finds none. */
const popoverOpen = ':is(:popover-open)';

/**
 * Opens the dialogs as modal ones, one at a time. A menu that closes collapses, and a link in it closes it.
 */
export function startDialogs(): void {
  addEventListener('click', act);
  // At the capturing stage, because this event does not rise.
  addEventListener('close', afterClosing, true);
  // Opened before this script was there.
  const open = document.querySelector<HTMLDialogElement>(`dialog${popoverOpen}`);
  if (open) openDialog(open);
  // In development the shell is replaced as it stands.
  else lockPage();
}

/** Opens a dialog in place of any other. Once closed, it returns the focus to where the first had come from. */
export function openDialog(dialog: HTMLDialogElement): void {
  closeDialogs();
  const root = document.documentElement;
  root.toggleAttribute('data-scroll-bar', innerWidth > root.clientWidth);
  dialog.showModal();
  lockPage();
  // Not by the attribute made for it: browsers look for that one when a page loads, and complain in the console.
  dialog.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    if (dialog.matches(popoverOpen)) dialog.hidePopover();
    dialog.close();
  }
  lockPage();
}

function act(event: Event): void {
  const target = event.target as Element;
  const button = target.closest('button');
  // The attributes and not what the browser makes of them: not every one knows popovers.
  const dialog = document.getElementById(`${button?.getAttribute('popovertarget')}`);
  // Nothing else of the site is a popover.
  if (dialog) {
    event.preventDefault();
    if (button?.getAttribute('popovertargetaction') === 'hide') closeDialogs();
    else openDialog(dialog as HTMLDialogElement);
  } else if (target.closest('dialog a')) {
    closeDialogs();
  }
}

/** Behind an open dialog the page stays where it is. */
function lockPage(): void {
  document.documentElement.toggleAttribute('data-dialog', document.querySelector('dialog[open]') !== null);
}

/** Closes every expanded entry of a menu that was closed. */
function afterClosing({ target }: Event): void {
  lockPage();
  for (const entry of (target as Element).querySelectorAll('details')) entry.open = false;
}
