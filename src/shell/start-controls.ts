import { applyBasicConsent } from './cookie-banner.ts';
import { holdClick } from './hold-click.ts';
import { code, loadLazyCode } from './load-lazy-code.ts';

/**
 * Controls of the consent and sign-in dialogs, and links that reset the cookie choices. On a site without a banner such
 * a link leads to its block, as any other link.
 */
const controls =
  '[data-consent],[data-sign-in],:has([data-shell=cookie-banner]) [href="#reset-cookie-choices"]';

/**
 * Handles clicks on those controls. The first click loads their code. If that fails, the banner does its
 * minimum, and the attributes of the others let the browser open or close their dialog. "Sign out" has no such
 * attribute, and is shown from then on.
 */
export function startControls(): void {
  // In the capture phase, before the router and the dialogs.
  addEventListener('click', answer, true);
  document.documentElement.dataset.live = '';
}

function answer(event: Event): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control || (!code && holdClick(event, control, loadLazyCode))) return;
  if (!applyBasicConsent(control) && !code) return;
  event.preventDefault();
  event.stopPropagation();
  code?.handleControl(control);
}
