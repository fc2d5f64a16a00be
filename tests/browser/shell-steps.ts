import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** The three widths the design was drawn at. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 800 };

/** A page on which nothing moves by itself. */
export const stillPage = '/gardeners';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong in the page as it is now, one line per rule; by the rules with these tags or names. */
export async function findViolations(page: Page, rules = axeTags): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as typeof globalThis & { axe: typeof import('axe-core') };
    const { violations } = await axe.run(document, { runOnly });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, rules);
}

/** Counts layout shifts from the page's first moment, in Chromium: Firefox reports none. Call before going to the page; ask for the sum after. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sum = { value: 0 };
    Object.assign(window, { shifts: sum });
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) sum.value += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // A shift is reported after the frame it happened in.
    await passTwoFrames(page);
    return page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
  };
}

/** What was begun before is on the screen after it. */
export async function passTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Keeps what fits a pattern from the browser until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route(pattern, (route) => given.then(() => route.continue()));
  return give;
}

/** Says what a visitor answered before, as an earlier visit would have left it. */
export async function storeBefore(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((texts) => {
    // A window is empty at first, and has no storage then.
    if (origin === 'null') return;
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, entries);
}

export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Waits until the shell's script has run. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.locator('nav[data-live]').waitFor({ state: 'attached' });
}

/** Visits once more, so that fonts come from the cache and what still moves is moved by the page itself. */
export async function visitAgain(page: Page, path = '/'): Promise<void> {
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  await visit(page, path);
}

export function menuButton(page: Page, name: string): Locator {
  return page.locator('header').getByRole('button', { name, exact: true });
}

/** The focus is on something that can be seen. */
export async function expectFocusInSight(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toBeVisible();
  await expect(focused).toBeInViewport();
}

interface Closing {
  open: () => Promise<void>;
  /** What has the focus after it. */
  opener: Locator;
  /** Pixels from the left that are beside it. */
  beside: number;
}

/** Opens a dialog in turn with each way to close it. Each gives the focus back. */
export async function expectToClose(page: Page, dialog: Locator, closing: Closing): Promise<void> {
  for (const close of [
    () => dialog.getByRole('button', { name: /^Close/ }).click(),
    () => page.mouse.click(closing.beside, 400),
    () => page.keyboard.press('Escape'),
  ]) {
    await closing.open();
    await expect(dialog).toBeVisible();
    await close();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(dialog).toBeHidden();
    await expect(closing.opener).toBeFocused();
    await expectFocusInSight(page);
  }
}
