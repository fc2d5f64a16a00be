import { allowedCategories } from '../shared/cookie-preferences.ts';
import { isAccepted, readPreferences } from './cookie-storage.ts';

/**
 * Puts those waiting scripts into the page whose category the visitor has allowed, each once. A page that the browser makes
 * ready in the background is nobody's visit until it is opened.
 */
export function addAllowedScripts(): void {
  if (document.prerendering)
    return document.addEventListener('prerenderingchange', addAllowedScripts, { once: true });
  const allowed: string[] = allowedCategories(isAccepted(), readPreferences());
  for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[data-consent-category]')) {
    if (allowed.includes(waiting.dataset.consentCategory ?? '')) waiting.replaceWith(awaken(waiting));
  }
}

/** A script that runs, made of one that waits. */
function awaken(waiting: HTMLScriptElement): HTMLScriptElement {
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

/** The address in the form that a page with Trusted Types takes for a script. */
function trustedScriptAddress(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('consent', { createScriptURL: requireSafeAddress });
  return policy ? policy.createScriptURL(address) : requireSafeAddress(address);
}

/** The check has refused other addresses already; this is the second lock. */
function requireSafeAddress(address: string): string {
  const { protocol, origin } = new URL(address);
  if (protocol === 'https:' || origin === location.origin) return address;
  throw new TypeError(`Unsafe script address "${address}".`);
}
