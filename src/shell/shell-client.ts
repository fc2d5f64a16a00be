import { askAboutCookies } from './ask-about-cookies.ts';
import { loadOnUse } from './load-on-use.ts';
import { startControls } from './start-controls.ts';
import { startDialogs } from './start-dialogs.ts';
import { startMenu } from './start-menu.ts';

// The router alone needs it, so its code stays out of the first load.
export { markCurrentPage } from './mark-current-page.ts';

/** Brings the shell to life. What it needs on first load is here; the rest arrives with its first use. */
export function startShell(): void {
  const menu = document.querySelector<HTMLElement>('nav[data-shell]');
  if (menu) startMenu(menu);
  startDialogs();
  startControls();
  askAboutCookies();
  // Scripts may be allowed already, and not every browser closes dialogs as their attribute says.
  const waiting = document.querySelector('[data-consent-category]');
  if (waiting || !document.querySelector('dialog')?.closedBy)
    void loadOnUse().then((more) => more?.startMore());
}
