/**
 * Opens the dialogs as modal ones, one at a time. Beyond that: a menu that closes collapses, a link in it closes
 * it, and the sign-in forms are answered.
 */
export function startDialogs(): void {
  document.addEventListener('click', act);
  document.addEventListener('submit', answer);
  // At the capturing stage, because this event does not rise.
  document.addEventListener('close', ({ target }) => collapse(target as Element), true);
  // Opened before this script was there.
  const open = document.querySelector<HTMLDialogElement>('dialog:popover-open');
  if (open) openDialog(open);
  if (!('closedBy' in HTMLDialogElement.prototype)) {
    void import('./close-as-told.ts').then((module) => module.closeAsTold());
  }
}

/** Opens a dialog in place of any other. Once closed, it returns the focus to where the first had come from. */
export function openDialog(dialog: HTMLDialogElement): void {
  closeDialogs();
  dialog.showModal();
}

export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) {
    if (dialog.matches(':popover-open')) dialog.hidePopover();
    dialog.close();
  }
}

function act(event: Event): void {
  const target = event.target as Element;
  const button = target.closest('button');
  const dialog = button?.popoverTargetElement;
  if (dialog instanceof HTMLDialogElement) {
    event.preventDefault();
    if (button?.popoverTargetAction === 'hide') closeDialogs();
    else openDialog(dialog);
  }
  if (target.closest('[data-shell="drawer"] a')) closeDialogs();
  if (button?.dataset.signIn) answer(event);
}

/** Closes every expanded entry of a menu that was closed. */
function collapse(menu: Element): void {
  for (const entry of menu.querySelectorAll('details')) entry.open = false;
}

function answer(event: Event): void {
  const asked = (event.target as Element).closest('[data-shell] form, [data-sign-in]');
  if (!asked) return;
  event.preventDefault();
  void import('./answer-sign-in.ts').then((module) => module.answerSignIn(asked));
}
