import { readText } from './stored-text.ts';

export const consentKey = 'cookieConsent';

/** True once the visitor has accepted. */
export function isAccepted(): boolean {
  return readText(consentKey) === 'true';
}
