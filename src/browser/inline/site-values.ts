/**
 * What inline scripts know of the site. A build has one text for all sites: the engine writes these values into it
 * (`documents/inline-scripts.ts`).
 */

/** The day of the cookie policy: `2026-03-01`. */
export const policyDay: string = '{policyDay}';
/** The address of the script that shows the signed-in visitor. */
export const sessionScript: string = '{sessionScript}';
