import type { Location, NavigationType } from 'react-router-dom';
import { positionOf } from './scroll-positions.ts';

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
