/**
 * Dialogs open and close by the browser itself. What is added here: only one is open at a time, the slide-out menu
 * closes with a link and collapses, and the sign-in forms are answered.
 */
export function startDialogs(): void {
  // At the capturing stage, because these events do not rise. The first dialog closes before the second opens, so
  // that the second one later returns the focus to where the first had come from.
  document.addEventListener('command', (event) => event.command === 'show-modal' && closeDialogs(), true);
  document.addEventListener('close', ({ target }) => collapse(target as Element), true);
  document.addEventListener('submit', answer, true);
  document.addEventListener('click', answer);
  if (!('commandForElement' in HTMLButtonElement.prototype && 'closedBy' in HTMLDialogElement.prototype)) {
    void import('./fill-native-gaps.ts').then((module) => module.fillNativeGaps());
  }
}

/** Closes whatever dialog is open. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
}

/** Closes every expanded entry of a menu that was closed. */
function collapse(menu: Element): void {
  for (const entry of menu.querySelectorAll('details')) entry.open = false;
}

function answer(event: Event): void {
  const target = event.target as Element;
  if (target.closest('[data-shell="drawer"] a')) closeDialogs();
  const asked =
    event.type === 'submit' ? target.closest('[data-shell] form') : target.closest('[data-sign-in]');
  if (!asked) return;
  event.preventDefault();
  void import('./answer-sign-in.ts').then((module) => module.answerSignIn(asked));
}
