/**
 * Delays the layout of blocks far below (`data-deferred`, `styles/rest.css`) until the visitor moves. The first
 * scroll lays out one block per frame, which keeps the scroll position stable. A key, a link to an anchor or the loss of
 * focus (find in page) may jump, so they lay out all. Nothing is delayed where the browser restores a position.
 */
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const root = document.documentElement.dataset;

const layOutAll = () => delete root.unscrolled;

const layOutNext = () => {
  const block = document.querySelector('[data-deferred]');
  if (!block) return layOutAll();
  block.removeAttribute('data-deferred');
  requestAnimationFrame(layOutNext);
};

// The document's own address hides text fragments (#:~:text=).
if (visit?.type === 'navigate' && !visit.name.includes('#')) {
  root.unscrolled = '';
  addEventListener('keydown', layOutAll);
  addEventListener('blur', layOutAll);
  addEventListener('click', ({ target }) => (target as Element).closest("[href*='#']") && layOutAll(), true);
  addEventListener('scroll', layOutNext, { once: true });
}
