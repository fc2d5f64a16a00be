import type { Page } from '@playwright/test';
import { isSameDocument, mark } from './navigation-steps.ts';
import { expect, test } from './test.ts';

const block = (page: Page, type: string) => page.locator(`[data-section="${type}"]`);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/people/visit');
});

test('gallery, table and questions work by keyboard, and on paper', async ({ page, browserName }) => {
  const opener = block(page, 'gallery').getByRole('button', { name: /^Enlarge picture 2 of 3/ });
  await opener.press('Enter');
  // One that is left is still in sight for a moment.
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toHaveAccessibleName('A long row of beans');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Previous picture' }).press('Enter');
  await dialog.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect(dialog).toHaveAccessibleName('A long row of beans');
  // Its button has the focus: leafing on takes the same key.
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName('The pear tree');
  await expect(dialog.getByRole('button', { name: 'Next picture' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const isWhole = (image: HTMLImageElement) => {
    const { left, right, top, bottom } = image.getBoundingClientRect();
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && bottom - top > 200;
  };
  expect(await dialog.getByRole('img').evaluate(isWhole)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const region = page.getByRole('region', { name: 'Prices per basket' });
  await expect(region.getByRole('rowheader')).toHaveText(['Beans and peas', 'Roots']);

  const answer = page.getByText('not between the beds');
  await expect(answer).not.toBeVisible();
  await expect(page.getByText('beside the shed')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  if (browserName === 'chromium') await expect(answer).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.locator('summary', { hasText: 'May I bring a dog?' }).press('Enter');
  await expect(answer).toBeVisible();
});

test('enlarged pictures are leafed through by arrow keys and by swiping, also from right to left', async ({
  page,
}) => {
  await expect(block(page, 'gallery')).toHaveAttribute('data-island', 'visible');
  await block(page, 'gallery').scrollIntoViewIfNeeded();
  await expect(block(page, 'gallery')).toHaveAttribute('data-live', '');
  await block(page, 'gallery')
    .getByRole('button', { name: /^Enlarge picture 1 of 3/ })
    .click();
  // One that is left is still in sight for a moment.
  const dialog = page.locator('dialog[open]');
  const place = async (text: string) => {
    await expect(dialog).toHaveCount(1);
    await expect(dialog.getByText(/ of 3$/)).toHaveText(text);
  };
  await place('1 of 3');
  // At the end it stays.
  await page.keyboard.press('ArrowLeft');
  await place('1 of 3');
  await page.keyboard.press('ArrowRight');
  await place('2 of 3');
  const swipe = (across: number, along = 0) =>
    dialog.locator('img').evaluate(
      (image, [x, y]) => {
        const fire = (type: string, clientX: number, clientY: number) =>
          image.dispatchEvent(
            new PointerEvent(type, {
              clientX,
              clientY,
              pointerType: 'touch',
              isPrimary: true,
              bubbles: true,
            }),
          );
        fire('pointerdown', 180, 300);
        fire('pointermove', 180 + x! / 2, 300 + y! / 2);
        fire('pointerup', 180 + x!, 300 + y!);
      },
      [across, along],
    );
  await swipe(-30);
  await swipe(-60, 120);
  await place('2 of 3');
  await swipe(-80);
  await place('3 of 3');
  await swipe(80);
  await place('2 of 3');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await swipe(80);
  await place('3 of 3');
  await page.keyboard.press('ArrowRight');
  await place('2 of 3');
});

test('an office says whether it is open by its own clock', async ({ page }) => {
  // Half past ten on a Monday in India.
  await page.clock.install({ time: new Date('2026-06-15T05:00:00Z') });
  await page.goto('/people/visit');
  const office = block(page, 'officeLocation');
  await office.scrollIntoViewIfNeeded();
  await expect(office.getByText('Open now')).toBeVisible();
  await page.clock.fastForward('08:01:00');
  await expect(office.getByText('Closed now')).toBeVisible();
});

test('figures of a table are at the end of their column', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const region = page.getByRole('region', { name: 'Prices per basket' });
  const alignment = (cell: string) =>
    region.getByRole('cell', { name: cell, exact: true }).evaluate((own) => getComputedStyle(own).textAlign);
  expect(await alignment('5')).toBe('end');
  expect(await alignment('on request')).toBe('start');
  await expect(region.getByRole('cell').last()).toHaveText('–', { useInnerText: true });
});

test('a table shows its last column at every width, behind its heading where each row is a list', async ({
  page,
}) => {
  const region = page.getByRole('region', { name: 'Prices per basket' });
  const last = region.getByRole('row').nth(1).getByRole('cell').last();
  const heading = last.getByText('For a party');
  for (const [width, isListed] of [
    [320, true],
    [360, true],
    [768, false],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await last.scrollIntoViewIfNeeded();
    const { x, width: own } = (await last.getByText('on request').boundingBox())!;
    expect(x + own).toBeLessThanOrEqual(width);
    await expect(heading).toBeVisible({ visible: isListed });
    expect(await region.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    // Its parts are still those of a table, for screen readers.
    await expect(region.getByRole('columnheader')).toHaveCount(6);
    await expect(last).toHaveAccessibleName('on request');
  }
});

test('of a table that scrolls, the names of the rows stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  const region = page.getByRole('region', { name: 'Prices per basket' });
  const [name, cell] = [region.getByRole('rowheader').first(), region.getByRole('cell').first()];
  // No window has room for such words.
  await region
    .locator('td > span:last-child')
    .evaluateAll((texts) => texts.forEach((text) => (text.textContent = '1,200,000,000,000,000.00')));
  const placeOf = async (element: typeof name) => Math.round((await element.boundingBox())!.x);
  const before = [await placeOf(name), await placeOf(cell)] as const;
  await region.evaluate((element) => (element.scrollLeft = 60));
  await expect.poll(() => placeOf(cell)).toBeLessThan(before[1]);
  expect(await placeOf(name)).toBe(before[0]);
  // The cells pass behind it.
  await expect(name).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('an embed loads nothing before a click, and its page alone allows its frame', async ({ page }) => {
  const asked: string[] = [];
  await page.context().route('https://maps.example.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Map</title><p>The gate</p>',
    });
  });
  const embed = block(page, 'embed');
  await embed.scrollIntoViewIfNeeded();
  const button = embed.getByRole('button', { name: 'Show it here' });
  await expect(embed).toHaveAttribute('data-live', '');
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.frameLocator('iframe[title="Where the gate is"]').getByText('The gate')).toBeVisible();
  await expect(embed.locator('iframe')).toBeFocused();
  expect(asked).toEqual(['https://maps.example.com/embed?gate=1&lang=en']);
  // A document without the embed does not allow the frame, so the browser loads the page itself.
  await page.goto('/people/plot');
  await mark(page);
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.evaluate((anchor: HTMLAnchorElement) => (anchor.href = '/people/visit'));
  await link.click();
  await expect(page).toHaveURL('/people/visit');
  await expect(block(page, 'embed')).toBeAttached();
  expect(await isSameDocument(page)).toBe(false);
});

test('a hero shows as many pictures of its row as there is room for, photographs too', async ({ page }) => {
  await page.goto('/growing/beans');
  const pictures = block(page, 'hero').locator('img');
  // What the renderer writes for a photograph: its encodings beside it, in a <picture>.
  await pictures.evaluateAll((images) => {
    for (const image of images) {
      const picture = document.createElement('picture');
      image.replaceWith(picture);
      picture.append(document.createElement('source'), image);
    }
  });
  for (const [width, shown] of [
    [360, 2],
    [800, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await expect(pictures.filter({ visible: true })).toHaveCount(shown);
  }
});
