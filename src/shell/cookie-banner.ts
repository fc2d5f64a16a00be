import { isInStudio } from './in-studio.ts';
import type { ConsentKey } from '../shared/consent-keys.ts';

/** The browser's storage. Written out, the keys are smaller than as constants that the lazy code shares. */
type Answers = Partial<Record<ConsentKey, string | boolean>>;

/** Shows the banner unless the visitor has answered it. Checks again after Back, and after an answer in another tab. */
export function updateCookieBanner(): void {
  // Global Privacy Control counts as declining.
  let answered = navigator.globalPrivacyControl;
  try {
    const answers = localStorage as Answers;
    answered ||= answers.cookieConsent === 'true' || Boolean(answers.cookieConsentDay);
  } catch {
    // Storage is blocked, so there is no earlier answer.
  }
  // It would lie over what is edited.
  if (import.meta.hot && isInStudio()) answered = true;
  showBanner(!answered);
  addEventListener('pageshow', updateCookieBanner);
  addEventListener('storage', updateCookieBanner);
  addEventListener('focusin', revealFocus);
}

/**
 * Content above may change its height after the browser has scrolled to the focus, and move it below the banner. A
 * pointer scrolls nothing to its target.
 */
function revealFocus({ target }: Event): void {
  setTimeout(() => {
    if ((target as Element).matches('html[data-cookie-banner]:not([data-dialog]) :focus-visible'))
      (target as Element).scrollIntoView({ block: 'nearest' });
  }, 200);
}

/** The minimum without lazy code: an answer hides the banner, a reset shows it. False for other controls. */
export function applyBasicConsent(control: HTMLElement): boolean {
  if (control.matches('[popovertarget],[data-sign-in]')) return false;
  const { consent } = control.dataset;
  const isAccepted = consent === 'accept';
  showBanner(!isAccepted && consent !== 'refuse');
  try {
    const answers = localStorage as Answers;
    answers.cookieConsent = isAccepted;
    if (!isAccepted) delete answers.cookiePreferences;
  } catch {
    // Storage is blocked: the answer lasts as long as the page.
  }
  return true;
}

/** Also sets an attribute on the root, by which `rest.css` leaves room. Some sites have no banner. */
function showBanner(isVisible: boolean): void {
  const banner = document.querySelector<HTMLElement>('[data-shell=cookie-banner]');
  if (banner) banner.hidden = !document.documentElement.toggleAttribute('data-cookie-banner', isVisible);
}
