import { escapeHtml } from '../../shared/html.ts';
import { alternateLinks, findAlternates, type Translated } from './head.ts';
import { headerSecurityPolicy, only } from './content-security-policy.ts';
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

export function robotsTxt(site: Pick<DocumentSite, 'url'>): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${only(/^[!-~]+$/, `${site.url}/sitemap.xml`, 'address')}\n`;
}

/** Hosts treat a star and a colon in a redirect as placeholders. */
const redirected = /^\/[!-)+-9;-~]*$/;

/**
 * Redirects in the format of Netlify and Cloudflare Pages: from, to, status. `aliases`: the page's address by its old or
 * second one. `planned`: addresses without a page yet, which lead to the home page for now.
 * @throws Error for an address that would break its line.
 */
export function redirectsFile(
  aliases: ReadonlyMap<string, string>,
  planned: readonly string[],
  base = '/',
): string {
  const line = (from: string, to: string, status: 301 | 302) =>
    `${[from, to].map((path) => only(redirected, path, 'address of a page')).join(' ')} ${status}\n`;
  return [
    ...Array.from(aliases, ([from, to]) => line(encodeURI(withBase(base, from)), withBase(base, to), 301)),
    ...planned.map((path) => line(withBase(base, path), base, 302)),
  ].join('');
}

/** Response headers in the format of Netlify and Cloudflare Pages. */
export function headersFile(site: DocumentSite): string {
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
  ];
  const caching: Record<'week' | 'year', Header> = {
    week: ['Cache-Control', 'public, max-age=604800, stale-while-revalidate=86400'],
    year: ['Cache-Control', 'public, max-age=31536000, immutable'],
  };
  const rules: [path: string, ...Header[]][] = [[`${base}*`, ...secure]];
  for (const [folder, time] of Object.entries(cachedFolders))
    rules.push([`${base}${folder}/*`, caching[time]]);
  const lines = ([path, ...headers]: (typeof rules)[number]) =>
    [path, ...headers.map((header) => `  ${headerLine(...header)}`)].join('\n') + '\n';
  return rules.map(lines).join('\n');
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
  return only(/^[A-Za-z][A-Za-z0-9-]*: [ -~]+$/, `${name}: ${value}`, 'header');
}
