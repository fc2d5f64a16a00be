import type { RouterApp } from './router-app.tsx';

let loading: Promise<RouterApp> | undefined;
let app: RouterApp | undefined;

/** The router app's code, loaded once. */
function loadApp(): Promise<RouterApp> {
  loading ??= import('./router-app.tsx').then((module) => (app = module.startRouterApp()));
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * Waits for signs that the visitor will go to another page of this site, and then loads the router app and that
 * page's data and code. Once the app is there, it carries out the navigation; before that a click is the
 * browser's own, to another page of HTML.
 */
export function awaitNavigation(): void {
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const) {
    addEventListener(sign, ({ target }) => prefetch(target), { passive: true });
  }
  addEventListener('click', navigate);
}

function prefetch(target: EventTarget | null): void {
  const link = internalLink(target);
  if (!link || isThisPage(link)) return;
  // Whatever cannot be fetched ahead is fetched at the click, or the browser opens the page: nothing is lost.
  loadApp()
    .then((loaded) => loaded.prefetch(link.pathname))
    .catch(() => undefined);
}

function navigate(event: MouseEvent): void {
  const link = internalLink(event.target);
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event) || !link) return;
  if (link.getAttribute('href') === '#') return event.preventDefault();
  if (!app || (!app.active && isThisPage(link) && link.hash)) return;
  event.preventDefault();
  app.navigate(link.pathname + link.search + link.hash);
}

/** The link around `target` when it opens a page of this site in this window. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = (target as Element | null)?.closest?.('a');
  const internal = link?.href && link.origin === location.origin && !link.target && !link.download;
  // A path with a file extension is a file, not a page.
  return internal && !/\.\w+$/.test(link.pathname) ? link : undefined;
}

function isThisPage(link: HTMLAnchorElement): boolean {
  return link.pathname === location.pathname && link.search === location.search;
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** The router app, when it has loaded. */
export function routerApp(): RouterApp | undefined {
  return app;
}
