/** Parts of the web platform that TypeScript's own description of it lacks. */

interface TrustedTypes {
  /** What the functions of a policy return are objects to the browser, and are only ever handed on to it. */
  createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
    name: string,
    rules: Rules,
  ): Rules;
}

interface Navigator {
  readonly connection?: { readonly saveData: boolean };
  /** True when the visitor has told the browser that sites may neither sell nor share what they learn of them. */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  /** True while the browser makes the page ready in the background, without anybody having opened it. */
  readonly prerendering?: boolean;
}

interface Window {
  readonly trustedTypes?: TrustedTypes;
}
