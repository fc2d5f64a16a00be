import type { Page } from '@playwright/test';
import { answerRouter, approach, waitLongerForPages } from './navigation-steps.ts';
import { expect, test } from './test.ts';

const first = '/growing/beans';
const second = '/write-to-us';

/** Where the visitor left the first page, in pixels. */
const leftAt = 200;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await waitLongerForPages(page);
  await page.goto(first);
  await approach(page, page.locator('main a[href="/write-to-us"]').first());
  await scrollTo(page, leftAt);
  await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/write-to-us"]')!.click());
  await expectShown(page, second);
  await scrollTo(page, 300);
});

test('a block that comes alive while the page before is on its way does not have the page loaded anew', async ({
  page,
}) => {
  const giveBlocks = await hold(page, '**/assets/islands-*.js');
  const givePage = await holdPage(page, first);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('nav[data-live]'));
  await mark(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(first);
  giveBlocks();
  await expect(page.locator('[data-section="contactForm"][data-live]')).toBeAttached();
  givePage();
  await expectShown(page, first);
  await expectScrolled(page, leftAt);
  expect(await isMarked(page)).toBe(true);
});

test('Back leads to the page before although this one has no script yet', async ({ page }) => {
  const giveScript = await hold(page, '**/assets/entry-client-*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('main [data-section="contactForm"]'));
  await mark(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(first);
  giveScript();
  await expectShown(page, first);
  await expectScrolled(page, leftAt);
});

test('a page that is loaded anew before Back has drawn it stands where it was left', async ({ page }) => {
  const givePage = await holdPage(page, first);
  await page.reload({ waitUntil: 'networkidle' });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(first);
  await expect(page.getByText('Loading the page')).toBeAttached();
  await page.reload({ waitUntil: 'commit' });
  givePage();
  await expectShown(page, first);
  await expectScrolled(page, leftAt);
});

test('a page that comes too late for Back is opened by the browser where it was left', async ({
  page,
  quietConsole,
}) => {
  await answerRouter(page, first, (route) => route.abort());
  await page.reload({ waitUntil: 'networkidle' });
  await mark(page);
  await page.evaluate(() => history.back());
  await expect.poll(() => isMarked(page).catch(() => true)).toBe(false);
  await expectShown(page, first);
  await expectScrolled(page, leftAt);
  for (const line of quietConsole.splice(0)) expect(line).toMatch(/ERR_FAILED|Failed to fetch/);
});

test('Forward returns to where the visitor was since the reload', async ({ page }) => {
  await page.reload({ waitUntil: 'networkidle' });
  await scrollTo(page, 120);
  await page.evaluate(() => history.back());
  await expectShown(page, first);
  await expectScrolled(page, leftAt);
  await page.evaluate(() => history.forward());
  await expectShown(page, second);
  await expectScrolled(page, 120);
});

/** Keeps what fits a pattern from the browser until the returned function is called. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  await page.route(pattern, (route) => given.then(() => route.continue()));
  return give;
}

/** Keeps a page from the router until the returned function is called. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  await answerRouter(page, path, (route) => given.then(() => route.continue()));
  return give;
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

async function expectScrolled(page: Page, top: number): Promise<void> {
  await expect.poll(() => page.evaluate(() => Math.round(scrollY)).catch(() => -1)).toBe(top);
}

/** The address changes before the page: its canonical address is set with its title, when it is drawn. */
async function expectShown(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  const block = path === first ? 'tabbedText' : 'contactForm';
  await expect(page.locator(`main [data-section="${block}"]`)).toBeAttached();
}

/** Marks the document: a page that the browser loads anew has lost the mark. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}
