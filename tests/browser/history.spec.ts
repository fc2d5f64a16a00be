import { mailSite } from '../stage/sites.ts';
import * as go from './navigation-steps.ts';
import { essential, expect, onlyChromium, test } from './test.ts';

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
