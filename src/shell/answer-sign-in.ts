/**
 * Answers a control of the sign-in dialogs: the eye of a password field, the Google button, or the form itself.
 * There are no accounts yet, so the last two only say so; the password does not stay in its field.
 */
export function answerSignIn(asked: Element): void {
  if (asked.matches('[data-sign-in="show-password"]')) return togglePassword(asked);
  const form = asked.closest('form');
  const notice = form?.querySelector<HTMLElement>('[data-notice]');
  if (notice) say(notice, notice.dataset.notice ?? '');
}

function togglePassword(eye: Element): void {
  const input = eye.parentElement?.querySelector('input');
  if (!input) return;
  const show = input.type === 'password';
  input.type = show ? 'text' : 'password';
  eye.setAttribute('aria-pressed', String(show));
}

/** Has a live region speak, again if it has said the same before. */
export function say(region: HTMLElement, text: string): void {
  region.textContent = '';
  // A change in the same frame would be no change to a screen reader.
  requestAnimationFrame(() => (region.textContent = text));
}
