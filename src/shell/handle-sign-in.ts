import { isBlank } from '../shared/blank.ts';
import { dialogs } from '../shared/shell-ids.ts';
import { announce } from './announce.ts';
import { openDialog } from './start-dialogs.ts';

/**
 * Handles a button of the sign-in dialogs: the eye of a password field, "Sign in with Google", or submit.
 * With a provider they lead to it. Without one there are no accounts, and they show a notice. Nothing typed
 * leaves the page.
 */
export function handleSignIn(button: HTMLElement): void {
  if (document.querySelector('[data-provider]')) return askProvider(button);
  const form = button.closest('form');
  const notice = form?.querySelector<HTMLElement>('[data-notice]');
  if (button.dataset.signIn === 'show-password') return togglePassword(button);
  // Browsers accept invisible characters as an answer. A password may have any.
  for (const input of form?.querySelectorAll<HTMLInputElement>('input:not([name="password"])') ?? [])
    if (isBlank(input.value)) input.value = '';
  // `preventDefault` also stopped the browser's own validation.
  if (button.dataset.signIn === 'submit' && !form?.reportValidity()) return;
  if (notice) announce(notice, notice.dataset.notice ?? '');
}

function askProvider(button: HTMLElement): void {
  import('./provider/answer-provider.ts')
    .then((module) => module.answerProvider(button))
    // The code could not be loaded.
    .catch(() => announceUnreachable(button.closest('dialog[data-shell="sign-in"]')));
}

function announceUnreachable(asked: Element | null): void {
  const dialog = (asked ?? document.getElementById(dialogs.login)) as HTMLDialogElement;
  if (!dialog.open) openDialog(dialog);
  const alert = dialog.querySelector<HTMLElement>('[role="alert"]');
  if (alert) announce(alert, alert.dataset.unreachable ?? '');
}

function togglePassword(eye: HTMLElement): void {
  const input = eye.parentElement?.querySelector('input');
  if (!input) return;
  const show = input.type === 'password';
  input.type = show ? 'text' : 'password';
  eye.setAttribute('aria-pressed', String(show));
}
