/** Loads React and the block's code and brings the block to life. Resolves once it answers to events. */
const bringAlive = (island: HTMLElement) =>
  import('./islands.tsx').then((module) => module.hydrateIsland(island));

/** One promise per block, so that a block comes alive once however many reasons there are. */
const alive = new WeakMap<HTMLElement, Promise<void>>();

function wake(island: HTMLElement): Promise<void> {
  let waking = alive.get(island);
  if (waking === undefined) {
    waking = bringAlive(island).then(() => {
      island.dataset.live = '';
    });
    // The next reason tries again: a failed download must not leave the block dead for good.
    waking.catch(() => alive.delete(island));
    alive.set(island, waking);
  }
  return waking;
}

/** Watches the blocks below `root` that come alive, each in its own time (see `Alive` in the registry). */
export function armIslands(root: ParentNode): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void wake(target as HTMLElement).catch(reportFailure);
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of root.querySelectorAll<HTMLElement>('[data-alive]:not([data-live])')) {
    if (island.dataset.alive === 'visible') near.observe(island);
    else if (island.dataset.alive === 'idle') whenIdle(() => void wake(island).catch(reportFailure));
    else void wake(island).catch(reportFailure);
  }
}

/** When the visitor last set out for another page. */
let leftAt = -Infinity;
addEventListener('beforeunload', ({ timeStamp }) => (leftAt = timeStamp));

/**
 * A block that could not load stays readable HTML; the reason belongs in the log. Not when the visitor is just leaving:
 * Firefox drops there and then what is still on its way.
 */
function reportFailure(error: unknown): void {
  if (performance.now() - leftAt > 5000) console.warn('A block of this page could not come alive.', error);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 200);
}

/**
 * Keeps a click on a control whose block is not alive yet, and gives it back once it is.
 * Links and fields work without script and are left alone.
 */
addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,[role="tab"]');
    const island = control?.closest<HTMLElement>('[data-alive]:not([data-live])');
    if (!control || !island) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    wake(island).then(() => control.click(), reportFailure);
  },
  { capture: true },
);
