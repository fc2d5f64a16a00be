import type { Page } from '@playwright/test';
import {
  expectFocusInSight,
  findViolations,
  phone,
  stillPage,
  storeBefore,
  tablet,
  visit,
  visitAgain,
  watchShifts,
  passTwoFrames,
} from './shell-steps.ts';
import { expect, test } from './test.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const entry = (page: Page, label: string) => drawer(page).locator('summary', { hasText: label });
const linkOf = (page: Page, label: string) => drawer(page).getByRole('link', { name: label, exact: true });

test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

for (const viewport of [phone, tablet]) {
  test.describe(`the slide-out menu at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('slides in from the left, at most 320 px wide, and the page behind does not scroll', async ({
      page,
    }) => {
      const shifts = await watchShifts(page);
      await visitAgain(page, stillPage);
      await burger(page).click();
      await expect(drawer(page)).toBeInViewport({ ratio: 1 });
      const width = Math.min(320, viewport.width * 0.88);
      expect((await drawer(page).boundingBox())?.width).toBeCloseTo(width, 0);
      await page.mouse.move(viewport.width - 10, 300);
      const turned = page.evaluate(
        () => new Promise((done) => addEventListener('wheel', done, { once: true, capture: true })),
      );
      await page.mouse.wheel(0, 600);
      await turned;
      await passTwoFrames(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await shifts()).toBe(0);
    });

    test('expands each entry by itself and collapses all when it closes', async ({ page }) => {
      await visit(page);
      await burger(page).click();
      await entry(page, 'Growing').click();
      await entry(page, 'People').click();
      await expect(linkOf(page, 'Bean Rows')).toBeVisible();
      await expect(linkOf(page, 'Gardeners')).toBeVisible();
      await entry(page, 'Growing').click();
      await expect(linkOf(page, 'Bean Rows')).toBeHidden();
      await expect(linkOf(page, 'Gardeners')).toBeVisible();
      await drawer(page).getByRole('button', { name: 'Close menu' }).click();
      await expect(drawer(page)).toBeHidden();
      await burger(page).click();
      await expect(linkOf(page, 'Gardeners')).toBeHidden();
      await expect(page.locator('#menu details[open]')).toHaveCount(0);
    });

    test('closes beside it, by Escape and by its ×, and the focus returns', async ({ page }) => {
      await visit(page);
      const ways = [
        () => page.mouse.click(viewport.width - 8, 400),
        () => page.keyboard.press('Escape'),
        () => drawer(page).getByRole('button', { name: 'Close menu' }).click(),
      ];
      for (const close of ways) {
        await burger(page).click();
        await expect(drawer(page)).toBeVisible();
        await close();
        await expect(drawer(page)).toBeHidden();
        await expect(burger(page)).toBeFocused();
      }
    });

    test('keeps the focus of the keyboard inside', async ({ page }) => {
      await visit(page);
      await burger(page).focus();
      await page.keyboard.press('Enter');
      await expect(drawer(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
      const visited = new Set<string>();
      for (let step = 0; step < 14; step++) {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const { activeElement } = document;
          return activeElement === document.body ? 'browser' : activeElement?.closest('dialog')?.id;
        });
        visited.add(place ?? 'page');
      }
      // Between the last and the first control the focus passes through the browser's own.
      expect([...visited].toSorted()).toEqual(['browser', 'menu']);
    });

    test('axe finds nothing with an entry expanded', async ({ page }) => {
      await visit(page, stillPage);
      await burger(page).click();
      await entry(page, 'Growing').click();
      await expect(drawer(page)).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
    });

    test('closes with a link', async ({ page }) => {
      await visit(page);
      await burger(page).click();
      await entry(page, 'People').click();
      await linkOf(page, 'Our Plot').click();
      await expect(page).toHaveURL(/\/people\/plot$/);
      await expect(drawer(page)).toBeHidden();
    });
  });
}

test.describe('with touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('taps open the menu, expand an entry and close it beside the menu', async ({ page }) => {
    await visit(page);
    await burger(page).tap();
    await entry(page, 'Contact').tap();
    await expect(linkOf(page, 'Ask for Seeds')).toBeVisible();
    await page.touchscreen.tap(350, 400);
    await expect(drawer(page)).toBeHidden();
  });

  test('everything in it is large enough for a finger', async ({ page }) => {
    await visit(page);
    await burger(page).tap();
    await entry(page, 'Growing').tap();
    for (const target of await drawer(page).locator('a, summary, button').all()) {
      if (!(await target.isVisible())) continue;
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
});

test.describe('before the script', () => {
  test.use({ viewport: phone });

  test('a tap opens the menu, and the script takes over without closing it', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await burger(page).click();
    await expect(drawer(page)).toBeVisible();
    await entry(page, 'Growing').click();
    await expect(linkOf(page, 'Compost')).toBeVisible();
    release();
    await expect(page.locator('#menu:modal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expectFocusInSight(page);
  });

  test('the menu works without any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
    const page = await context.newPage();
    await page.goto('/');
    await burger(page).click();
    await entry(page, 'People').click();
    await linkOf(page, 'Our Plot').click();
    await expect(page).toHaveURL(/\/people\/plot$/);
    await context.close();
  });
});
