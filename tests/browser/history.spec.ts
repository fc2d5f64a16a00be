import type { Page } from '@playwright/test';
import { mailSite } from '../stage/sites.ts';
import * as go from './navigation-steps.ts';
import { hold } from './shell-steps.ts';
import { essential, expect, onlyChromium, test, weekly } from './test.ts';

const second = '/write-to-us';

/** Scroll position in px at which the visitor leaves the first page. */
const leftAt = 200;

go.prepareNavigation();

test.describe('history', essential, () => {
  test('Back and Forward restore the scroll position, also after a reload', async ({ page }) => {
    await go.visit(page, go.start);
    const action = page.locator('[data-section="callToAction"]');
    await action.scrollIntoViewIfNeeded();
    await go.waitUntilLaidOut(page);
    await action.scrollIntoViewIfNeeded();
    const link = action.locator('a').first();
    await go.approach(page, link);
    const before = await go.scrolled(page);
    expect(before).toBeGreaterThan(500);
    await link.click();
    await go.expectRendered(page, '/write-to-us');
    await go.expectScrolled(page, 0);
    await go.scrollTo(page, 300);
    await go.back(page);
    await go.expectRendered(page, go.start);
    await go.expectScrolled(page, before);
    await expect(page.locator('h1')).toHaveCount(1);
    await go.forward(page);
    await go.expectRendered(page, '/write-to-us');
    await go.expectScrolled(page, 300);
    expect(await go.isSameDocument(page)).toBe(true);

    await page.reload();
    await go.expectScrolled(page, 300);
    await page.goto(mailSite.url);
    await go.back(page);
    await expect(page).toHaveURL('/write-to-us');
    await go.expectScrolled(page, 300);
    await go.back(page);
    await go.expectRendered(page, go.start);
    await go.expectScrolled(page, before);
    await expect(page.locator('[data-section="tabbedText"]')).toBeVisible();
  });

  // Firefox restores another position. The reason is unknown.
  test('a jump stays on the page, and Back undoes it', onlyChromium, async ({ page }) => {
    const seeds = '/growing/seeds';
    await go.visit(page, seeds);
    for (const isGoneTo of [false, true]) {
      if (isGoneTo) {
        await go.addLink(page, '/gardeners');
        await go.follow(page, '/gardeners');
        await go.expectRendered(page, '/gardeners');
        await go.addLink(page, seeds);
        await go.follow(page, seeds);
        await go.expectRendered(page, seeds);
      }
      await go.scrollTo(page, 40);
      await go.waitUntilLaidOut(page);
      await go.scrollTo(page, 40);
      await page.locator('main a[href="#kinds"]').first().click();
      await expect(page).toHaveURL(`${seeds}#kinds`);
      await expect(page.locator('#kinds')).toBeInViewport();
      if (isGoneTo) await expect(page.locator('#kinds')).toBeFocused();
      await go.back(page);
      await expect(page).toHaveURL(seeds);
      await go.expectScrolled(page, 40);
    }
    expect(await go.isSameDocument(page)).toBe(true);
  });
});

test.describe('back after a reload', essential, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(go.start);
    await go.approach(page, go.linkTo(page, second));
    await go.scrollTo(page, leftAt);
    const link = page.locator('main a[href="/write-to-us"]').first();
    await link.evaluate((found: HTMLElement) => void setTimeout(() => found.click()));
    await expectShown(page, second);
    await go.scrollTo(page, 300);
  });

  test('a block that hydrates while a page loads does not load it again', weekly, async ({ page }) => {
    const giveBlocks = await hold(page, '**/assets/islands-*.js');
    const givePage = await holdPage(page, go.start);
    await reloadUntil(page, 'nav[data-live]');
    await go.mark(page);
    await go.back(page);
    await expect(page).toHaveURL(go.start);
    giveBlocks();
    await expect(page.locator('[data-section="contactForm"][data-live]')).toBeAttached();
    givePage();
    await expectShown(page, go.start);
    await go.expectScrolled(page, leftAt);
    expect(await go.isSameDocument(page)).toBe(true);
  });

  test('Back restores the scroll position, before any script runs and after a reload', async ({ page }) => {
    const giveScript = await hold(page, '**/assets/entry-client-*.js');
    await reloadUntil(page, 'main [data-section="contactForm"]');
    await go.back(page);
    await expect(page).toHaveURL(go.start);
    giveScript();
    await expectShown(page, go.start);
    await go.expectScrolled(page, leftAt);

    await go.forward(page);
    await expectShown(page, second);
    await page.reload();
    await go.expectRouterStarted(page);
    const givePage = await holdPage(page, go.start);
    await go.back(page);
    await expect(page).toHaveURL(go.start);
    await expect(page.getByText('Loading the page')).toBeAttached();
    await reloadUntil(page, 'main [data-section="tabbedText"]');
    givePage();
    await expectShown(page, go.start);
    await go.expectScrolled(page, leftAt);
  });

  test('Back loads the page when its code is lost, and reports it once', async ({ page, quietConsole }) => {
    await page.route('**/assets/router-*.js', (route) => route.abort());
    await page.reload();
    await expect.poll(() => quietConsole.join('\n')).toMatch(/warning: (Type)?Error/);
    await go.mark(page);
    await go.back(page);
    await go.expectNewDocument(page, go.start);
    await expectShown(page, go.start);
    for (const line of quietConsole.splice(0)) expect(line).toMatch(/ERR_FAILED|warning: (Type)?Error/);
  });

  test('a page too late for Back opens at its scroll position', weekly, async ({ page, quietConsole }) => {
    await go.answerRouter(page, go.start, (route) => route.abort());
    await page.reload();
    await go.expectRouterStarted(page);
    await go.mark(page);
    await go.back(page);
    await go.expectNewDocument(page, go.start);
    await expectShown(page, go.start);
    await go.expectScrolled(page, leftAt);
    for (const line of quietConsole.splice(0)) expect(line).toMatch(/ERR_FAILED|TypeError/);
  });
});

/** Reloads the page while a resource of it is held back, and waits only for this element. */
async function reloadUntil(page: Page, selector: string): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isOld: true });
    setTimeout(() => location.reload());
  });
  const isThere = (wanted: string) => !('isOld' in window) && document.querySelector(wanted) !== null;
  await expect.poll(() => page.evaluate(isThere, selector).catch(() => false)).toBe(true);
}

/** Holds back the router's response for a page until the returned function is called. */
async function holdPage(page: Page, path: string): Promise<() => void> {
  let give!: () => void;
  const given = new Promise<void>((resolve) => (give = resolve));
  await go.answerRouter(page, path, (route) => given.then(() => route.continue()));
  return give;
}

async function expectShown(page: Page, path: string): Promise<void> {
  await go.expectRendered(page, path);
  const block = path === go.start ? 'tabbedText' : 'contactForm';
  await expect(page.locator(`main [data-section="${block}"]`)).toBeAttached();
}
