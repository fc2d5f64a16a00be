import type { Page } from '@playwright/test';
import { clickElsewhere } from './navigation-steps.ts';
import * as shell from './shell-steps.ts';
import { essential, expect, onlyChromium, test } from './test.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const cross = (page: Page) => drawer(page).getByRole('button', { name: 'Close menu' });
const entry = (page: Page, label: string) => drawer(page).locator('summary', { hasText: label });
const linkOf = (page: Page, label: string) => drawer(page).getByRole('link', { name: label, exact: true });

test.use({ viewport: shell.phone });
test.beforeEach(({ page }) => shell.storeBefore(page, { cookieConsent: 'true' }));

/** Scrolls by wheel beside the drawer, and waits as long as a page would take to scroll. */
async function turnWheel(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y);
  await page.evaluate(() => {
    const note = () => Object.assign(window, { hasTurned: true });
    Object.assign(window, { hasTurned: false });
    addEventListener('wheel', note, { once: true, capture: true });
  });
  // A busy browser may drop a wheel event.
  const turn = async () => {
    await page.mouse.wheel(0, 600);
    return page.evaluate(() => 'hasTurned' in window && window.hasTurned);
  };
  await expect.poll(turn).toBe(true);
  await shell.passTwoFrames(page);
}

for (const viewport of [shell.phone, shell.tablet]) {
  test.describe(`at ${viewport.width} px`, { tag: viewport === shell.phone ? [] : ['@all'] }, () => {
    test.use({ viewport });

    test('the menu slides in, expands each entry separately and closes in four ways', async ({ page }) => {
      await shell.visit(page);
      await burger(page).click();
      await expect(drawer(page)).toBeInViewport({ ratio: 1 });
      const box = (await drawer(page).boundingBox())!;
      expect(box.width).toBeCloseTo(Math.min(320, viewport.width * 0.88), 0);
      expect(box.x).toBeCloseTo(0, 0);
      await turnWheel(page, { x: viewport.width - 10, y: 300 });
      expect(await page.evaluate(() => scrollY), 'of the page behind').toBe(0);

      await entry(page, 'Growing').click();
      await entry(page, 'People').click();
      await expect(linkOf(page, 'Bean Rows')).toBeVisible();
      expect(await clickElsewhere(page, linkOf(page, 'Gardeners'))).toBe(true);
      await expect(linkOf(page, 'Gardeners')).toBeVisible();
      await entry(page, 'Growing').click();
      await expect(linkOf(page, 'Bean Rows')).toBeHidden();
      await expect(linkOf(page, 'Gardeners')).toBeVisible();

      const open = () => burger(page).click();
      await page.keyboard.press('Escape');
      const beside = viewport.width - 8;
      await shell.expectToClose(page, drawer(page), { open, opener: burger(page), beside });
      await expect(page.locator('#menu details[open]')).toHaveCount(0);
      await open();
      await expect(linkOf(page, 'Gardeners')).toBeHidden();
      await entry(page, 'People').click();
      await linkOf(page, 'Our Plot').click();
      await expect(page).toHaveURL(/\/people\/plot$/);
      await expect(drawer(page)).toBeHidden();
      await turnWheel(page, { x: 100, y: 300 });
      await expect
        .poll(() => page.evaluate(() => scrollY), 'of the page that scrolls again')
        .toBeGreaterThan(0);
    });
  });
}

test('Enter and Space open the menu, and the focus stays inside', essential, async ({ page }) => {
  await shell.visit(page);
  for (const key of ['Enter', 'Space']) {
    await burger(page).focus();
    await page.keyboard.press(key);
    await expect(cross(page)).toBeFocused();
    if (key === 'Enter') await page.keyboard.press('Escape');
  }
  const visited = new Set<string>();
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body ? 'browser' : activeElement?.closest('dialog')?.id;
    });
    visited.add(place ?? 'page');
  }
  // Between the last and the first control the focus may be on the browser's own.
  visited.delete('browser');
  expect([...visited]).toEqual(['menu']);
});

test('after the drawer of a window that became too wide for its button, Tab leads into the header', async ({
  page,
}) => {
  await shell.visit(page);
  await burger(page).click();
  await page.setViewportSize({ width: 1600, height: 800 });
  await expect(burger(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.locator('header a').first()).toBeFocused();
});

test('in a low window the buttons below the entries are reached by scrolling the entries', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 240 });
  await shell.visit(page);
  await burger(page).click();
  await expect(entry(page, 'Growing')).toBeInViewport();
  await page.mouse.move(150, 180);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    await expect(drawer(page).getByRole('button', { name: 'Login' })).toBeInViewport({ timeout: 500 });
  }).toPass();
});

// Only Chromium can tap.
test.describe('with touch', onlyChromium, () => {
  test.use({ hasTouch: true, isMobile: true });

  test('taps open, expand and close the menu, and its targets are at least 44 px high', async ({ page }) => {
    await shell.visit(page);
    await burger(page).tap();
    await entry(page, 'Contact').tap();
    await expect(linkOf(page, 'Ask for Seeds')).toBeVisible();
    await entry(page, 'Growing').tap();
    const heights = await drawer(page)
      .locator('a, summary, button')
      .evaluateAll((all) =>
        all
          .filter((target) => target.checkVisibility())
          .map((target) => target.getBoundingClientRect().height),
      );
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.touchscreen.tap(350, 400);
    await expect(drawer(page)).toBeHidden();
  });
});

test('a tap opens the menu before the script, which then does not close it', async ({ page }) => {
  const release = await shell.hold(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await burger(page).click();
  await expect(drawer(page)).toBeVisible();
  await entry(page, 'Growing').click();
  await expect(linkOf(page, 'Compost')).toBeVisible();
  release();
  await expect(page.locator('#menu:modal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await shell.expectFocusInSight(page);
});
