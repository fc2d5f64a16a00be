/** Shows the question about cookies unless it was answered. */
export function askAboutCookies(): void {
  const banner = cookieBanner();
  if (banner) showBanner(banner, !wasAccepted());
}

/** The root says so too, for what the page leaves room for: see `later.css`. */
export function showBanner(banner: HTMLElement, shown: boolean): void {
  banner.hidden = !shown;
  document.documentElement.toggleAttribute('data-cookie-banner', shown);
}

/**
 * Does what the question must be able to do even when its code cannot be had: accepting ends it, and a reset asks it
 * again. False for a control that does neither.
 */
export function answerPlainly(control: HTMLElement): boolean {
  if (control.matches('[popovertarget],[data-sign-in]')) return false;
  const banner = cookieBanner();
  const accepts = control.dataset.consent === 'accept';
  if (banner) showBanner(banner, !accepts);
  try {
    localStorage.cookieConsent = accepts;
    if (!accepts) localStorage.cookiePreferences = '';
  } catch {
    // Storage is blocked: the answer holds until the page is left.
  }
  return true;
}

function cookieBanner(): HTMLElement | null {
  return document.querySelector('[data-shell="cookie-banner"]');
}

function wasAccepted(): boolean {
  try {
    return localStorage.cookieConsent === 'true';
  } catch {
    // Storage is blocked, so nothing was ever answered.
    return false;
  }
}
