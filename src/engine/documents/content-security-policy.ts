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
  forms: FormNeeds;
  /** Origins of the service at which visitors log in. */
  signInHosts: string[];
}

/**
 * The Content-Security-Policy of one page for a `<meta>` element: inline code by hash only, Trusted Types on.
 * "page" is the policy of the router (`app/fetch-document.ts`). Swiper makes its policy "html" once per slider, hence
 * 'allow-duplicates'.
 */
export function contentSecurityPolicy(needs: PolicyNeeds, inlineStyles: string[]): string {
  const styles = ["'self'", ...inlineStyles.map(hashSource)];
  return [
    policyDirective('default-src', ["'self'"]),
    policyDirective('style-src', styles),
    policyDirective('img-src', ["'self'", 'data:']),
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

function rulesForScripts({ inlineScripts, scriptHosts, forms, signInHosts }: PolicyNeeds): string[] {
  const policies = ['html', 'page', ...(scriptHosts.length > 0 ? ['consent'] : [])];
  const scripts = ["'self'", ...inlineScripts.map(hashSource), ...scriptHosts];
  const connections = ["'self'", ...scriptHosts, ...forms.origins, ...signInHosts];
  return [
    policyDirective('script-src', [...new Set(scripts)]),
    policyDirective('connect-src', [...new Set(connections)]),
    policyDirective('object-src', ["'none'"]),
    policyDirective('base-uri', ["'none'"]),
    // Every page's, as the router shows a page with a form inside the document of another one.
    policyDirective('form-action', ["'self'", ...(forms.mail ? ['mailto:'] : []), ...forms.origins]),
    policyDirective('require-trusted-types-for', ["'script'"]),
    policyDirective('trusted-types', [...policies, "'allow-duplicates'"]),
  ];
}
