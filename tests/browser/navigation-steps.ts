import type { Locator, Page, Request, Route } from '@playwright/test';
import { storeBefore } from './shell-steps.ts';
import { expect, test } from './test.ts';

/** A page with tabs. */
export const start = '/growing/beans';

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

/** A visitor without the question about cookies, which would lie over links at the bottom of the screen. */
export const answerCookies = (page: Page): Promise<void> => storeBefore(page, { cookieConsent: 'true' });

export function goAround(): void {
  test.beforeEach(async ({ page }) => {
    await answerCookies(page);
    await waitLongerForPages(page);
  });
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await mark(page);
}

/** Goes back without waiting for what comes then: for a jump on the page, that is no load. */
export async function back(page: Page): Promise<void> {
  await page.evaluate(() => history.back());
}

/** Marks the document: a page that the browser loads anew has lost the mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** The browser has opened the page, in another document than the one that was marked. */
export async function expectNewDocument(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.locator('h1')).toHaveCount(1);
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Whether the router asks, who wants to show the blocks of a document in this one, or else the browser. */
export function isAskedByRouter(request: Request): boolean {
  return request.resourceType() === 'fetch' && !/\.\w+$/.test(new URL(request.url()).pathname);
}

/** Has the router's request for a page answered otherwise; the browser's own is answered as ever. */
export async function answerRouter(
  page: Page,
  path: string,
  answer: (route: Route) => unknown,
): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await (isAskedByRouter(route.request()) ? answer(route) : route.fallback());
  });
}

/** From there on it fetches pages, and browsers that know how do no more. */
export async function expectRouterStarted(page: Page): Promise<void> {
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
}

/** Leads the pointer to a link and waits until the router has fetched its page. */
export async function approach(page: Page, link: Locator): Promise<void> {
  await link.hover();
  const isFetched = ({ origin, pathname }: HTMLAnchorElement) =>
    performance.getEntriesByName(origin + pathname, 'resource').length > 0;
  await expect.poll(() => link.evaluate(isFetched)).toBe(true);
  await expectRouterStarted(page);
}

/** Follows a link the way a visitor with a mouse does: the pointer gets there some time before the click. */
export async function follow(page: Page, href: string): Promise<void> {
  const link = linkTo(page, href);
  await approach(page, link);
  await link.click();
}

export function linkTo(page: Page, href: string): Locator {
  const links = page.locator(`main a[href="${href}"], footer a[href="${href}"]`);
  return links.filter({ visible: true }).first();
}

/** The address changes before the page: its canonical address is set with its title, when it is drawn. */
export async function expectDrawn(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
}

/** Waits until all is laid out after a first scrolling. Until then it changes how long the page is and how far scrolled. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-unscrolled');
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** The page may just be giving way to the one that is scrolled. */
export async function expectScrolled(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrolled(page).catch(() => -1)).toBe(top);
}

export async function addLink(page: Page, href: string): Promise<void> {
  // A document that has only begun has no footer yet.
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = address;
    document.querySelector('footer')!.prepend(link);
  }, href);
}
