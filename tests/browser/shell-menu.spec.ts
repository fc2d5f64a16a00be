import type { Page } from '@playwright/test';
import { fixtureSite, leastSite } from '../stage/sites.ts';
import { clickElsewhere } from './navigation-steps.ts';
import { desktop, expectFocusInSight, menuButton, phone, storeBefore, visit } from './shell-steps.ts';
import { essential, expect, lessMotion, onlyChromium, test } from './test.ts';

test.use({ viewport: desktop });
test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

const menus = ['Growing', 'Seasons', 'Tool Shed', 'Almanac', 'People', 'Contact'];
const panel = (page: Page, name: string) => page.locator(`#menu-${menus.indexOf(name) + 1}`);

/** Returns the time in ms between the button's `aria-expanded="false"` and the menu's disappearance. */
async function timeClosing(page: Page, name: string): Promise<() => Promise<number>> {
  const time = await panel(page, name).evaluateHandle((element) => {
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
  });
  return () => time.evaluate(({ result }) => result);
}

/** Opens a menu by hovering and leaves it: the button changes at once, the menu closes a moment later. */
async function expectDelay(page: Page, name: string): Promise<void> {
  await menuButton(page, name).hover();
  await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, name)).toBeVisible();
  const closing = await timeClosing(page, name);
  await page.mouse.move(20, 600);
  await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'false');
  expect(await closing()).toBeGreaterThan(80);
}

test('menus open by mouse and keyboard, fit, and close when left', essential, async ({ page }) => {
  await visit(page, '/people/plot');
  const current = panel(page, 'People').getByRole('link', { name: 'Our Plot', includeHidden: true });
  await expect(current, 'the link to the page one is on').toHaveAttribute('aria-current', 'page');
  await expect(page.locator('header [aria-current]')).toHaveCount(1);

  const wide = panel(page, 'Growing');
  await menuButton(page, 'Growing').hover();
  await expect(wide).toBeVisible();
  expect((await wide.boundingBox())?.width).toBe(1000);
  for (const title of ['Vegetables', 'Herbs and Spices', 'Flowers and Bees', 'Trees and Hedges'])
    await expect(wide.getByRole('list', { name: title }).getByRole('link')).toHaveCount(5);
  await expect(wide.getByText('A bed of your own?')).toBeVisible();
  await expect(wide.getByText('Tell us what you would like to grow')).toBeVisible();
  await expect(wide.getByRole('link', { name: 'Take a Plot' })).toHaveAttribute('href', '/write-to-us');
  expect(await clickElsewhere(page, wide.getByRole('link', { name: 'Bean Rows' }))).toBe(true);
  await expect(wide, 'with the mouse in it').toBeVisible();
  await expect(menuButton(page, 'Growing')).toHaveAttribute('aria-expanded', 'true');

  for (const name of menus) {
    await menuButton(page, name).hover();
    await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('header [aria-expanded="true"]')).toHaveCount(1);
    const { x, width } = (await panel(page, name).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(desktop.width);
  }
  await expectDelay(page, 'Seasons');

  await menuButton(page, 'Almanac').hover();
  await menuButton(page, 'Almanac').click();
  await expect(menuButton(page, 'Almanac'), 'after a click').toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'Almanac')).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page, 'Almanac')).toBeHidden();

  await page.mouse.move(20, 600);
  const button = menuButton(page, 'People');
  for (const key of ['Enter', 'Space']) {
    await button.focus();
    await page.keyboard.press(key);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const link of key === 'Enter' ? ['Our Plot', 'Gardeners', 'Helpers', 'Diary'] : []) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(link);
      await expectFocusInSight(page);
    }
    await page.keyboard.press(key === 'Enter' ? 'Tab' : 'Escape');
    if (key === 'Enter') await expect(menuButton(page, 'Contact')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }

  await menuButton(page, 'Tool Shed').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Spade');
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'Tool Shed')).toBeFocused();
  await expect(menuButton(page, 'Tool Shed')).toHaveAttribute('aria-expanded', 'false');

  await button.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await menuButton(page, 'Seasons').hover();
  await expect(button, 'the button of the menu that lost').toBeFocused();
  await expect(menuButton(page, 'Seasons')).toHaveAttribute('aria-expanded', 'true');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

// Firefox receives separate moves, and on a busy machine the pointer rests between them.
test('the pointer may cross the corner on its way into a menu', onlyChromium, async ({ page }) => {
  await visit(page);
  await menuButton(page, 'Growing').hover();
  await expect(panel(page, 'Growing')).toBeVisible();
  const neighbour = await menuButton(page, 'Seasons').boundingBox();
  await Promise.all([
    page.mouse.move(neighbour!.x + 30, neighbour!.y + 30),
    page.mouse.move(neighbour!.x + 60, 200, { steps: 3 }),
  ]);
  await expect(menuButton(page, 'Growing')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page, 'Growing')).toBeVisible();
});

test('reduced motion keeps the delay that lets the pointer travel', lessMotion, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page);
  await expectDelay(page, 'Growing');
});

// What the bar shows at other widths: walk/every-page.spec.ts.
test('the bar stays on top, and has a skip link', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expectFocusInSight(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
    expect((await page.locator('header').boundingBox())?.y).toBe(0);
    for (const name of ['Growing', 'Login', 'Sign Up'])
      await expect(menuButton(page, name)).toBeVisible({ visible: viewport === desktop });
  }
});

// Only Chromium can tap.
test.describe('on a wide screen with touch', onlyChromium, () => {
  test.use({ hasTouch: true });

  test('a tap opens a menu, a second tap or one beside it closes it', async ({ page }) => {
    await visit(page);
    const button = menuButton(page, 'Growing');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page, 'Growing')).toBeVisible();
    await button.tap();
    await expect(panel(page, 'Growing')).toBeHidden();
    await button.tap();
    await expect(panel(page, 'Growing')).toBeVisible();
    await page.touchscreen.tap(100, 700);
    await expect(panel(page, 'Growing')).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

test('menus whose names a translator makes longer give way to the drawer, until it shows the original', async ({
  page,
}) => {
  for (const url of [fixtureSite.url, leastSite.url]) {
    await visit(page, `${url}/`);
    const first = page.locator('header nav').getByRole('button').first();
    await expect(first).toBeVisible();
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('header nav button'))
        button.prepend('Translated '.repeat(12));
    });
    await expect(first).toBeHidden();
    await expect(page.locator('header [popovertarget="menu"]')).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(desktop.width);
    await page.evaluate(() => {
      for (const button of document.querySelectorAll('header nav button')) button.firstChild!.remove();
    });
    await expect(first).toBeVisible();
  }
});
