import { internalLink, isThisPage } from './internal-link.ts';

interface LinkRouter {
  /** The page that a navigation has drawn; undefined while the served one is shown. */
  readonly shown: unknown;
  navigate(to: HTMLAnchorElement): void;
}

/** Carries out the clicks on links to pages of this site, from now on. */
export function followLinks(router: LinkRouter): void {
  addEventListener('click', (event) => {
    const link = internalLink(event.target);
    if (!link || event.defaultPrevented) return;
    // With one of these keys it opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // On the served page, places of it are the browser's own.
    if (!router.shown && isThisPage(link) && link.hash) return;
    event.preventDefault();
    router.navigate(link);
  });
}
