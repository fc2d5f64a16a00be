import type { Locator, Page, Request, Route } from '@playwright/test';
import { storeBefore } from './shell-steps.ts';
import { expect, test } from './test.ts';

/** A page with tabs. */
export const start = '/growing/beans';

/**
 * Raises the limit of two seconds after which the browser opens a page itself, because a busy machine may exceed it
 * (lost-code.spec.ts tests the limit).
 */
export async function waitLongerForPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const waitLonger = (run: () => void, delay?: number, ...given: unknown[]) =>
      wait(run, delay === 2000 ? 60_000 : delay, ...given);
    Object.assign(window, { setTimeout: waitLonger });
  });
}

/** Suppresses the cookie banner, which would cover links at the bottom of the screen. */
export const answerCookies = (page: Page): Promise<void> => storeBefore(page, { cookieConsent: 'true' });

export function prepareNavigation(): void {
  test.beforeEach(async ({ page }) => {
    await answerCookies(page);
    await waitLongerForPages(page);
  });
}

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await mark(page);
}

/** Goes back without waiting for a load: Firefox reports none for a page that it had kept, nor does a page of the router. */
export async function back(page: Page): Promise<void> {
  // Returns first: a navigation within the call would end it with an error.
  await page.evaluate(() => void setTimeout(() => history.back()));
}

/** Goes forward without waiting for a load, like `back`. */
export async function forward(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.forward()));
}

/** Marks the document. A newly loaded one lacks the mark. */
export async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

export async function expectNewDocument(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.locator('h1')).toHaveCount(1);
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Whether the router requests the page, to render it in this document; otherwise the browser does. */
export function isRouterRequest(request: Request): boolean {
  return request.resourceType() === 'fetch' && !/\.\w+$/.test(new URL(request.url()).pathname);
}

/** Changes the response to the router's request for a page, but not to the browser's. */
export async function answerRouter(page: Page, path: string, act: (route: Route) => unknown): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    await (isRouterRequest(route.request()) ? act(route) : route.fallback());
  });
}

/** The router has started: it prefetches pages, instead of the browser's speculation rules. */
export async function expectRouterStarted(page: Page): Promise<void> {
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
}

/** Hovers a link and waits until the router has fetched its page. */
export async function approach(page: Page, link: Locator): Promise<void> {
  await link.hover();
  const isFetched = ({ origin, pathname }: HTMLAnchorElement) =>
    performance.getEntriesByName(origin + pathname, 'resource').length > 0;
  await expect.poll(() => link.evaluate(isFetched)).toBe(true);
  await expectRouterStarted(page);
}

/** Follows a link as with a mouse: the pointer hovers some time before the click. */
export async function follow(page: Page, href: string): Promise<void> {
  const link = linkTo(page, href);
  await approach(page, link);
  await link.click();
}

/** Clicks with Ctrl or Cmd. Returns whether the page leaves the click to the browser. */
export async function clickElsewhere(page: Page, link: Locator): Promise<boolean> {
  // Nothing opens: another tab would take the browser's attention from this page.
  const isLeft = page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const answer = (event: Event) => {
          done(!event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener('click', answer, { once: true });
      }),
  );
  await link.click({ modifiers: ['ControlOrMeta'] });
  return isLeft;
}

export function linkTo(page: Page, href: string): Locator {
  const links = page.locator(`main a[href="${href}"], footer a[href="${href}"]`);
  return links.filter({ visible: true }).first();
}

/**
 * The address changes before the page renders. The canonical link is set with the title, on rendering. A page that the
 * browser loads instead, as the router came too late, answers clicks once the shell has started.
 */
export async function expectRendered(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  const path = address.replace(/^http:\/\/[^/]+|#.*$/g, '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.locator('html')).toHaveAttribute('data-live');
}

/** Waits until all blocks are laid out after the first scrolling. Page height and scroll position change until then. */
export async function waitUntilLaidOut(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-unscrolled');
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

export function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

/** Retries, because a navigation may destroy the context. */
export async function expectScrolled(page: Page, top: number): Promise<void> {
  await expect.poll(() => scrolled(page).catch(() => -1)).toBe(top);
}

export async function addLink(page: Page, href: string): Promise<void> {
  // A document that is still loading has no footer yet.
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = address;
    document.querySelector('footer')!.prepend(link);
  }, href);
}
