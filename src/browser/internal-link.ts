const base = import.meta.env.BASE_URL;

/** The link around `target`, if it opens a page of this site in this window. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a:not([target],[download])');
  // A path with an extension is a file, not a page.
  if (link?.origin !== location.origin) return;
  if (/\.\w+$/.test(link.pathname)) return;
  // An address outside the site's base is another site.
  if (base === '/' || link.pathname.startsWith(base)) return link;
}

/** True for a link to the current page, or to an anchor on it. */
export function isThisPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}
