let kept: Promise<void> | undefined;

/**
 * The link to the site's style sheet is between the blocks of the served page, which a navigation removes.
 * Adds a link in the head. Resolves when it has loaded.
 */
export function keepStyles(): Promise<void> {
  kept ??= new Promise((ready, fail) => {
    const served = document.querySelector<HTMLLinkElement>('main > link[rel="stylesheet"]');
    if (!served) return ready();
    const link = served.cloneNode() as HTMLLinkElement;
    link.addEventListener('load', () => {
      // Removing the rules at the click would restyle header and footer before the page appears.
      served.disabled = true;
      ready();
    });
    link.addEventListener('error', () => {
      kept = undefined;
      link.remove();
      fail(new Error(`The style sheet ${link.href} failed to load.`));
    });
    document.head.append(link);
  });
  return kept;
}
