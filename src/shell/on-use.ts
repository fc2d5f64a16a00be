import { addAllowedScripts } from './add-allowed-scripts.ts';
import { polyfillClosedBy } from './polyfill-closed-by.ts';

// All lazy code of the shell is one file, so that it loads completely or not at all.
export { handleControl } from './handle-control.ts';

/** Starts what only some pages and some browsers need at once. */
export function startLazyCode(): void {
  addAllowedScripts();
  // The visitor may allow scripts in another window, or on another page before going back.
  addEventListener('pageshow', addAllowedScripts);
  addEventListener('storage', addAllowedScripts);
  if (!('closedBy' in HTMLDialogElement.prototype)) polyfillClosedBy();
}
