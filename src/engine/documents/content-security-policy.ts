import { createHash } from 'node:crypto';
import { memoize } from '../../shared/memoize.ts';
import type { FormNeeds } from '../content/form-destinations.ts';

/** Allows exactly this inline text. Cached, as many pages have the same theme and styles. */
export const hashSource = memoize(
  200,
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** Permissions that a site needs beyond its own files. */
export interface SiteNeeds {
  /** Sources of scripts that a visitor may consent to: `https://stats.example`, `'self'`. */
  scriptHosts: string[];
  /** True when one of those scripts loads others or writes into the page. */
  scriptsLoadMore?: boolean;
  forms: FormNeeds;
  signInHosts: string[];
}

export interface PolicyNeeds extends SiteNeeds {
  inlineScripts: string[];
  /** True for the development server, which writes scripts and styles of its own, with `devNonce`. */
  isDevelopment?: boolean;
}

/** Marks the scripts and styles that the development server writes. */
export const devNonce = 'dev';

/**
 * The policy of one page for a `<meta>` element: inline code by hash only, Trusted Types on. Where consented scripts
 * load others, these may bring styles too, and Trusted Types are off. `frameOrigins`: those that the page shows.
 */
export function contentSecurityPolicy(
  needs: PolicyNeeds,
  inlineStyles: string[],
  frameOrigins: string[] = [],
): string {
  const hosts = needs.scriptHosts.filter((host) => host !== "'self'");
  const frames = [...new Set([...hosts, ...frameOrigins])];
  // Browsers ignore 'unsafe-inline' beside hashes.
  const styles = needs.scriptsLoadMore
    ? ["'unsafe-inline'", ...hosts]
    : [...inlineStyles.map(hashSource), ...nonceOf(needs)];
  return [
    // A script that loads others has its frames, fonts and films on its own hosts.
    policyDirective('default-src', ["'self'", ...(needs.scriptsLoadMore ? hosts : [])]),
    policyDirective('style-src', ["'self'", ...styles]),
    // A build lifts style attributes (`documents/style-attributes.ts`).
    ...(needs.isDevelopment ? [policyDirective('style-src-attr', ["'unsafe-inline'"])] : []),
    policyDirective('img-src', ["'self'", 'data:', ...hosts]),
    ...(frames.length > 0 ? [policyDirective('frame-src', ["'self'", ...frames])] : []),
    ...rulesForScripts(needs),
  ].join('; ');
}

/** The policy of all pages, beside each page's own, which has the styles. Only here `frame-ancestors` works. */
export function headerSecurityPolicy(needs: PolicyNeeds): string {
  return [...rulesForScripts(needs), policyDirective('frame-ancestors', ["'none'"])].join('; ');
}

function rulesForScripts(needs: PolicyNeeds): string[] {
  const { inlineScripts, scriptHosts, scriptsLoadMore = false, forms, signInHosts } = needs;
  const scripts = ["'self'", ...inlineScripts.map(hashSource), ...scriptHosts, ...nonceOf(needs)];
  const connections = ["'self'", ...scriptHosts, ...forms.origins, ...signInHosts];
  return [
    policyDirective('script-src', [...new Set(scripts)]),
    policyDirective('connect-src', [...new Set(connections)]),
    policyDirective('object-src', ["'none'"]),
    policyDirective('base-uri', ["'none'"]),
    // For every page, because the router shows a page with a form inside another page's document.
    policyDirective('form-action', ["'self'", ...(forms.mail ? ['mailto:'] : []), ...forms.origins]),
    ...(scriptsLoadMore ? [] : trustedTypes(scriptHosts.length > 0)),
  ];
}

function nonceOf({ isDevelopment }: PolicyNeeds): string[] {
  return isDevelopment ? [`'nonce-${devNonce}'`] : [];
}

/**
 * "page" is the policy of the router (`app/fetch-document.ts`), "consent" the one of consented scripts.
 * Swiper creates its policy "html" once per slider, hence 'allow-duplicates'.
 */
function trustedTypes(hasConsent: boolean): string[] {
  const policies = ['html', 'page', ...(hasConsent ? ['consent'] : [])];
  return [
    policyDirective('require-trusted-types-for', ["'script'"]),
    policyDirective('trusted-types', [...policies, "'allow-duplicates'"]),
  ];
}

/** Visible ASCII characters: an address in a host's file may contain no others. */
const address = /^[!-~]+$/;
/** An address in a redirect: hosts treat a star and a colon as placeholders. */
const plainAddress = /^[!-)+-9;-~]+$/;
const headerName = /^[A-Za-z][A-Za-z0-9-]*$/;
const headerValue = /^[ -~]+$/;
/** Excludes spaces, quotes, and the characters that end a source, a directive or a policy. */
const policySource = /^[!#-+\--:<-~]+$/;

/**
 * A line of `_redirects`.
 * @throws Error for an address that would break it.
 */
export function redirectLine(from: string, to: string, status: 301 | 302): string {
  for (const path of [from, to]) {
    if (!path.startsWith('/') || !plainAddress.test(path))
      throw new Error(`Refused to redirect ${JSON.stringify(path)}: it is no address of a page.`);
  }
  return `${from} ${to} ${status}\n`;
}

/**
 * `Name: value`.
 * @throws Error for characters that a header cannot contain.
 */
export function headerLine(name: string, value: string): string {
  if (!headerName.test(name) || !headerValue.test(value))
    throw new Error(`Refused to write the header ${JSON.stringify(`${name}: ${value}`)}.`);
  return `${name}: ${value}`;
}

/**
 * A directive with its sources.
 * @throws Error for a source that would end it and begin another one.
 */
export function policyDirective(name: string, sources: string[]): string {
  for (const source of sources) {
    if (!policySource.test(source))
      throw new Error(`Refused to allow ${JSON.stringify(source)} in the Content-Security-Policy.`);
  }
  return [name, ...sources].join(' ');
}

/**
 * An address on a line of its own.
 * @throws Error for one that would break the line.
 */
export function lineAddress(url: string): string {
  if (!address.test(url)) throw new Error(`Refused to write ${JSON.stringify(url)}: it is no address.`);
  return url;
}
