import { updateCookieBanner } from './cookie-banner.ts';
import { loadLazyCode } from './load-lazy-code.ts';
import { startControls } from './start-controls.ts';
import { startDialogs } from './start-dialogs.ts';
import { startMenu } from './start-menu.ts';

// Only the router needs it, so it stays out of the first load.
export { markCurrentPage } from './mark-current-page.ts';

/** Starts the shell. Code for the first load is here, the rest is lazy. */
export function startShell(): void {
  const menu = document.querySelector<HTMLElement>('nav[data-shell]');
  if (menu) startMenu(menu);
  startDialogs();
  startControls();
  updateCookieBanner();
  // Scripts may be allowed already, and some browsers lack `closedby`.
  const waiting = document.querySelector('[data-consent-category]');
  if (waiting || !document.querySelector('dialog')?.closedBy)
    void loadLazyCode().then((more) => more?.startLazyCode());
}
