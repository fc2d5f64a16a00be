import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom';
import { ownAddress } from '../components/own-address.ts';
import { markCurrentPage } from '../shell/shell-client.ts';
import type { PageData } from '../shared/page.ts';

/** How far each visited entry of the history was scrolled, in pixels, by the router's key for it. */
const positions = new Map<string, number>();

let shown: string | undefined;

/** Tells browser, readers and menus which page this is: title, description, current link, focus on its top. */
export function announcePage(page: PageData): void {
  document.title = page.title;
  setHead('meta[name="description"]', 'content', page.description);
  setHead('link[rel="canonical"]', 'href', new URL(ownAddress(page.path), canonicalOrigin()).href);
  markCurrentPage(ownAddress(page.path));
  const isNew = shown !== page.path;
  shown = page.path;
  // A page that is only drawn anew in place keeps the focus where the visitor has it.
  if (isNew) document.getElementById('main')?.focus({ preventScroll: true });
}

/** Where the visitor expects to be: at the anchor, where they were before (back, forward), or at the top. */
export function placeScroll(location: Location, arrival: `${NavigationType}`): void {
  const before = arrival === 'POP' ? positions.get(location.key) : undefined;
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (before !== undefined || !target) {
    scrollTo({ top: before ?? 0, behavior: 'instant' });
    return;
  }
  target.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Remembers how far each entry of the history was scrolled when it is left, and has the browser leave that to us. */
export function keepScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
  let left = router.state.location;
  router.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state === 'loading') {
      // From the first navigation on the browser sees one document, whatever page it shows.
      history.scrollRestoration = 'manual';
      positions.set(location.key, scrollY);
    } else if (location.key !== left.key && historyAction !== NavigationType.Pop) {
      // A jump on the same page loads nothing, and while a page was loading the visitor may have scrolled.
      positions.set(left.key, scrollY);
    }
    left = location;
  });
  addEventListener('pagehide', () => (history.scrollRestoration = 'auto'));
}

function setHead(selector: string, attribute: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value);
}

function canonicalOrigin(): string {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}
