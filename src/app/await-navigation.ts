import { reportLostCode } from '../shell/report-lost-code.ts';
import { internalLink, isThisPage } from './internal-link.ts';
import type { Router } from './router.ts';

let router: Router | undefined;

/** Loads the router's code and starts it, once. */
function loadRouter(): Promise<Router> {
  return import('./router.ts').then((module) => (router ??= module.startRouter()));
}

/**
 * Waits for signs that the visitor will go to another page of this site, and then loads the router and that page. Once
 * the router is there, it carries out the navigation; before that a click is the browser's own.
 */
export function awaitNavigation(): void {
  // A finger too is over what it touches.
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
  addEventListener('click', stay);
  addEventListener('popstate', resume);
  resume();
}

/**
 * Starts the router where one has been at work before this document was loaded. From here Back leads to pages that it
 * drew, of which the browser would change the address only, and it alone knows how far this one was scrolled.
 */
function resume(change?: Event): void {
  if (history.state) loadRouter().catch(change ? () => location.reload() : reportLostCode);
}

function prefetch({ target }: Event): void {
  const link = internalLink(target);
  // Who saves data has the browser open the page, once it is asked for.
  if (!link || isThisPage(link) || navigator.connection?.saveData) return;
  // Whatever cannot be fetched ahead is fetched at the click, or the browser opens the page: nothing is lost.
  loadRouter()
    .then((loaded) => loaded.prefetch(link.pathname))
    .catch(() => {});
}

/** A link that leads nowhere does not lead to the top of the page either. */
function stay(event: Event): void {
  if ((event.target as Element).closest('[href="#"]')) event.preventDefault();
}

/** The router, when it has loaded. */
export function startedRouter(): Router | undefined {
  return router;
}
