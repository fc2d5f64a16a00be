import { hashOf } from '../files/hash-of.ts';
import { escapeHtml, type HtmlAttributes, startTag } from '../../shared/html.ts';
import type { Entry } from '../../shared/generated/entry.ts';
import type { PageData } from '../../shared/page.ts';
import { socialPictureOf } from '../../shared/social-picture-of.ts';
import { type SocialPicture, socialPictureSize } from '../../shared/social-picture.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { notFoundRoute } from '../../shared/routes.ts';
import { socialPictureFile } from '../files/output-paths.ts';
import { groupBy } from '../text/group-by.ts';
import { encodePath } from '../text/paths.ts';
import type { DocumentSite } from './document-site.ts';
import type { Thing } from '../../shared/json-ld.ts';
import { withoutSiteName } from '../../shared/page-name.ts';

/** True if search engines may list the page, or networks cannot use the picture that it names as it is. */
export function isSocialPictureDrawn(
  { noindex }: Pick<PageData, 'noindex'>,
  socialPicture: SocialPicture,
): boolean {
  return 'src' in socialPicture ? !socialPicture.isFit : !noindex;
}

/**
 * All elements of `<head>` that describe a page, but for its structured data. The first is `<title>`. A navigation
 * replaces them: see src/browser/replace-head.ts.
 */
export function pageHead(page: PageData, site: DocumentSite, alternates: readonly Alternate[]): string {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    meta({ name: 'description', content: page.description }),
    page.noindex || site.preview !== undefined ? meta({ name: 'robots', content: 'noindex' }) : '',
    hasAddress(page) && site.preview === undefined
      ? startTag('link', { rel: 'canonical', href: site.url + page.path })
      : '',
    site.preview === undefined ? alternateLinks(alternates, site) + feedLinks(page, site) : '',
    socialTags(page, site),
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
  ].join('');
}

/** False for the page that is shown at every address without one. */
export function hasAddress({ path }: Pick<PageData, 'path'>): boolean {
  return path !== notFoundRoute;
}

const meta = (attributes: HtmlAttributes) => startTag('meta', attributes);

/** The content type of feeds. */
export const feedType = 'application/atom+xml';

function feedLinks({ feeds = [] }: PageData, { url }: DocumentSite): string {
  const type = feedType;
  return feeds
    .map(({ title, path }) => startTag('link', { rel: 'alternate', type, title, href: url + path }))
    .join('');
}

/** The elements from which social networks make the preview of a page (https://ogp.me). */
function socialTags(page: PageData, site: DocumentSite): string {
  return [
    meta({ property: 'og:type', content: 'website' }),
    meta({ property: 'og:site_name', content: site.name }),
    meta({ property: 'og:title', content: page.title }),
    meta({ property: 'og:description', content: page.description }),
    hasAddress(page) ? meta({ property: 'og:url', content: site.url + page.path }) : '',
    ...pictureTags(page, site).map(([property, value]) => meta({ property, content: value })),
  ].join('');
}

function pictureTags(page: PageData, site: DocumentSite): [property: string, value: string][] {
  const socialPicture = socialPictureOf(page, site.name, site.base);
  // The pages of a list share the picture of the first one.
  const route = page.numbered?.of ?? page.path;
  const picture = addressPicture({ route, noindex: page.noindex, socialPicture }, site);
  if (!picture)
    return [
      ['og:image', absolute(site.theme.socialPictures.plain.src, site)],
      ['og:image:alt', site.name],
    ];
  return [
    ['og:image', picture.href],
    ['og:image:width', String(socialPictureSize.width)],
    ['og:image:height', String(socialPictureSize.height)],
    ['og:image:alt', 'src' in socialPicture ? socialPicture.alt : socialPicture.title],
  ];
}

/** The picture of a page for social networks; undefined for one that shows that of the site. */
export function addressPicture(
  { route, noindex, socialPicture }: Pick<CheckedPage, 'route' | 'noindex' | 'socialPicture'>,
  site: DocumentSite,
): { href: string; type: string } | undefined {
  const isDrawn = isSocialPictureDrawn({ noindex }, socialPicture);
  const isNamed = 'src' in socialPicture;
  if (!isDrawn && !isNamed) return undefined;
  const address = isNamed && !isDrawn ? encodePath(socialPicture.src) : `/${socialPictureFile(route)}`;
  // Networks cache a picture by its address: a new title or picture changes the address, but not the file's
  // path. A page's own picture that was replaced under its name keeps its address.
  const version = hashOf(JSON.stringify([site.socialPictureDesign, socialPicture])).slice(0, 8);
  const type = isNamed && !isDrawn && /\.png$/i.test(socialPicture.src) ? 'image/png' : 'image/jpeg';
  return { href: absolute(`${address}?v=${version}`, site), type };
}

