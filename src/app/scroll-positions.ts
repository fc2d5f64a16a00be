import { type createBrowserRouter, type Location, NavigationType } from 'react-router-dom';

const storageKey = 'scrollPositions';

/** How far each visited entry of this tab's history was scrolled, in pixels, by the router's key for it. */
const positions = new Map<string, number>(readPositions());

/** How far the page of an entry was scrolled when it was left, if that is known: also by a document before this one. */
function positionOf({ key }: Location): number | undefined {
  return positions.get(key);
}

/** Gives the entry of the history that a document was served for a name of its own, as the router does with its own. */
export function nameEntry(): void {
  const key = keyOfEntry() ?? Math.random().toString(36).slice(2, 10);
  history.replaceState({ ...(history.state as object | null), key }, '');
}

function keyOfEntry(): string | undefined {
  return (history.state as { key?: string } | null)?.key;
}

/**
 * Remembers how far each entry of the history was scrolled when it is left, and has the browser leave that to us, who
 * know when the page that is gone back to is drawn.
 */
export function keepScrollPositions(router: ReturnType<typeof createBrowserRouter>): void {
  let left = router.state.location;
  // A document before this one has taken it from the browser, which then has none of its own to return to.
  if (router.state.initialized && scrollY === 0)
    scrollTo({ top: positions.get(left.key) ?? 0, behavior: 'instant' });
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
  addEventListener('pagehide', () => {
    // Before that, another page stands there than the one that Back asked for.
    if (router.state.initialized) {
      positions.set(left.key, scrollY);
      if (keyOfEntry() === left.key) history.scrollRestoration = 'auto';
    }
    storePositions();
  });
}

/** Where the visitor expects to be: at the anchor, where they were before (back, forward), or at the top. */
export function placeScroll(location: Location, arrival: `${NavigationType}`): void {
  const before = arrival === 'POP' ? positionOf(location) : undefined;
  const target = location.hash ? document.getElementById(location.hash.slice(1)) : null;
  if (before !== undefined || !target) {
    scrollTo({ top: before ?? 0, behavior: 'instant' });
    return;
  }
  // The panel of a tab that is not alive yet has no place; near its block, the tabs come alive and open it.
  const shown = target.getClientRects().length > 0 ? target : target.closest('section');
  shown?.scrollIntoView();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

function readPositions(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    // Storage is blocked: pages that are left are then gone back to at their top.
    return [];
  }
}

function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // As above.
  }
}
