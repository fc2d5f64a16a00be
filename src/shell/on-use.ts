import { addAllowedScripts, applyConsent } from './consent.ts';
import { handleSignIn } from './handle-sign-in.ts';
import { polyfillClosedBy } from './polyfill-closed-by.ts';

// All lazy code of the shell is one file, so that it loads completely or not at all.

/** Handles a click on a consent or sign-in control. */
export function handleControl(control: HTMLElement): void {
  if (control.dataset.signIn) handleSignIn(control);
  else applyConsent(control);
}

/** Starts what only some pages and some browsers need at once. */
export function startLazyCode(): void {
  addAllowedScripts();
  // The visitor may allow scripts in another window, or on another page before going back.
  addEventListener('pageshow', addAllowedScripts);
  addEventListener('storage', addAllowedScripts);
  if (!('closedBy' in HTMLDialogElement.prototype)) polyfillClosedBy();
}
