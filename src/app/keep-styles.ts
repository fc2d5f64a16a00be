let kept: Promise<void> | undefined;

/**
 * The link to the site's style sheet stands between the blocks of the served page, which a navigation takes away.
 * Names it in the head as well. Resolves once the rules are there.
 */
export function keepStyles(): Promise<void> {
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
