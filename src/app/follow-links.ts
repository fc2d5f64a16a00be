import { internalLink, isThisPage } from './await-navigation.ts';
import type { RouterApp } from './router-app.tsx';

/** Carries out the clicks on links to pages of this site, from now on. */
export function followLinks(app: RouterApp): void {
  addEventListener('click', (event) => {
    const link = internalLink(event.target);
    if (!link || event.defaultPrevented) return;
    // With one of these keys it opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // On the served page, places of it are the browser's own.
    if (!app.active && isThisPage(link) && link.hash) return;
    event.preventDefault();
    app.navigate(link);
  });
}
