/** Shows the question about cookies unless it was answered. */
export function askAboutCookies(): void {
  let accepted = false;
  try {
    accepted = localStorage.cookieConsent === 'true';
  } catch {
    // Storage is blocked, so nothing was ever answered.
  }
  showBanner(!accepted);
}

/**
 * Does what the question must be able to do even when its code cannot be had: accepting ends it, and a reset asks it
 * again. False for a control that does neither.
 */
export function answerPlainly(control: HTMLElement): boolean {
  if (control.matches('[popovertarget],[data-sign-in]')) return false;
  const accepts = control.dataset.consent === 'accept';
  showBanner(!accepts);
  try {
    localStorage.cookieConsent = accepts;
    if (!accepts) delete localStorage.cookiePreferences;
  } catch {
    // Storage is blocked: the answer holds until the page is left.
  }
  return true;
}

/** The root says so too, for what the page leaves room for: see `later.css`. */
function showBanner(shown: boolean): void {
  const banner = document.querySelector<HTMLElement>('[data-shell="cookie-banner"]');
  if (banner) banner.hidden = !document.documentElement.toggleAttribute('data-cookie-banner', shown);
}
