import { allowing, parsePreferences, type CookiePreferences } from '../shared/cookie-preferences.ts';
import { readText, writeText } from './stored-text.ts';

const consentKey = 'cookieConsent';
const preferencesKey = 'cookiePreferences';
/** Day of the policy that the visitor answered: see inline-scripts.ts. */
const dayKey = 'cookieConsentDay';

/** Day of the site's present policy: `2026-03-09`. */
function policyDay(): string {
  return document.querySelector<HTMLElement>('[data-shell="cookie-banner"]')?.dataset.day ?? '';
}

/** True when the visitor has accepted. */
export function isAccepted(): boolean {
  return readText(consentKey) === 'true';
}

export function saveAccepted(): void {
  writeText(consentKey, 'true');
  writeText(dayKey, policyDay());
}

/** Declining is an answer without consent. */
export function saveDeclined(): void {
  savePreferences(allowing([]));
  writeText(consentKey, null);
  writeText(dayKey, policyDay());
}

/** The saved preferences, if they can be parsed. */
export function readPreferences(): CookiePreferences | undefined {
  return parsePreferences(readText(preferencesKey));
}

export function savePreferences(preferences: CookiePreferences): void {
  writeText(preferencesKey, JSON.stringify(preferences));
}

export function clearChoices(): void {
  writeText(consentKey, null);
  writeText(preferencesKey, null);
  writeText(dayKey, null);
}
