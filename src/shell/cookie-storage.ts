import { parsePreferences, type CookiePreferences } from '../shared/cookie-preferences.ts';
import { readText, writeText } from './stored-text.ts';

const consentKey = 'cookieConsent';
const preferencesKey = 'cookiePreferences';

/** True once the visitor has accepted. */
export function isAccepted(): boolean {
  return readText(consentKey) === 'true';
}

export function saveAccepted(): void {
  writeText(consentKey, 'true');
}

/** The preferences saved before, if there are any that can be read. */
export function readPreferences(): CookiePreferences | undefined {
  return parsePreferences(readText(preferencesKey));
}

export function savePreferences(preferences: CookiePreferences): void {
  writeText(preferencesKey, JSON.stringify(preferences));
}

/** Forgets the consent and the preferences. */
export function clearChoices(): void {
  writeText(consentKey, null);
  writeText(preferencesKey, null);
}
