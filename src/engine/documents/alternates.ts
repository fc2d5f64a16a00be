import { startTag } from '../../shared/html.ts';
import type { SiteIdentity } from './site-identity.ts';

/** One of the languages in which there is a page; `x-default` is for visitors who read none of them. */
export interface Alternate {
  language: string;
  path: string;
}

interface Translated {
  route: string;
  noindex: boolean;
  lang: string;
  /** The page that it translates. */
  translationOf?: string;
}

/** In which languages there is each page, itself among them, by route. Pages in one language only are not there. */
export function findAlternates(pages: readonly Translated[]): ReadonlyMap<string, readonly Alternate[]> {
  const groups = new Map<string, Translated[]>();
  for (const page of pages) {
    if (page.translationOf !== undefined) groups.set(page.translationOf, []);
  }
  for (const page of pages) if (!page.noindex) groups.get(page.translationOf ?? page.route)?.push(page);
  const alternates = new Map<string, readonly Alternate[]>();
  for (const [original, group] of groups) {
    if (group.length < 2) continue;
    const found = group.map(({ lang, route }) => ({ language: lang, path: route }));
    // Whoever reads none of them gets the original.
    const all = group.some(({ route }) => route === original)
      ? [...found, { language: 'x-default', path: original }]
      : found;
    for (const { route } of group) alternates.set(route, all);
  }
  return alternates;
}

/** The elements, of `<head>` or of a sitemap's entry, that name the languages of a page. */
export function alternateLinks(
  alternates: readonly Alternate[],
  site: SiteIdentity,
  element: 'link' | 'xhtml:link' = 'link',
): string {
  const tags = alternates.map(({ language, path }) =>
    startTag(element, { rel: 'alternate', hreflang: language, href: site.url + path }),
  );
  return element === 'link' ? tags.join('') : tags.map((tag) => `${tag.slice(0, -1)}/>`).join('');
}
