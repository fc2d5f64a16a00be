import type { Page } from '@playwright/test';
import { passTwoFrames } from '../shell-steps.ts';

/** Notes what moves without the visitor's doing, in browsers that tell. Call before going to a page, ask after. */
export async function watchMoves(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = String(sources[0]?.node?.textContent).slice(0, 60);
        if (!hadRecentInput) moves.push(`"${what}" moves (a layout shift of ${value})`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // A shift is reported after the frame it happened in.
    await passTwoFrames(page);
    return page.evaluate(() => (window as unknown as { moves: string[] }).moves);
  };
}
