import { opensElsewhere } from '../components/opens-elsewhere.ts';
import { holdClick } from '../shell/hold-click.ts';
import { reportLostCode } from '../shell/report-lost-code.ts';

/** One promise per block, as several triggers may hydrate it. */
const hydrating = new WeakMap<Element, Promise<unknown>>();

/**
 * Loads the block's code, with React if it needs it, and hydrates or enhances the block. Resolves when the
 * block handles events, or when its code cannot be loaded: then it stays readable HTML with its styles for no
 * scripts, and the next trigger tries again.
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

/** Hydrates and enhances the interactive blocks, each at its trigger (see `sections/index.ts`). */
export function watchIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) void hydrate(entry.target as HTMLElement);
      }
    },
    { rootMargin: '200px' },
  );
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]:not([data-live])')) {
    if (island.dataset.island === 'visible') near.observe(island);
    else whenIdle(() => void hydrate(island));
  }
}

/** Some browsers lack idle callbacks, and a busy browser never calls them. */
function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback);
}

/**
 * Holds a click on a control of a block that is not interactive yet. Repeats it after hydration, or leaves it
 * to the browser. Links and fields work without script and are left alone.
 */
addEventListener(
  'click',
  (event) => {
    const control = (event.target as Element).closest<HTMLElement>('button,[role=tab]');
    const island = control?.closest<HTMLElement>('[data-island]:not([data-live])');
    if (control && island && !opensElsewhere(event)) holdClick(event, control, () => hydrate(island));
  },
  true,
);
