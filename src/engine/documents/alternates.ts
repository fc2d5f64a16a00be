import { startTag } from '../../shared/html.ts';
import type { SiteIdentity } from './site-identity.ts';

/** A page's address in one language; `x-default` is for visitors who read none of the languages. */
export interface Alternate {
  language: string;
  path: string;
}

interface Translated {
  route: string;
  noindex: boolean;
  lang: string;
  /** The page that this page translates. */
  translationOf?: string;
}

/** The translations of each page, itself included, by route. Omits pages in one language only. */
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
    // `x-default` is the original.
    const all = group.some(({ route }) => route === original)
      ? [...found, { language: 'x-default', path: original }]
      : found;
    for (const { route } of group) alternates.set(route, all);
  }
  return alternates;
}

/** The elements that name a page's translations, in `<head>` or in a sitemap's entry. */
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
