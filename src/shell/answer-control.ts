import { answerSignIn } from './answer-sign-in.ts';
import { carryOutConsent } from './carry-out-consent.ts';

/** Does what a control of the shell is there for. */
export function answerControl(control: HTMLElement): void {
  if (control.dataset.signIn) answerSignIn(control);
  else carryOutConsent(control);
}
