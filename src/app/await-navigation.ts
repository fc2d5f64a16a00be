import { reportLostCode } from '../shell/report-lost-code.ts';
import type { RouterApp } from './router-app.tsx';

let app: RouterApp | undefined;

/** Loads the router app's code and starts it, once. */
function loadApp(): Promise<RouterApp> {
  return import('./router-app.tsx').then((module) => (app ??= module.startRouterApp()));
}

/**
 * Waits for signs that the visitor will go to another page of this site, and then loads the router app and that
 * page's data and code. Once the app is there, it carries out the navigation; before that a click is the
 * browser's own, to another page of HTML.
 */
export function awaitNavigation(): void {
  // A finger too is over what it touches.
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
  addEventListener('click', navigate);
  addEventListener('popstate', resume);
  resume();
}

/**
 * Starts the router where one has been at work before this document was loaded. From here Back leads to pages that it
 * drew, of which the browser would change the address only, and it alone knows how far this one was scrolled.
 */
function resume(change?: Event): void {
  if (history.state) loadApp().catch(change ? () => location.reload() : reportLostCode);
}

function prefetch({ target }: Event): void {
  const link = internalLink(target);
  if (!link || isThisPage(link)) return;
  // Who saves data has the browser open the page, once it is asked for.
  if (navigator.connection?.saveData) return;
  // Whatever cannot be fetched ahead is fetched at the click, or the browser opens the page: nothing is lost.
  loadApp()
    .then((loaded) => loaded.prefetch(link.pathname))
    .catch(() => {});
}

function navigate(event: MouseEvent): void {
  const link = internalLink(event.target);
  if (!link || event.defaultPrevented) return;
  // With one of these keys it opens elsewhere.
  if (event.metaKey) return;
  if (event.ctrlKey) return;
  if (event.shiftKey) return;
  if (event.altKey) return;
  if (link.getAttribute('href') === '#') return event.preventDefault();
  if (!app || (!app.active && isThisPage(link) && link.hash)) return;
  event.preventDefault();
  app.navigate(link);
}

const base = import.meta.env.BASE_URL;

/** The link around `target` when it opens a page of this site in this window. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element).closest?.<HTMLAnchorElement>('a:not([target],[download])');
  // A path with a file extension is a file, not a page.
  if (link?.origin !== location.origin) return;
  if (/\.\w+$/.test(link.pathname)) return;
  // What lies beside the site's base is another site.
  if (base === '/' || link.pathname.startsWith(base)) return link;
}

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

/** The router app, when it has loaded. */
export function routerApp(): RouterApp | undefined {
  return app;
}
