let kept: Promise<void> | undefined;

/**
 * The link to the site's style sheet stands between the blocks of the served page, which a navigation takes away.
 * Names it in the head as well. Resolves once the rules are there. In development there is no such sheet, and `page`
 * brings along what its blocks look like.
 */
export function keepStyles(page: Document): Promise<void> {
  if (import.meta.hot) addStyles(page);
  kept ??= new Promise((ready, fail) => {
    const served = document.querySelector<HTMLLinkElement>('main > link[rel="stylesheet"]');
    if (!served) return ready();
    const link = served.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => {
      // Rules that leave at the click would have the browser look at header and footer anew before it shows the page.
      served.disabled = true;
      ready();
    });
    link.addEventListener('error', () => {
      kept = undefined;
      link.remove();
      fail(new Error(`The style sheet ${link.href} cannot be had.`));
    });
    document.head.append(link);
  });
  return kept;
}

/**
 * Adds what the styles of a page say beyond those that are here (development only). Rules that nothing uses any more do
 * no harm until the next reload.
 */
export function addStyles(page: Document): void {
  const known = new Set(Array.from(document.querySelectorAll('style'), (style) => style.textContent));
  for (const style of page.head.querySelectorAll('style')) {
    if (!known.has(style.textContent)) document.head.append(document.importNode(style, true));
  }
}
