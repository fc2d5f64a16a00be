import { say } from './say.ts';

/**
 * Answers a button of the sign-in dialogs: the eye of a password field, "Sign in with Google", or the one that
 * would send the form. There are no accounts yet, so the last two only say so. Nothing typed leaves the page.
 */
export function answerSignIn(button: HTMLElement): void {
  const form = button.closest('form');
  const notice = form?.querySelector<HTMLElement>('[data-notice]');
  if (button.dataset.signIn === 'show-password') return togglePassword(button);
  // The click was held back, and with it the browser's own look at the fields.
  if (button.dataset.signIn === 'submit' && !form?.reportValidity()) return;
  if (notice) say(notice, notice.dataset.notice ?? '');
}

function togglePassword(eye: HTMLElement): void {
  const input = eye.parentElement?.querySelector('input');
  if (!input) return;
  const show = input.type === 'password';
  input.type = show ? 'text' : 'password';
  eye.setAttribute('aria-pressed', String(show));
}
