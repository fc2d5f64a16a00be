import { createHash } from 'node:crypto';
import { remember } from '../../shared/remember.ts';
import { policyDirective } from './host-lines.ts';
import type { FormNeeds } from '../content/form-destinations.ts';

/** The CSP source expression that allows exactly this inline text. Theme and styles are the same on many pages. */
export const hashSource = remember(
  200,
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** What the pages' policies have to allow beyond files of the site itself. */
export interface PolicyNeeds {
  inlineScripts: string[];
  /** Sources of scripts that a visitor may consent to: `https://stats.example`, `'self'`. */
  scriptHosts: string[];
  /** Whether one of those scripts loads others or writes into the page. */
  scriptsLoadMore?: boolean;
  forms: FormNeeds;
  /** Origins of the service at which visitors log in. */
  signInHosts: string[];
}

/**
 * The Content-Security-Policy of one page for a `<meta>` element: inline code by hash only, Trusted Types on.
 * Where consented scripts load others, these may bring styles too, and Trusted Types are off.
 */
export function contentSecurityPolicy(needs: PolicyNeeds, inlineStyles: string[]): string {
  const hosts = needs.scriptHosts.filter((host) => host !== "'self'");
  // Beside hashes a browser would ignore 'unsafe-inline'.
  const styles = needs.scriptsLoadMore ? ["'unsafe-inline'", ...hosts] : inlineStyles.map(hashSource);
  return [
    // Frames, fonts and films of a script that loads them are of its hosts.
    policyDirective('default-src', ["'self'", ...(needs.scriptsLoadMore ? hosts : [])]),
    policyDirective('style-src', ["'self'", ...styles]),
    policyDirective('img-src', ["'self'", 'data:', ...hosts]),
    ...(hosts.length > 0 ? [policyDirective('frame-src', ["'self'", ...hosts])] : []),
    ...rulesForScripts(needs),
  ].join('; ');
}

/**
 * The policy of all pages for a response header, where it stands beside the page's own and both must allow a thing.
 * Styles are left to the page's own, as their hashes differ; `frame-ancestors` counts only here.
 */
export function headerSecurityPolicy(needs: PolicyNeeds): string {
  return [...rulesForScripts(needs), policyDirective('frame-ancestors', ["'none'"])].join('; ');
}

function rulesForScripts(needs: PolicyNeeds): string[] {
  const { inlineScripts, scriptHosts, scriptsLoadMore = false, forms, signInHosts } = needs;
  const scripts = ["'self'", ...inlineScripts.map(hashSource), ...scriptHosts];
  const connections = ["'self'", ...scriptHosts, ...forms.origins, ...signInHosts];
  return [
    policyDirective('script-src', [...new Set(scripts)]),
    policyDirective('connect-src', [...new Set(connections)]),
    policyDirective('object-src', ["'none'"]),
    policyDirective('base-uri', ["'none'"]),
    // Every page's, as the router shows a page with a form inside the document of another one.
    policyDirective('form-action', ["'self'", ...(forms.mail ? ['mailto:'] : []), ...forms.origins]),
    ...(scriptsLoadMore ? [] : trustedTypes(scriptHosts.length > 0)),
  ];
}

/**
 * "page" is the policy of the router (`app/fetch-document.ts`), "consent" the one of scripts that waited. Swiper makes its
 * policy "html" once per slider, hence 'allow-duplicates'.
 */
function trustedTypes(hasConsent: boolean): string[] {
  const policies = ['html', 'page', ...(hasConsent ? ['consent'] : [])];
  return [
    policyDirective('require-trusted-types-for', ["'script'"]),
    policyDirective('trusted-types', [...policies, "'allow-duplicates'"]),
  ];
}
