import { desktop, findViolations, phone } from './shell-steps.ts';
import { sitePages } from './site-pages.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
});

for (const path of sitePages) {
  test(`${path} gives axe nothing to find, on a desktop and on a phone`, async ({ page }) => {
    // Slides and films that move on would be judged halfway between two states.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await findViolations(page), `${viewport.width} px`).toEqual([]);
    }
  });

  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('the home page tells the browser early of what the first screen needs', async ({ page }) => {
  await page.goto('/');
  const fonts = page.locator('head link[rel="preload"][as="font"]');
  await expect(fonts).toHaveCount(2);
  const eager = page.locator('main img:not([loading="lazy"])');
  await expect(eager).toHaveCount(1);
  await expect(eager).toHaveAttribute('fetchpriority', 'high');
  const source = await eager.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\/_img\/hero1-1920-\w{8}-\d+\.avif$/);
});
