import type { Locator } from '@playwright/test';
import { arabicSite as site, englishPage } from '../stage/sites.ts';
import { addLink, follow, isSameDocument, mark } from './navigation-steps.ts';
import { desktop, phone, storeBefore, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

test.use({ viewport: desktop });
test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, end: box.x + box.width };
}

test('in Arabic bar, arrows, menus and dialogs begin at the right, and fit', async ({ page }) => {
  await visit(page, `${site.url}/gardeners`);
  await expect(page.locator('html[lang="ar"][dir="rtl"]')).toBeVisible();
  await expect(page.locator('main [data-arrow]').first()).toHaveCSS('scale', '-1 1');
  const header = page.locator('header');
  expect((await boxOf(header.getByRole('link').first())).x).toBeGreaterThan(desktop.width / 2);
  for (const toggle of await header.locator('nav button').all()) {
    await toggle.hover();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const panel = await boxOf(toggle.locator('xpath=following-sibling::*[1]'));
    expect(panel.x).toBeGreaterThanOrEqual(0);
    expect(panel.end).toBeLessThanOrEqual(desktop.width);
  }

  const dialog = page.locator('#login');
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#login')?.showModal());
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expect(dialog).toBeInViewport({ ratio: 1 });
    const close = await boxOf(dialog.getByRole('button').first());
    const frame = await boxOf(dialog);
    expect(close.x - frame.x).toBeLessThan(frame.width / 2);
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeInViewport({ ratio: 1 });
  await expect.poll(async () => (await boxOf(drawer)).end).toBeCloseTo(phone.width, 0);
});

const largeTexts = 'main :is(h1, h2, blockquote, ul > li:has(> strong + span), [data-tone])';

test('the marks of Arabic letters have room between the lines of large texts and buttons', async ({
  page,
}) => {
  for (const [path, ratio] of [
    ['/write-to-us', 1.3],
    ['/people/plot', 1.3],
    [englishPage, 1.02],
  ] as const) {
    await visit(page, site.url + path);
    const found = await page.locator(largeTexts).evaluateAll((all) =>
      all.map((element) => {
        const { lineHeight, fontSize } = getComputedStyle(element);
        return parseFloat(lineHeight) / parseFloat(fontSize);
      }),
    );
    expect(Math.min(...found)).toBeCloseTo(ratio, 2);
  }
});

test('figures run left to right, bars of slides right to left, with Arabic labels', async ({ page }) => {
  await visit(page, `${site.url}/write-to-us`);
  const number = page.locator('footer a[href^="tel:"]').first();
  const [first, last] = await number.evaluate((link) => {
    const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
    return [0, text!.textContent!.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text!, at);
      range.setEnd(text!, at + 1);
      return range.getBoundingClientRect().x;
    });
  });
  expect(first).toBeLessThan(last!);
  // The arrow of a select box does not cover its text.
  await expect(page.locator('main select').first()).toHaveCSS('background-position-x', '16px');

  const slider = page.locator('[data-section="testimonials"]');
  await slider.scrollIntoViewIfNeeded();
  await expect(slider.locator('.swiper-initialized')).toBeVisible();
  const bars = slider.getByRole('button', { name: 'اعرض' });
  expect((await boxOf(bars.nth(1))).x).toBeLessThan((await boxOf(bars.nth(0))).x);
  await bars.nth(1).click();
  await expect(bars.nth(1)).toHaveAttribute('aria-current', 'true');
  const beyond = async () => {
    const [slide, frame] = [await boxOf(slider.locator('.swiper-slide-active')), await boxOf(slider)];
    return Math.max(frame.x - slide.x, slide.end - frame.end);
  };
  await expect.poll(beyond).toBeLessThanOrEqual(0.5);
});

test('the left arrow key opens the next tab', async ({ page }) => {
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

test('around a page in English, loaded as a document, the shell keeps its language', async ({ page }) => {
  await visit(page, `${site.url}/gardeners`);
  await addLink(page, englishPage);
  await mark(page);
  await follow(page, englishPage);
  await page.waitForURL(`**${englishPage}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.locator('html').getAttribute('dir')).toBe(null);
  expect(await isSameDocument(page)).toBe(false);
  await expect(page.locator('main')).toHaveCSS('direction', 'ltr');
  await expect(page.locator('header')).toHaveCSS('direction', 'rtl');
  await expect(page.locator('[lang="ar"]:has(> header), header[lang="ar"]')).toHaveCount(1);
});
