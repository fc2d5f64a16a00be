import { startConsent } from './start-consent.ts';
import { startDialogs } from './start-dialogs.ts';
import { startMenu } from './start-menu.ts';

/** Brings the shell to life. What it needs on first load is here; the rest arrives with its first use. */
export function startShell(): void {
  const menu = document.querySelector<HTMLElement>('[data-shell="menu"]');
  if (menu) startMenu(menu);
  startDialogs();
  startConsent();
}

/** Marks the links of the shell that lead to the page at `path`, after the page was exchanged. */
export function markCurrentPage(path: string): void {
  for (const link of document.querySelectorAll('[data-shell] li > a:not([target])')) {
    if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}
