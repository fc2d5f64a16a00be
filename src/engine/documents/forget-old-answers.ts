/**
 * The inline script of a site whose policy about cookies has a day. Before anything reads them, it forgets answers to a
 * policy of an earlier day: they allow nothing any more, and the visitor is asked again.
 */
export function forgetOldAnswers(policyDay: string): string {
  return [
    `try{if(localStorage.cookieConsentDay<${JSON.stringify(policyDay)})`,
    'for(const key of["cookieConsent","cookieConsentDay","cookiePreferences"])delete localStorage[key]',
    // Storage is blocked, so nothing was ever answered.
    '}catch{}',
  ].join('');
}
