/** Shows the question about cookies unless it was answered, and adds the scripts that were allowed. */
export function askAboutCookies(): void {
  const banner = document.querySelector<HTMLElement>('[data-shell="cookie-banner"]');
  if (banner) banner.hidden = wasAccepted();
  if (document.querySelector('[data-consent-category]')) {
    void import('./add-allowed-scripts.ts').then((module) => module.addAllowedScripts());
  }
}

function wasAccepted(): boolean {
  try {
    return localStorage.getItem('cookieConsent') === 'true';
  } catch {
    // Storage is blocked, so nothing was ever answered.
    return false;
  }
}
