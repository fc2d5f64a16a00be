/** Keys in local storage: a visitor's answer to the cookie banner. */
export const consentKey = 'cookieConsent';
/** The categories that the visitor has chosen, as `shell/cookie-preferences.ts` writes them. */
export const preferencesKey = 'cookiePreferences';
/** The day of the cookie policy that the visitor has answered. */
export const consentDayKey = 'cookieConsentDay';

/** All that is deleted when the visitor is to be asked again. */
export const consentKeys = [consentKey, preferencesKey, consentDayKey] as const;
export type ConsentKey = (typeof consentKeys)[number];
