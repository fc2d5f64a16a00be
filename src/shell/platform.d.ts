/** Parts of the web platform that TypeScript's own description of it lacks. */

interface TrustedTypes {
  /** What `createScriptURL` of a policy returns is an object to the browser; it is only ever assigned to `src`. */
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
