import { handleSignIn } from './handle-sign-in.ts';
import { applyConsent } from './apply-consent.ts';

/** Handles a click on a consent or sign-in control. */
export function handleControl(control: HTMLElement): void {
  if (control.dataset.signIn) handleSignIn(control);
  else applyConsent(control);
}
