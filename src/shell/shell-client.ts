import { applyBasicConsent, updateCookieBanner } from './cookie-banner.ts';
import { holdClick } from './hold-click.ts';
import { reportLostCode } from './report-lost-code.ts';
import { startDialogs } from './start-dialogs.ts';
import { startMenu } from './start-menu.ts';

type Code = typeof import('./on-use.ts');

/** The lazy code of the shell, once it has loaded. */
let code: Code | undefined;

/** Loads the lazy code. Never rejects: callers test `code`. */
function loadLazyCode(): Promise<Code | void> {
  return import('./on-use.ts').then((loaded) => (code = loaded)).catch(reportLostCode);
}

/** Starts the shell. Code for the first load is here, the rest is lazy. */
export function startShell(): void {
  const menu = document.querySelector<HTMLElement>('nav[data-shell]');
  if (menu) startMenu(menu);
  startDialogs();
  // In the capture phase, before the router and the dialogs.
  addEventListener('click', handleControl, true);
  document.documentElement.dataset.live = '';
  updateCookieBanner();
  // Scripts may be allowed already, and some browsers lack `closedby`.
  const waiting = document.querySelector('[data-consent-category]');
  if (waiting || !document.querySelector('dialog')?.closedBy)
    void loadLazyCode().then((more) => more?.startLazyCode());
}

/**
 * Controls of the consent and sign-in dialogs, and links that reset the cookie choices. On a site without a banner such
 * a link leads to its block, as any other link.
 */
const controls =
  '[data-consent],[data-sign-in],:has([data-shell=cookie-banner]) [href="#reset-cookie-choices"]';

/**
 * Handles clicks on those controls, and on the buttons that show or hide a group of links in the footer. The first click
 * on a control loads their code. If that fails, the banner does its minimum, and the attributes of the others let the
 * browser open or close their dialog. "Sign out" has no such attribute, and is shown from then on.
 */
function handleControl(event: Event): void {
  const target = event.target as Element;
  const group = target.closest('h3 + button');
  if (group) group.ariaExpanded = `${group.ariaExpanded === 'false'}`;
  const control = target.closest<HTMLElement>(controls);
  if (!control || (!code && holdClick(event, control, loadLazyCode))) return;
  if (!applyBasicConsent(control) && !code) return;
  event.preventDefault();
  event.stopPropagation();
  code?.handleControl(control);
}
