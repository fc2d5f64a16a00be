import { allowedCategories } from '../shared/cookie-preferences.ts';
import { isAccepted, readPreferences } from './cookie-storage.ts';

/** Activates the scripts of allowed categories, each once. A prerendered page waits until it is opened. */
export function addAllowedScripts(): void {
  if (document.prerendering)
    return document.addEventListener('prerenderingchange', addAllowedScripts, { once: true });
  const allowed: string[] = allowedCategories(isAccepted(), readPreferences());
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[data-consent-category]')) {
    if (allowed.includes(waiting.dataset.consentCategory ?? '')) waiting.replaceWith(activate(waiting));
  }
}

/** Creates a script that runs from an inert one. */
function activate(waiting: HTMLScriptElement): HTMLScriptElement {
  const script = document.createElement('script');
  for (const { name, value } of waiting.attributes) {
    if (name !== 'src' && name !== 'type' && !name.startsWith('data-consent'))
      script.setAttribute(name, value);
  }
  script.type = waiting.dataset.consentType ?? '';
  script.src = trustedScriptAddress(waiting.src);
  return script;
}

let policy: { createScriptURL(address: string): string } | undefined;

/** The address as a TrustedScriptURL, where the browser has Trusted Types. */
function trustedScriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('consent', { createScriptURL: requireSafeAddress });
  return policy ? policy.createScriptURL(address) : requireSafeAddress(address);
}

/** Validates the address again, as a second barrier after the check. */
function requireSafeAddress(address: string): string {
  const { protocol, origin } = new URL(address);
  if (protocol === 'https:' || origin === location.origin) return address;
  throw new TypeError(`Unsafe script address "${address}".`);
}
