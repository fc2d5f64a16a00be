import { parsePreferences, type CookiePreferences } from '../shared/cookie-preferences.ts';
import { consentKey } from './is-accepted.ts';
import { readText, writeText } from './stored-text.ts';

const preferencesKey = 'cookiePreferences';

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
