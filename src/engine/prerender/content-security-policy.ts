import { createHash } from 'node:crypto';

/** styled-components inserts an empty `<style>` in the browser and fills it by script; this is the hash of "". */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Hashes are kept: theme and component styles are the same on many pages. */
const hashes = new Map<string, string>();

/** The CSP source expression that allows exactly this inline text. */
export function hashSource(text: string): string {
  let source = hashes.get(text);
  if (source === undefined) {
    source = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    hashes.set(text, source);
  }
  return source;
}

/** What a page's policy has to allow beyond files of the site itself. */
export interface PolicyNeeds {
  inlineScripts: string[];
  inlineStyles: string[];
  /** Hosts of scripts that a visitor may consent to: `https://stats.example`. */
  scriptHosts: string[];
}

/**
 * The page's Content-Security-Policy for a `<meta>` element: inline code by hash only, Trusted Types on.
 * Swiper makes its policy "html" once per slider, hence 'allow-duplicates'.
 */
export function contentSecurityPolicy({ inlineScripts, inlineStyles, scriptHosts }: PolicyNeeds): string {
  const scripts = ["'self'", ...inlineScripts.map(hashSource), ...scriptHosts];
  const styles = ["'self'", ...inlineStyles.map(hashSource), emptyStyle];
  const connect = ["'self'", ...scriptHosts];
  const policies = scriptHosts.length > 0 ? 'html consent' : 'html';
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "img-src 'self' data:",
    `connect-src ${connect.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies} 'allow-duplicates'`,
  ].join('; ');
}
