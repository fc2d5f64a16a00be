import { consentDayKey, consentKeys } from '../../shared/consent-keys.ts';
import { policyDay } from './site-values.ts';

/** Deletes consent for an earlier cookie policy before other scripts read it: the visitor is asked again. */
try {
  if (localStorage[consentDayKey] < policyDay) for (const key of consentKeys) delete localStorage[key];
} catch {
  // Blocked storage has no consent.
}
