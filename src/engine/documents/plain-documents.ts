import { escapeHtml, startTag } from '../../shared/html.ts';
import type { SiteWords } from '../../shared/generated/site.ts';
import { languageAttributes } from '../../shared/language.ts';
import { signInHostsOf, type SignInService } from '../../shared/sign-in-service.ts';
import { withBase } from '../../shared/base.ts';
import { hashSource, policyText } from './content-security-policy.ts';
import type { DocumentSite } from './document-site.ts';

/** A document without the site's styles and scripts, unlisted. `policy`: its Content-Security-Policy. */
function plainDocument(
  site: DocumentSite,
  { policy, title, head, body }: Record<'policy' | 'title' | 'head' | 'body', string>,
): string {
  return [
    `<!doctype html>${startTag('html', languageAttributes(site.language))}<head><meta charset="utf-8">`,
    startTag('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
    startTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(title)}</title>`,
    startTag('link', { rel: 'icon', href: withBase(site.base, site.theme.icons.tab.src) }),
    startTag('meta', { name: 'robots', content: 'noindex' }),
    `${head}</head>${body}</html>\n`,
  ].join('');
}

/** The host's answer with status 404 to every address without a page: redirects the visitor to the home page. */
export function notFoundHtml(site: DocumentSite, words: Required<SiteWords>): string {
  return plainDocument(site, {
    // Some browsers apply the policy to the tab's icon too.
    policy: "default-src 'none'; img-src 'self'",
    title: `${words.notFoundTitle} | ${site.name}`,
    head: startTag('meta', { 'http-equiv': 'refresh', content: `0; url=${site.base}` }),
    body: `<body><h1>${escapeHtml(words.notFoundHeading)}</h1><p>${startTag('a', { href: site.base })}${escapeHtml(words.notFoundLink)}</a></p></body>`,
  });
}

const style =
  'body{margin:20vh auto;max-width:32em;padding:0 24px;font:18px/1.5 sans-serif;text-align:center}';

/**
 * The document for the return from the sign-in provider, apart from the pages: no other code, especially no consented
 * script, may run while the address bar contains the provider's answer.
 */
export function signInDocument(site: DocumentSite, { provider, account }: SignInService): string {
  const policy = policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': [hashSource(style)],
    'img-src': ["'self'"],
    'connect-src': ["'self'", ...signInHostsOf({ provider })],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
  return plainDocument(site, {
    policy,
    title: site.name,
    head: `${startTag('meta', { name: 'referrer', content: 'no-referrer' })}<style>${style}</style>${startTag('script', { type: 'module', src: site.returnScript })}</script>`,
    body: [
      `${startTag('body', { 'data-provider': JSON.stringify(provider) })}<main>`,
      `<p>${escapeHtml(account.arriving)}</p>`,
      `<noscript><p>${escapeHtml(account.scriptsNeeded)}</p></noscript>`,
      `<p>${startTag('a', { href: site.base })}${escapeHtml(site.name)}</a></p></main></body>`,
    ].join(''),
  });
}
