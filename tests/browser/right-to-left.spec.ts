import type { Locator } from '@playwright/test';
import { arabicSite as site } from '../stage/sites.ts';
import { englishPage } from '../stage/variants/arabic.ts';
import { desktop, phone, storeBefore, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

test('a phone number runs from left to right, and the sign of a list to choose from stands clear of its words', async ({
  page,
}) => {
  await visit(page, `${site.url}/write-to-us`);
  const number = page.locator('footer a[href^="tel:"]').first();
  const [first, last] = await number.evaluate((link) => {
    const [text] = Array.from(link.childNodes);
    const length = text?.textContent?.length ?? 0;
    return [0, length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text!, at);
      range.setEnd(text!, at + 1);
      return range.getBoundingClientRect().x;
    });
  });
  expect(first).toBeLessThan(last!);
  await expect(page.locator('main select').first()).toHaveCSS('background-position-x', '16px');
});

for (const viewport of [phone, desktop]) {
  test(`a dialog opens in a window of ${viewport.width} px, with its button to close on the left`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await visit(page, `${site.url}/gardeners`);
    await page.evaluate(() => document.querySelector<HTMLDialogElement>('#login')?.showModal());
    const dialog = page.locator('#login');
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const close = await boxOf(dialog.getByRole('button').first());
    const frame = await boxOf(dialog);
    expect(close.x - frame.x).toBeLessThan(frame.width / 2);
  });
}

test('on a phone the menu slides in from the right, where its button is', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, `${site.url}/gardeners`);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeInViewport({ ratio: 1 });
  const end = async () => {
    const { x, width } = await boxOf(drawer);
    return x + width;
  };
  await expect.poll(end).toBeCloseTo(phone.width, 0);
});

test.describe('in a wide window', () => {
  test.use({ viewport: desktop });

  test('the page says its language and direction, arrows point to the left, and the bar begins on the right with menus inside the window', async ({
    page,
  }) => {
    await visit(page, `${site.url}/gardeners`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const arrow = page.locator('main [data-arrow]').first();
    expect(await arrow.evaluate((element) => getComputedStyle(element).scale)).toBe('-1 1');
    const header = page.locator('header');
    const logo = await boxOf(header.getByRole('link').first());
    expect(logo.x).toBeGreaterThan(desktop.width / 2);
    for (const toggle of await header.locator('nav button').all()) {
      await toggle.hover();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      const panel = await boxOf(toggle.locator('xpath=following-sibling::*[1]'));
      expect(panel.x).toBeGreaterThanOrEqual(0);
      expect(panel.x + panel.width).toBeLessThanOrEqual(desktop.width);
    }
  });

  test('a slider shows the slide that was asked for, with bars from right to left in Arabic words', async ({
    page,
  }) => {
    await visit(page, `${site.url}/write-to-us`);
    const slider = page.locator('[data-section="testimonials"]');
    await slider.scrollIntoViewIfNeeded();
    await expect(slider.locator('.swiper-initialized')).toBeVisible();
    const bars = slider.getByRole('button', { name: 'اعرض' });
    const [first, second] = [await boxOf(bars.nth(0)), await boxOf(bars.nth(1))];
    expect(second.x).toBeLessThan(first.x);
    await bars.nth(1).click();
    await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => isInside(slider.locator('.swiper-slide-active'), slider)).toBe(true);
  });

  test('the arrow key to the left opens the next tab', async ({ page }) => {
    await visit(page, `${site.url}/growing/beans`);
    const block = page.locator('[data-section="tabbedText"]');
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-live');
    const tabs = block.getByRole('tab');
    await tabs.first().click();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight');
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  });

  test('around a page in English the site keeps its language, and the browser loads such a page anew', async ({
    page,
  }) => {
    await visit(page, `${site.url}/gardeners`);
    await page.evaluate((path) => {
      const link = Object.assign(document.createElement('a'), {
        href: path,
        id: 'to-english',
        textContent: 'en',
      });
      document.querySelector('main')?.prepend(link);
      Object.assign(window, { sameDocument: true });
    }, englishPage);
    await page.locator('#to-english').hover();
    await page.locator('#to-english').click();
    await page.waitForURL(`**${englishPage}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.locator('html').getAttribute('dir')).toBe(null);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    const direction = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).direction);
    expect([await direction('main'), await direction('header')]).toEqual(['ltr', 'rtl']);
    expect(
      await page.locator('header').evaluate((header) => header.closest('[lang]')?.getAttribute('lang')),
    ).toBe('ar');
  });
});

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

/** To half a pixel. */
async function isInside(inner: Locator, outer: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(inner), await boxOf(outer)];
  return a.x >= b.x - 0.5 && a.x + a.width <= b.x + b.width + 0.5;
}
