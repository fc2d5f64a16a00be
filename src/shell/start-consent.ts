import { isAccepted } from './is-accepted.ts';

/** What asks for something about cookies: the buttons of banner and dialog, and anything that resets the choices. */
const controls = '[data-consent], [data-reset-cookies], [href="#reset-cookie-choices"]';

/** Shows the question about cookies unless it was answered, and adds the scripts that were allowed. */
export function startConsent(): void {
  const banner = document.querySelector<HTMLElement>('[data-shell="cookie-banner"]');
  if (banner) banner.hidden = isAccepted();
  if (document.querySelector('[data-consent-category]')) {
    void import('./add-allowed-scripts.ts').then((module) => module.addAllowedScripts());
  }
  // At the capturing stage, so that the router does not take the link for a jump.
  document.addEventListener(
    'click',
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>(controls);
      if (!control) return;
      event.preventDefault();
      void import('./carry-out-consent.ts').then((module) => module.carryOutConsent(control));
    },
    true,
  );
}
