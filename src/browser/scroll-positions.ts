import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom';

const storageKey = 'scrollPositions';

/** Scroll positions of this tab's history in pixels, by the router's key of the entry, also of earlier documents. */
const positions = new Map<string, number>(readPositions());

/** Gives the history entry of the served document a key, as the router does with its entries. */
export function nameEntry(): void {
  const key = keyOfEntry() ?? Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), key }, '');
}

function keyOfEntry(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

/**
 * Stores the scroll position of each history entry, and disables the browser's restoration: only this code
 * knows when the page after Back is rendered.
 */
export function keepScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
  let left = router.state.location;
  // An earlier document disabled the browser's restoration, so the browser has no position to restore.
  if (router.state.initialized && scrollY === 0) scrollTo({ top: positions.get(left.key) ?? 0 });
  router.subscribe(({ navigation, location, historyAction }) => {
    if (navigation.state === 'loading') {
      // From the first navigation on, all pages are one document to the browser.
      history.scrollRestoration = 'manual';
      positions.set(location.key, scrollY);
    } else if (location.key !== left.key && historyAction !== NavigationType.Pop) {
      // A jump on the same page loads nothing, and the visitor may have scrolled while a page was loading.
      positions.set(left.key, scrollY);
    }
    left = location;
  });
  addEventListener('pagehide', () => {
    // Before initialization, the page is not the one of this entry.
    if (router.state.initialized) {
      positions.set(left.key, scrollY);
      if (keyOfEntry() === left.key) history.scrollRestoration = 'auto';
    }
    storePositions();
  });
}

/** Scrolls to the anchor, to the stored position (Back, Forward), or to the top. */
export function placeScroll(location: Location, arrival: `${NavigationType}`): void {
  const before = arrival === 'POP' ? positions.get(location.key) : undefined;
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (before !== undefined || !target) {
    scrollTo({ top: before ?? 0 });
    return;
  }
  // The router changes the address without this event, for which tabs that are interactive already wait.
  dispatchEvent(new Event('hashchange'));
  // The panel of a tab has no position before hydration; near its block, the tabs hydrate and open it.
  const visible = target.getClientRects().length > 0 ? target : target.closest('section');
  visible?.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    // Without storage, Back leads to the top of pages of earlier documents.
    return [];
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is blocked or full.
  }
}
