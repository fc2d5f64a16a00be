/** Shows the question about cookies unless it was answered, maybe on another page before Back brought this one again. */
export function askAboutCookies(): void {
  // A browser that sends this signal has declined for its visitor.
  let answered = navigator.globalPrivacyControl;
  try {
    answered ||= localStorage.cookieConsent === 'true' || Boolean(localStorage.cookieConsentDay);
  } catch {
    // Storage is blocked, so nothing was ever answered.
  }
  showBanner(!answered);
  addEventListener('pageshow', askAboutCookies);
}

/**
 * Does what the question must be able to do even when its code cannot be had: an answer ends it, and a reset asks it
 * again. False for a control that does neither.
 */
export function answerPlainly(control: HTMLElement): boolean {
  if (control.matches('[popovertarget],[data-sign-in]')) return false;
  const { consent } = control.dataset;
  const accepts = consent === 'accept';
  showBanner(!accepts && consent !== 'refuse');
  try {
    localStorage.cookieConsent = accepts;
    if (!accepts) delete localStorage.cookiePreferences;
  } catch {
    // Storage is blocked: the answer holds until the page is left.
  }
  return true;
}

/** The root says so too, for what the page leaves room for: see `later.css`. A site with nothing to ask for has none. */
function showBanner(shown: boolean): void {
  const banner = document.querySelector<HTMLElement>('[data-shell="cookie-banner"]');
  if (banner) banner.hidden = !document.documentElement.toggleAttribute('data-cookie-banner', shown);
}
