const base = import.meta.env.BASE_URL;

/** The link around `target` when it opens a page of this site in this window. */
export function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a:not([target],[download])');
  // A path with a file extension is a file, not a page.
  if (link?.origin !== location.origin) return;
  if (/\.\w+$/.test(link.pathname)) return;
  // What lies beside the site's base is another site.
  if (base === '/' || link.pathname.startsWith(base)) return link;
}

/** Whether the link leads to the page of the address, or to a place of it. */
export function isThisPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}