/** An address for other machines, in ASCII. */
function absolute(address: string, { url }: DocumentSite): string {
  return url + address.replaceAll(/[^ -~]+/g, encodeURI);
}

/** A page's kind, and schema.org's type for it. */
const pageTypes = { contact: 'ContactPage', about: 'AboutPage', service: 'WebPage' } as const;

/** The page in schema.org's vocabulary (JSON-LD), with its owner and what its blocks describe. */
export function structuredData(
  page: Pick<PageData, 'path' | 'title' | 'description' | 'kind' | 'lang' | 'entry'>,
  things: readonly Thing[],
  site: DocumentSite,
): { '@context': string; '@graph': Thing[] } {
  const { title, description, kind } = page;
  const url = site.url + page.path;
  const [largest] = site.theme.icons.app.toSorted((a, b) => b.width - a.width);
  const logo = absolute(largest!.src, site);
  const owner = { '@id': `${site.url}/#organization` };
  const service = { '@id': `${url}#service` };
  const graph: Thing[] = [
    { '@type': 'Organization', ...owner, name: site.name, url: `${site.url}/`, logo },
    {
      '@type': kind === undefined ? 'WebPage' : pageTypes[kind],
      url,
      name: title,
      description,
      inLanguage: page.lang,
      publisher: owner,
      ...(kind === 'service' && { mainEntity: service }),
    },
  ];
  if (page.path === '/') graph.push({ '@type': 'WebSite', url: `${site.url}/`, name: site.name });
  if (kind === 'service') {
    const name = withoutSiteName(title, site.name);
    graph.push({ '@type': 'Service', ...service, name, description, url, provider: owner });
  }
  // A position among the openings says more than that a page has a day.
  if (page.entry && !things.some((thing) => thing['@type'] === 'JobPosting'))
    graph.push(
      describeEntry(page.entry, { url, title: withoutSiteName(title, site.name), lang: page.lang }, site),
    );
  return { '@context': 'https://schema.org', '@graph': [...graph, ...things] };
}

function describeEntry(
  { date, updated = date, summary, author, picture, tags }: Entry,
  { url, title, lang }: { url: string; title: string; lang: string },
  site: DocumentSite,
): Thing {
  const owner = { '@id': `${site.url}/#organization` };
  return {
    '@type': 'BlogPosting',
    mainEntityOfPage: url,
    headline: title,
    ...(summary !== undefined && { description: summary }),
    datePublished: date,
    dateModified: updated,
    inLanguage: lang,
    author: author === undefined ? owner : { '@type': 'Person', name: author },
    publisher: owner,
    ...(picture && { image: site.origin + picture.src }),
    ...(tags && { keywords: tags }),
  };
}

/** A page's address in one language; `x-default` is for visitors who read none of the languages. */
export interface Alternate {
  language: string;
  path: string;
}

/** What tells a page's translations. */
export type Translated = Pick<CheckedPage, 'route' | 'noindex' | 'lang' | 'translationOf'>;

/** The translations of each page, itself included, by route. Omits pages in one language only. */
export function findAlternates(pages: readonly Translated[]): ReadonlyMap<string, readonly Alternate[]> {
  const listed = pages.filter(({ noindex }) => !noindex);
  const groups = groupBy(listed, ({ route, translationOf = route }) => translationOf);
  const alternates = new Map<string, readonly Alternate[]>();
  for (const [original, group] of groups) {
    if (group.length < 2) continue;
    const translations = group.map(({ lang, route }) => ({ language: lang, path: route }));
    // `x-default` is the original.
    const all = group.some(({ route }) => route === original)
      ? [...translations, { language: 'x-default', path: original }]
      : translations;
    for (const { route } of group) alternates.set(route, all);
  }
  return alternates;
}

/** The elements that name a page's translations, in `<head>` or in a sitemap's entry. */
export function alternateLinks(
  alternates: readonly Alternate[],
  site: Pick<DocumentSite, 'url'>,
  element: 'link' | 'xhtml:link' = 'link',
): string {
  const tags = alternates.map(({ language, path }) =>
    startTag(element, { rel: 'alternate', hreflang: language, href: site.url + path }),
  );
  return element === 'link' ? tags.join('') : tags.map((tag) => `${tag.slice(0, -1)}/>`).join('');
}
