import { isBlank } from '../shared/blank.ts';
import { dialogs } from './dialog-buttons.ts';
import { say } from './say.ts';
import { openDialog } from './start-dialogs.ts';

/**
 * Answers a button of the sign-in dialogs: the eye of a password field, "Sign in with Google", or the one that
 * would send the form. Where the site has a provider, that is where they lead. Where it has none there are no
 * accounts, and they only say so. Nothing typed leaves the page.
 */
export function answerSignIn(button: HTMLElement): void {
  if (document.querySelector('[data-provider]')) return askProvider(button);
  const form = button.closest('form');
  const notice = form?.querySelector<HTMLElement>('[data-notice]');
  if (button.dataset.signIn === 'show-password') return togglePassword(button);
  // The browser takes a character that nobody sees for an answer. A password may be made of anything.
  for (const input of form?.querySelectorAll<HTMLInputElement>('input:not([name="password"])') ?? [])
    if (isBlank(input.value)) input.value = '';
  // The click was held back, and with it the browser's own look at the fields.
  if (button.dataset.signIn === 'submit' && !form?.reportValidity()) return;
  if (notice) say(notice, notice.dataset.notice ?? '');
}

function askProvider(button: HTMLElement): void {
  import('./provider/answer-provider.ts')
    .then((module) => module.answerProvider(button))
    // The code itself did not arrive.
    .catch(() => sayUnreachable(button.closest('dialog[data-shell="sign-in"]')));
}

function sayUnreachable(asked: Element | null): void {
  const dialog = asked ?? document.getElementById(dialogs.login);
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (!dialog.open) openDialog(dialog);
  const alert = dialog.querySelector<HTMLElement>('[role="alert"]');
  if (alert) say(alert, alert.dataset.unreachable ?? '');
}

function togglePassword(eye: HTMLElement): void {
  const input = eye.parentElement?.querySelector('input');
  if (!input) return;
  const show = input.type === 'password';
  input.type = show ? 'text' : 'password';
  eye.setAttribute('aria-pressed', String(show));
}
