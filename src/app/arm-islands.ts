import { holdClick } from '../shell/hold-click.ts';
import { reportLostCode } from '../shell/report-lost-code.ts';

/** One promise per block, so that it comes alive once however many reasons there are. */
const hydrating = new WeakMap<Element, Promise<unknown>>();

/**
 * Loads the block's code, and React where it takes that, and brings the block to life. Resolves once it answers to
 * events, or once it is clear that it cannot: it stays readable HTML then, looks as it does without scripts, and the
 * next reason tries again.
 */
function hydrate(island: HTMLElement): Promise<unknown> {
  const begin = () =>
    ('index' in island.dataset
      ? import('./islands.tsx').then((module) => module.hydrateIsland(island))
      : import('./live-blocks.ts').then((module) => module.enhanceBlock(island))
    ).catch((error: unknown) => {
      hydrating.delete(island);
      island.dataset.lost = '';
      reportLostCode(error);
    });
  return hydrating.get(island) ?? hydrating.set(island, begin()).get(island)!;
}

/** Watches the blocks that come alive, each in its own time (see `sections/define-section.ts`). */
export function armIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) void hydrate(entry.target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-alive]:not([data-live])')) {
    if (island.dataset.alive === 'visible') near.observe(island);
    else whenIdle(() => void hydrate(island));
  }
}

/** Not every browser tells when it is idle, and a browser that is kept busy never is. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
}

/**
 * Keeps a click on a control whose block is not alive yet, and gives it back once it is, or to the browser. Links and
 * fields work without script and are left alone.
 */
addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,[role="tab"]');
    const island = control?.closest<HTMLElement>('[data-alive]:not([data-live])');
    if (control && island) holdClick(event, control, () => hydrate(island));
  },
  true,
);
