import {
  addLink,
  approach,
  expectDrawn,
  follow,
  goAround,
  isSameDocument,
  start,
  visit,
  waitUntilLaidOut,
} from './navigation-steps.ts';
import { expect, test } from './test.ts';

goAround();

test('back returns to where the visitor was on the served page, forward to the next one', async ({
  page,
}) => {
  await visit(page, start);
  await page.locator('[data-section="callToAction"]').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await waitUntilLaidOut(page);
  const link = page.locator('[data-section="callToAction"] a').first();
  await approach(page, link);
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expectDrawn(page, '/write-to-us');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expectDrawn(page, start);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goForward();
  await expect(page).toHaveURL('/write-to-us');
  expect(await isSameDocument(page)).toBe(true);
});

test('a jump on the page stays the browser\u2019s own and keeps the page alive', async ({ page }) => {
  await visit(page, '/growing/seeds');
  const link = page.locator('a[href="#kinds"]').first();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/growing/seeds#kinds');
  await expect(page.locator('#kinds')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a jump works after a navigation too, and back undoes it', async ({ page }) => {
  // While one page gives way to the other, a click meets neither: there is nothing to wait for then.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, start);
  await addLink(page, '/growing/seeds');
  await follow(page, '/growing/seeds');
  await expectDrawn(page, '/growing/seeds');
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await page.locator('a[href="#kinds"]').first().click();
  await expect(page).toHaveURL('/growing/seeds#kinds');
  await expect(page.locator('#kinds')).toBeInViewport();
  await expect(page.locator('#kinds')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/growing/seeds');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
});

test('after a reload, Back shows the page that its address names', async ({ page }) => {
  await visit(page, start);
  await follow(page, '/write-to-us');
  await expectDrawn(page, '/write-to-us');
  await page.reload();
  await page.evaluate(() => history.back());
  await expectDrawn(page, start);
  await expect(page.locator('[data-section="tabbedText"]')).toBeVisible();
});
