import { desktop, hold, menuButton, stillPage, visit } from './shell-steps.ts';
import { essential, expect, onlyChromium, test } from './test.ts';

// Playwright hides the scroll bars of Chromium by default. Those of Firefox are overlays here.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test.describe('a scroll bar', onlyChromium, () => {
  test('leaves its room while a dialog is open', async ({ page }) => {
    await page.setViewportSize(desktop);
    await visit(page, stillPage);
    const widths = () =>
      page.evaluate(() =>
        ['header', 'main', 'footer'].map((name) => document.querySelector(name)!.clientWidth),
      );
    const before = await widths();
    expect(before[0]).toBeLessThan(desktop.width);
    await page.getByRole('button', { name: 'Accept' }).click();
    await menuButton(page, 'Login').click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    expect(await widths()).toEqual(before);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign up here' }).click();
    expect(await widths()).toEqual(before);
  });

  test('that appears with the rest of a page shifts nothing', essential, async ({ page }) => {
    // Higher than the part of the page that renders before the style sheet has loaded.
    await page.setViewportSize({ width: 1280, height: 1600 });
    const release = await hold(page, /\/assets\/site-[^/]*\.css$/);
    await page.goto('/', { waitUntil: 'commit' });
    const isLong = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const places = () =>
      page.locator('header :is(a, button), h1').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return { what: element.textContent, left, top, width, height };
          }),
      );
    await page.evaluate(() => document.fonts.ready);
    const first = await places();
    expect(await isLong(), 'the rest is not there yet').toBe(false);
    release();
    await expect.poll(isLong).toBe(true);
    expect(first.length).toBeGreaterThan(3);
    expect(await places()).toEqual(first);
  });
});
