import { signInHostsOf, type SignInService } from '../../shared/sign-in-service.ts';
import { hashSource, policyDirective } from './content-security-policy.ts';
import { withBase } from '../../shared/base.ts';
import { escapeHtml, startTag } from '../../shared/html.ts';
import { languageAttributes } from '../../shared/language.ts';
import type { SiteIdentity } from './site-identity.ts';

const style =
  'body{margin:20vh auto;max-width:32em;padding:0 24px;font:18px/1.5 sans-serif;text-align:center}';

/**
 * The document for the return from the sign-in provider, apart from the pages: no other code, especially no consented
 * script, may run while the address bar contains the provider's answer.
 */
export function signInDocument(
  site: SiteIdentity,
  icon: string,
  { provider, account }: SignInService,
  script: string,
): string {
  const { base: home = '/' } = site;
  const policy = [
    policyDirective('default-src', ["'none'"]),
    policyDirective('script-src', ["'self'"]),
    policyDirective('style-src', [hashSource(style)]),
    // Some browsers apply the policy to the tab's icon too.
    policyDirective('img-src', ["'self'"]),
    policyDirective('connect-src', ["'self'", ...signInHostsOf({ provider })]),
    policyDirective('base-uri', ["'none'"]),
    policyDirective('form-action', ["'none'"]),
    policyDirective('require-trusted-types-for', ["'script'"]),
    policyDirective('trusted-types', ["'none'"]),
  ].join('; ');
  return [
    `<!doctype html>${startTag('html', languageAttributes(site.language))}<head><meta charset="utf-8">`,
    startTag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(site.name)}</title>`,
    startTag('link', { rel: 'icon', href: withBase(home, icon) }),
    startTag('meta', { name: 'robots', content: 'noindex' }),
    startTag('meta', { name: 'referrer', content: 'no-referrer' }),
    `<style>${style}</style>${startTag('script', { type: 'module', src: script })}</script></head>`,
    `${startTag('body', { 'data-provider': JSON.stringify(provider) })}<main>`,
    `<p>${escapeHtml(account.arriving)}</p>`,
    `<noscript><p>${escapeHtml(account.scriptsNeeded)}</p></noscript>`,
    `<p><a href="${escapeHtml(home)}">${escapeHtml(site.name)}</a></p></main></body></html>\n`,
  ].join('');
}
