import type { Page } from '@playwright/test';
import {
  desktop,
  expectFocusInSight,
  findViolations,
  menuButton,
  phone,
  stillPage,
  storeBefore,
  tablet,
  visit,
  visitAgain,
  watchShifts,
} from './shell-steps.ts';
import { expect, test } from './test.ts';

/** How long a menu stays in sight, in milliseconds, after its button has said that it closes. */
async function timeClosing(page: Page, panel: string): Promise<() => Promise<number>> {
  const time = await page.evaluateHandle((selector) => {
    const element = document.querySelector(selector)!;
    const toggle = element.previousElementSibling!;
    let said: number | undefined;
    const result = new Promise<number>((done) => {
      requestAnimationFrame(function look(now) {
        if (toggle.ariaExpanded === 'false') said ??= now;
        if (said !== undefined && getComputedStyle(element).visibility === 'hidden') done(now - said);
        else requestAnimationFrame(look);
      });
    });
    return { result };
  }, panel);
  return () => time.evaluate(({ result }) => result);
}

test.describe('the menus of the bar', () => {
  test.use({ viewport: desktop });
  test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

  test('a wide menu opens 1000 px of four columns with five links each, and the promo box', async ({
    page,
  }) => {
    await visit(page);
    await menuButton(page, 'Growing').hover();
    const panel = page.locator('#menu-1');
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.width).toBe(1000);
    for (const title of ['Vegetables', 'Herbs and Spices', 'Flowers and Bees', 'Trees and Hedges']) {
      await expect(panel.getByRole('list', { name: title }).getByRole('link')).toHaveCount(5);
    }
    await expect(panel.getByText('A bed of your own?')).toBeVisible();
    await expect(panel.getByText('Tell us what you would like to grow')).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Take a Plot' })).toHaveAttribute('href', '/write-to-us');
  });

  test('a menu opens under the mouse, says so, and closes a moment after the mouse has left', async ({
    page,
  }) => {
    await visit(page);
    const button = menuButton(page, 'Seasons');
    const panel = page.locator('#menu-2');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.hover();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
    const closing = await timeClosing(page, '#menu-2');
    await page.mouse.move(20, 600);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await closing()).toBeGreaterThan(80);
  });

  test('the mouse may cut the corner across a neighbour on its way into the menu', async ({ page }) => {
    await visit(page);
    await menuButton(page, 'Growing').hover();
    const panel = page.locator('#menu-1');
    await expect(panel).toBeVisible();
    const neighbour = await menuButton(page, 'Seasons').boundingBox();
    // Sent in one go: what counts is that the mouse does not rest on the neighbour.
    await Promise.all([
      page.mouse.move(neighbour!.x + 30, neighbour!.y + 30),
      page.mouse.move(neighbour!.x + 60, 200, { steps: 3 }),
    ]);
    await expect(menuButton(page, 'Growing')).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toBeVisible();
  });

  test('a click does not close what the mouse has opened; Escape does', async ({ page }) => {
    await visit(page);
    const button = menuButton(page, 'Almanac');
    await button.hover();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('#menu-4')).toBeHidden();
  });

  test('the keyboard opens a menu, walks through it and leaves it', async ({ page }) => {
    await visit(page);
    const button = menuButton(page, 'People');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const link of ['Our Plot', 'Gardeners', 'Helpers', 'Diary']) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(link);
      await expectFocusInSight(page);
    }
    await page.keyboard.press('Tab');
    await expect(menuButton(page, 'Contact')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape in a menu closes it and returns the focus to its button', async ({ page }) => {
    await visit(page);
    const button = menuButton(page, 'Tool Shed');
    await button.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Spade');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a menu that loses to the mouse hands its focus back to its button', async ({ page }) => {
    await visit(page);
    await menuButton(page, 'People').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await menuButton(page, 'Seasons').hover();
    await expect(menuButton(page, 'People')).toBeFocused();
    await expect(menuButton(page, 'Seasons')).toHaveAttribute('aria-expanded', 'true');
  });

  test('menus open under the mouse and by key before any script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
    const page = await context.newPage();
    await page.goto('/');
    await menuButton(page, 'Growing').hover();
    await expect(page.getByRole('link', { name: 'Bean Rows', exact: true }).first()).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(page.locator('#menu-1')).toBeHidden();
    await menuButton(page, 'Seasons').focus();
    await expect(page.locator('#menu-2')).toBeVisible();
    await context.close();
  });

  test('less motion keeps the delay that lets the mouse travel', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page);
    await menuButton(page, 'Growing').hover();
    await expect(page.locator('#menu-1')).toBeVisible();
    const closing = await timeClosing(page, '#menu-1');
    await page.mouse.move(20, 600);
    expect(await closing()).toBeGreaterThan(80);
  });

  test('the link to the page one is on is marked, and so is the menu it stands in', async ({ page }) => {
    await visit(page, '/people/plot');
    const link = page.locator('#menu-5').getByRole('link', { name: 'Our Plot', includeHidden: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('header [aria-current]')).toHaveCount(1);
  });

  test('axe finds nothing with the wide menu open, and nothing moves', async ({ page }) => {
    const shifts = await watchShifts(page);
    await visitAgain(page, stillPage);
    await menuButton(page, 'Growing').hover();
    await expect(page.locator('#menu-1')).toHaveCSS('opacity', '1');
    expect(await findViolations(page)).toEqual([]);
    await page.mouse.move(20, 600);
    await expect(page.locator('#menu-1')).toBeHidden();
    expect(await shifts()).toBe(0);
  });
});

test.describe('the bar', () => {
  for (const viewport of [phone, tablet, desktop]) {
    test(`stays at the top and fits ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await visit(page);
      await page.mouse.wheel(0, 1200);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
      expect((await page.locator('header').boundingBox())?.y).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  }

  test('offers Login and Sign Up from 480 px on', async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 740 });
    await visit(page);
    await expect(menuButton(page, 'Login')).toBeVisible();
    await expect(menuButton(page, 'Sign Up')).toBeVisible();
    await page.setViewportSize({ width: 479, height: 740 });
    await expect(menuButton(page, 'Login')).toBeHidden();
  });

  test('fits without a word breaking where the menus begin, at 1180 px', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 800 });
    await visit(page);
    await expect(menuButton(page, 'Growing')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1180);
    const last = await menuButton(page, 'Contact').boundingBox();
    const login = await menuButton(page, 'Login').boundingBox();
    expect(last!.x + last!.width).toBeLessThanOrEqual(login!.x);
  });

  test('is jumped over by the first link of the page', async ({ page }) => {
    await visit(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await expectFocusInSight(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('on a wide screen with touch', () => {
  test.use({ viewport: desktop, hasTouch: true });

  test('a tap opens a menu, a second one closes it, a tap beside it closes it too', async ({ page }) => {
    await storeBefore(page, { cookieConsent: 'true' });
    await visit(page);
    const button = menuButton(page, 'Growing');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#menu-1')).toBeVisible();
    await button.tap();
    await expect(page.locator('#menu-1')).toBeHidden();
    await button.tap();
    await expect(page.locator('#menu-1')).toBeVisible();
    await page.touchscreen.tap(100, 700);
    await expect(page.locator('#menu-1')).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
