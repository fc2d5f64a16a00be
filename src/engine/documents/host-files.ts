import { escapeHtml } from '../../shared/html.ts';
import { alternateLinks, feedType, findAlternates, type Translated } from './head.ts';
import { headerSecurityPolicy, requireMatch } from './content-security-policy.ts';
import { cachedFolders } from '../files/page-files.ts';
import { withBase } from '../../shared/base.ts';
import type { HttpsOnly } from '../../shared/generated/site.ts';
import type { DocumentSite } from './document-site.ts';

type Header = [name: string, value: string];

/**
 * The sitemap of the pages that search engines may list. `changedOn`: the time of a page's last change, as
 * `2026-03-31T08:30:00Z`, if it is known.
 */
export function sitemapXml<Page extends Translated>(
  site: Pick<DocumentSite, 'url'>,
  pages: readonly Page[],
  changedOn: (page: Page) => string | undefined,
): string {
  const alternates = findAlternates(pages);
  const urls = pages.flatMap((page) => {
    if (page.noindex) return [];
    const changed = changedOn(page);
    const date = changed === undefined ? '' : `<lastmod>${changed}</lastmod>`;
    const links = alternateLinks(alternates.get(page.route) ?? [], site, 'xhtml:link');
    return `  <url><loc>${escapeHtml(site.url + page.route)}</loc>${date}${links}</url>\n`;
  });
  const xhtml = alternates.size > 0 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>\n${urls.join('')}</urlset>\n`;
}

/** Search engines must read the pages of a preview to see that they may not list them. */
export function robotsTxt(site: Pick<DocumentSite, 'url' | 'preview'>): string {
  if (site.preview !== undefined) return 'User-agent: *\nAllow: /\n';
  return `User-agent: *\nAllow: /\n\nSitemap: ${requireMatch(/^[!-~]+$/, `${site.url}/sitemap.xml`, 'address')}\n`;
}

/** Hosts treat a star and a colon in a redirect as placeholders. */
const redirected = /^\/[!-)+-9;-~]*$/;

/** The same below another host. */
const elsewhere = /^https:\/\/[\w.-]+(?::\d+)?(?:[/?#][!-)+-9;-~]*)?$/;

/** The addresses that lead elsewhere, or nowhere any more. */
export interface FormerAddresses {
  /** Where visitors are sent, by the old or second address. */
  moved: ReadonlyMap<string, string>;
  /** Where addresses without a page yet, or any more, lead for now. */
  planned: ReadonlyMap<string, string>;
  gone: readonly string[];
}

/**
 * Redirects in the format of Netlify and Cloudflare Pages: from, to, status. Neither can answer 410, so what is gone is in
 * comments, for the hosts that are configured with this file.
 * @throws Error for an address that would break its line.
 */
export function redirectsFile({ moved, planned, gone }: FormerAddresses, base = '/'): string {
  const requirePath = (path: string) => requireMatch(redirected, path, 'address of a page');
  const target = (to: string) =>
    to.startsWith('https:') ? requireMatch(elsewhere, to, 'address') : requirePath(withBase(base, to));
  const sourceOf = (from: string) => requirePath(encodeURI(withBase(base, from)));
  return [
    ...Array.from(moved, ([from, to]) => `${sourceOf(from)} ${target(to)} 301\n`),
    ...Array.from(planned, ([from, to]) => `${requirePath(withBase(base, from))} ${target(to)} 302\n`),
    ...gone.map((path) => `# 410 ${sourceOf(path)}\n`),
  ].join('');
}

/** Response headers in the format of Netlify and Cloudflare Pages. `feeds`: their paths, without the base. */
export function headersFile(site: DocumentSite, feeds: readonly string[] = []): string {
  const { base } = site;
  const secure: Header[] = [
    ['Content-Security-Policy', headerSecurityPolicy(site)],
    ['X-Frame-Options', 'DENY'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Strict-Transport-Security', transportSecurity(site.httpsOnly)],
    ...(site.preview === undefined ? [] : [['X-Robots-Tag', 'noindex'] satisfies Header]),
  ];
  const caching: Record<'week' | 'year', Header> = {
    week: ['Cache-Control', 'public, max-age=604800, stale-while-revalidate=86400'],
    year: ['Cache-Control', 'public, max-age=31536000, immutable'],
  };
  const entries: [path: string, ...Header[]][] = [[`${base}*`, ...secure]];
  for (const [folder, time] of Object.entries(cachedFolders))
    entries.push([`${base}${folder}/*`, caching[time]]);
  for (const feed of feeds)
    entries.push([withBase(base, feed), ['Content-Type', `${feedType}; charset=utf-8`]]);
  const lines = ([path, ...headers]: (typeof entries)[number]) =>
    [path, ...headers.map((header) => `  ${headerLine(...header)}`)].join('\n') + '\n';
  return entries.map(lines).join('\n');
}

/** The fewest days with which the list that browsers ship with takes a site (hstspreload.org). */
const preloadDays = 365;

/** Two years unless the site says something else, and only for its own host: its owner may not know all others. */
export function transportSecurity({ days = 730, reach = 'host' }: HttpsOnly): string {
  const counted = reach === 'preload' ? Math.max(days, preloadDays) : days;
  const directives = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' };
  return `max-age=${counted * 24 * 60 * 60}${directives[reach]}`;
}

/** @throws Error for characters that a header cannot contain. */
export function headerLine(name: string, value: string): string {
  return requireMatch(/^[A-Za-z][A-Za-z0-9-]*: [ -~]+$/, `${name}: ${value}`, 'header');
}
