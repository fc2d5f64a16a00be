import { allowing, parsePreferences, type CookiePreferences } from '../shared/cookie-preferences.ts';
import { readText, writeText } from './stored-text.ts';

const consentKey = 'cookieConsent';
const preferencesKey = 'cookiePreferences';
/** Holds the day of the policy that was answered in the banner: see inline-scripts.ts. */
const dayKey = 'cookieConsentDay';

/** Day of the policy that the site asks about, as `2026-03-09`. */
function policyDay(): string {
  return document.querySelector<HTMLElement>('[data-shell="cookie-banner"]')?.dataset.day ?? '';
}

/** True once the visitor has accepted. */
export function isAccepted(): boolean {
  return readText(consentKey) === 'true';
}

export function saveAccepted(): void {
  writeText(consentKey, 'true');
  writeText(dayKey, policyDay());
}

/** Declining answers the question, and is no consent. */
export function saveDeclined(): void {
  savePreferences(allowing([]));
  writeText(consentKey, null);
  writeText(dayKey, policyDay());
}

/** The preferences saved before, if there are any that can be read. */
export function readPreferences(): CookiePreferences | undefined {
  return parsePreferences(readText(preferencesKey));
}

export function savePreferences(preferences: CookiePreferences): void {
  writeText(preferencesKey, JSON.stringify(preferences));
}

/** Forgets all answers. */
export function clearChoices(): void {
  writeText(consentKey, null);
  writeText(preferencesKey, null);
  writeText(dayKey, null);
}
