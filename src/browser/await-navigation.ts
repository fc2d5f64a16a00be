import { reportLostCode } from '../shell/report-lost-code.ts';
import { internalLink, isThisPage } from './internal-link.ts';
import type { Router } from './router-slot.ts';

/** Loads the router's code and starts the router, once. */
function loadRouter(): Promise<Router> {
  return import('./router.ts').then((module) => module.startRouter());
}

/**
 * Loads the router and a page when the visitor is likely to open that page of this site. From then on the
 * router handles clicks; until then the browser does.
 */
export function awaitNavigation(): void {
  // Touch fires pointerover too.
  addEventListener('pointerover', prefetch);
  addEventListener('focusin', prefetch);
  addEventListener('click', preventJump);
  addEventListener('popstate', resume);
  resume();
}

/**
 * Starts the router if an earlier document of this history used it. Back then leads to pages that the router
 * rendered: the browser would only change the address, and only the router has the scroll position of this
 * page.
 */
function resume(change?: Event): void {
  if (history.state) loadRouter().catch(change ? () => location.reload() : reportLostCode);
}

function prefetch({ target }: Event): void {
  const link = internalLink(target);
  // With data saving on, only a click loads a page.
  if (!link || isThisPage(link) || navigator.connection?.saveData) return;
  // A failed prefetch does no harm: the click fetches the page again, or the browser opens it.
  loadRouter()
    .then((loaded) => loaded.prefetch(link.pathname))
    .catch(() => {});
}

/** Keeps a link to "#" from scrolling to the top. */
function preventJump(event: Event): void {
  if ((event.target as Element).closest('[href="#"]')) event.preventDefault();
}
