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
  if (button.dataset.signIn === 'submit' && form && !judgeFields(form)) return;
  if (notice) announce(notice, notice.dataset.notice ?? '');
}

/** Says at each field what is wrong with it, and focuses the first such field. Returns whether all are right. */
function judgeFields(form: HTMLFormElement): boolean {
  const inputs = [...form.querySelectorAll('input')];
  for (const input of inputs) {
    judgeField(form, input);
    input.addEventListener('input', judgeTyped);
  }
  const wrong = inputs.find(({ validity }) => !validity.valid);
  wrong?.focus();
  return !wrong;
}

function judgeTyped({ currentTarget }: Event): void {
  const input = currentTarget as HTMLInputElement;
  judgeField(input.form!, input);
}

function judgeField({ dataset }: HTMLFormElement, input: HTMLInputElement): void {
  const { valid, valueMissing } = input.validity;
  const message = valid ? '' : ((valueMissing ? dataset.empty : dataset.email) ?? '');
  input.ariaInvalid = valid ? null : 'true';
  input.parentElement!.dataset.invalid = String(!valid);
  document.getElementById(`${input.id}-error`)!.textContent = message;
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
