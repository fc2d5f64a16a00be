import type { Page } from '@playwright/test';

/**
 * A busy machine may need longer than the two seconds after which the browser opens a page itself (lost-code.spec.ts tests
 * that it does).
 */
export async function waitLongerForPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const waitLonger = (run: () => void, delay?: number) => wait(run, delay === 2000 ? 60_000 : delay);
    Object.assign(window, { setTimeout: waitLonger });
  });
}
