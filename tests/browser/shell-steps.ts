import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';

/** The three widths of the design. */
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1280, height: 800 };

/** A page without animations. */
export const stillPage = '/gardeners';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The axe violations of the current page, or of the part that a selector names, one line per rule. `rules` are tags or
 * names of rules.
 */
export async function findViolations(
  page: Page,
  { within = 'html', rules = axeTags } = {},
): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(
    async ([part, runOnly]) => {
      const { axe } = window as unknown as typeof globalThis & { axe: typeof import('axe-core') };
      const { violations } = await axe.run(part, { runOnly });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    [within, rules] as const,
  );
}

/**
 * Sums layout shifts from the first paint on, in Chromium: Firefox reports none. Call it before navigating. The sum is in
 * hundredths, rounded down: nobody sees less, and a font that arrives after the first paint may move lines by a hair.
 */
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
    // A shift is reported after its frame.
    await passTwoFrames(page);
    const sum = await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value);
    return Math.floor(sum * 100) / 100;
  };
}

/** Records in every frame of later documents whether the first element that matches is visible. */
export async function watchFrames(page: Page, selector: string): Promise<() => Promise<boolean[]>> {
  await page.addInitScript((wanted) => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    requestAnimationFrame(function look() {
      const element = document.querySelector(wanted);
      if (element) seen.push(element.checkVisibility());
      requestAnimationFrame(look);
    });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
}

/** Earlier changes are painted after it. */
export async function passTwoFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Holds back requests that match the pattern until the returned function is called. */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route(pattern, (route) => given.then(() => route.continue()));
  return give;
}

/** Stores values as an earlier visit would have. */
export async function storeBefore(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((texts) => {
    // An initial empty document has no storage.
    if (origin === 'null') return;
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, entries);
}

/** Each runs in the page. Storage is full, and with the second blocked. */
export const storageRefusals = [
  () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  },
  () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
  },
];

export function stored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** Opens a page and waits until the shell's script has run. */
export async function visit(page: Page, path = stillPage): Promise<void> {
  await page.goto(path);
  await page.locator('nav[data-live]').waitFor({ state: 'attached' });
}

/** Opens a page with its fonts cached, so that any remaining shift is the page's own. */
export async function visitAgain(page: Page): Promise<void> {
  await visit(page);
  await page.evaluate(() => document.fonts.ready);
  await visit(page);
}

export function menuButton(page: Page, name: string): Locator {
  return page.locator('header').getByRole('button', { name, exact: true });
}

export async function expectFocusInSight(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await expect(focused).toBeVisible();
  await expect(focused).toBeInViewport();
}

/** Opens a dialog and closes it, in each way there is; `beside` is the x of a point outside. The focus returns. */
export async function expectToClose(
  page: Page,
  dialog: Locator,
  { open, opener, beside }: { open: () => Promise<void>; opener: Locator; beside: number },
): Promise<void> {
  for (const close of [
    () => dialog.getByRole('button', { name: /^Close/ }).click(),
    () => page.mouse.click(beside, 400),
    () => page.keyboard.press('Escape'),
  ]) {
    await open();
    await expect(dialog).toBeVisible();
    await close();
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expectFocusInSight(page);
  }
}
