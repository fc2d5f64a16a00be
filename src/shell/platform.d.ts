/** Parts of the web platform that TypeScript's own types lack. */

/** The text of an inline script: see `src/browser/inline/`. */
declare module '*?script' {
  const text: string;
  export default text;
}

interface TrustedTypes {
  /** The results are opaque objects, which the browser's APIs accept instead of strings. */
  createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules;
}

interface Navigator {
  readonly connection?: { readonly saveData: boolean };
  /** True when the visitor's browser asks sites not to sell or share personal data. */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  /** True while the browser prerenders the page before the visitor opens it. */
  readonly prerendering?: boolean;
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
