import { answerPlainly } from './ask-about-cookies.ts';
import { holdClick } from './hold-click.ts';
import { code, loadOnUse } from './load-on-use.ts';

/** Controls of the consent and the sign-in dialogs, and whatever resets the choices about cookies. */
const controls = '[data-consent],[data-sign-in],[href="#reset-cookie-choices"]';

/**
 * Answers those controls. The code behind them is loaded with the first one that is used; when it cannot be had, the
 * banner does the least it must, and the attributes of the others have the browser open or close their dialog.
 */
export function startControls(): void {
  // At the capturing stage, so that neither the router nor the dialogs take the click for theirs.
  addEventListener('click', answer, true);
}

function answer(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control || (!code && holdClick(event, control, loadOnUse))) return;
  if (!answerPlainly(control) && !code) return;
  event.preventDefault();
  event.stopPropagation();
  code?.answerControl(control);
}
