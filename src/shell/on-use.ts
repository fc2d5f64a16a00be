import { addAllowedScripts } from './add-allowed-scripts.ts';
import { closeAsTold } from './close-as-told.ts';

// What the shell needs from its first use on: one file, so that it comes whole or not at all.
export { answerControl } from './answer-control.ts';

/** Does what some pages and some browsers need from the start. */
export function startMore(): void {
  addAllowedScripts();
  // Allowed in another window, or on a page before Back.
  addEventListener('pageshow', addAllowedScripts);
  addEventListener('storage', addAllowedScripts);
  if (!('closedBy' in HTMLDialogElement.prototype)) closeAsTold();
}
