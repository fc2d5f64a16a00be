import { createHash } from 'node:crypto';
import { memoize } from '../../shared/memoize.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import type { DocumentSite } from './document-site.ts';
import { inlineScriptsOf } from './inline-scripts.ts';

/** Allows exactly this inline text. Cached, as many pages have the same theme and styles. */
export const hashSource = memoize(
  200,
  (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
);

/** Marks the scripts and styles that the development server writes. */
export const devNonce = 'dev';

/**
 * The policy of one document for a `<meta>` element: inline code by hash only, Trusted Types on. Where consented scripts
 * load others, these may bring styles too, and Trusted Types are off. The development server writes scripts and styles
 * of its own, with `devNonce`.
 */
export function contentSecurityPolicy(
  content: Pick<RenderedPage, 'styles' | 'mainStart' | 'mainRest'>,
  site: DocumentSite,
): string {
  const { scriptHosts, scriptsLoadMore, devHead } = site;
  const hosts = scriptHosts.filter((host) => host !== "'self'");
  const frames = [...hosts, ...frameOriginsOf(content.mainStart + content.mainRest)];
  return policyText({
    // A script that loads others has its frames, fonts and films on its own hosts.
    'default-src': ["'self'", ...(scriptsLoadMore ? hosts : [])],
    // Browsers ignore 'unsafe-inline' beside hashes.
    'style-src': scriptsLoadMore
      ? ["'self'", "'unsafe-inline'", ...hosts]
      : ["'self'", hashSource(content.styles), ...nonceOf(site)],
    // A build lifts style attributes (`styles-compiler/lift-attributes.ts`).
    'style-src-attr': devHead !== undefined && ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...hosts],
    'frame-src': frames.length > 0 && ["'self'", ...frames],
    ...scriptDirectives(site),
  });
}

/** The policy of all pages, beside each page's own, which has the styles. Only here `frame-ancestors` works. */
export function headerSecurityPolicy(site: DocumentSite): string {
  return policyText({ ...scriptDirectives(site), 'frame-ancestors': ["'none'"] });
}

function scriptDirectives(site: DocumentSite): Directives {
  const { scriptHosts, scriptsLoadMore, forms, signInHosts } = site;
  const inline = inlineScriptsOf(site).map(hashSource);
  const hasConsent = scriptHosts.length > 0;
  return {
    'script-src': ["'self'", ...inline, ...scriptHosts, ...nonceOf(site)],
    'connect-src': ["'self'", ...scriptHosts, ...forms.origins, ...signInHosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // For every page, because the router shows a page with a form inside another page's document.
    'form-action': ["'self'", ...(forms.mail ? ['mailto:'] : []), ...forms.origins],
    'require-trusted-types-for': !scriptsLoadMore && ["'script'"],
    // "page" is the policy of the router (`browser/fetch-document.ts`), "consent" the one of consented scripts.
    // Swiper creates its policy "html" once per slider.
    'trusted-types': !scriptsLoadMore && [
      'html',
      'page',
      ...(hasConsent ? ['consent'] : []),
      "'allow-duplicates'",
    ],
  };
}

function nonceOf({ devHead }: DocumentSite): string[] {
  return devHead === undefined ? [] : [`'nonce-${devNonce}'`];
}

/** The origins of other websites that the page shows in frames (`sections/Embed`). */
function frameOriginsOf(html: string): string[] {
  return Array.from(html.matchAll(/ data-frame="(https:\/\/[^"/?#&]+)/g), ([, origin]) => origin!);
}

/** The sources of each directive; false for a directive that the policy lacks. */
type Directives = Record<string, readonly string[] | false>;

/** Excludes spaces, quotes, and the characters that end a source, a directive or a policy. */
const policySource = /^[!#-+\--:<-~]+$/;

/** @throws Error for a source that would end its directive and begin another one. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .flatMap(([name, sources]) => {
      if (!sources) return [];
      const safeSources = [...new Set(sources)].map((source) =>
        requireMatch(policySource, source, 'source of a Content-Security-Policy'),
      );
      return [name, ...safeSources].join(' ');
    })
    .join('; ');
}

/**
 * The text, if all of it matches.
 * @throws Error for one that would end its place in a policy or in a host's file.
 */
export function requireMatch(pattern: RegExp, text: string, kind: string): string {
  if (!pattern.test(text)) throw new Error(`Refused to write ${JSON.stringify(text)}: it is no ${kind}.`);
  return text;
}
