/** Parts of the web platform that TypeScript's own description of it lacks. */

interface TrustedTypes {
  /** What `createScriptURL` of a policy returns is an object to the browser; it is only ever assigned to `src`. */
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): { createScriptURL(address: string): string };
}

interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

interface Document {
  /** True while the browser makes the page ready in the background, without anybody having opened it. */
  readonly prerendering?: boolean;
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
