import type { Consent } from './generated/site.ts';

/** The texts of the cookie banner; undefined for a site that has nothing to ask for. */
export function askedConsent(consent: Consent | undefined): Consent | undefined {
  const asks = consent?.alwaysAsk || consent?.scripts.some(({ category }) => category !== 'essential');
  return asks ? consent : undefined;
}
