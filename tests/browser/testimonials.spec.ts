import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const slider = (page: Page) => page.locator('[data-section="testimonials"]');
const counter = (page: Page) => slider(page).getByText(/^\d of \d$/);

/**
 * The clock of the test does not move style transitions; the next five seconds count from their end. The slider is asked,
 * as a transition that has not begun yet looks like one that is over.
 */
async function standStill(page: Page) {
  const moving = () =>
    slider(page)
      .locator('.swiper')
      .evaluate((stage: Element & { swiper?: { animating: boolean } }) => stage.swiper?.animating);
  await expect.poll(moving).toBe(false);
}

async function open(page: Page) {
  await page.goto('/write-to-us');
  await slider(page).scrollIntoViewIfNeeded();
  await expect(slider(page).locator('.swiper-initialized')).toBeVisible();
}

test('the next quote comes after five seconds, and after the last one the first', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await slider(page).getByRole('button', { name: 'Show 1 of 3' }).click();
  await slider(page).getByRole('button', { name: 'Pause testimonials' }).click();
  await standStill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await slider(page).getByRole('button', { name: 'Play testimonials' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(4900);
  await expect(counter(page)).toHaveText('1 of 3');
  for (const next of ['2 of 3', '3 of 3', '1 of 3']) {
    await page.clock.runFor(5100);
    await expect(counter(page)).toHaveText(next);
    await standStill(page);
  }
});

test('a pause lasts until the visitor ends it', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await slider(page).getByRole('button', { name: 'Pause testimonials' }).click();
  await standStill(page);
  const paused = (await counter(page).textContent()) ?? '';
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText(paused);
  await slider(page).getByRole('button', { name: 'Play testimonials' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(6000);
  await expect(counter(page)).not.toHaveText(paused);
});

test('a bar shows its quote; only the quote shown can be read or reached', async ({ page }) => {
  await open(page);
  await slider(page).getByRole('button', { name: 'Show 3 of 3' }).click();
  await expect(counter(page)).toHaveText('3 of 3');
  await expect(slider(page).locator('figure:not([inert])')).toHaveCount(1);
  await expect(slider(page).locator('figure:not([inert]) figcaption')).toContainText('Postman');
});

test('no button moves from under a finger when the quotes change', async ({ page }) => {
  await open(page);
  await slider(page).getByRole('button', { name: 'Pause testimonials' }).click();
  const places = () =>
    slider(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const placesOf = async (quote: number) => {
    await slider(page)
      .getByRole('button', { name: `Show ${quote} of 3` })
      .click();
    await expect(counter(page)).toHaveText(`${quote} of 3`);
    await standStill(page);
    await expect
      .poll(() => slider(page).evaluate((block) => block.getAnimations({ subtree: true }).length))
      .toBe(0);
    return places();
  };
  const first = await placesOf(1);
  expect(await placesOf(2)).toEqual(first);
  expect(await placesOf(3)).toEqual(first);
});

test('nothing of the next quote is seen at the edge, however wide the window', async ({ page }) => {
  await open(page);
  await slider(page).getByRole('button', { name: 'Pause testimonials' }).click();
  for (const width of [1280, 1111, 777, 361]) {
    await page.setViewportSize({ width, height: 800 });
    const overlap = () =>
      slider(page)
        .locator('.swiper')
        .evaluate((stage) => {
          const edges = stage.getBoundingClientRect();
          const overlaps = [...stage.querySelectorAll('figure[inert]')].map((slide) => {
            const { left, right } = slide.getBoundingClientRect();
            return Math.min(edges.right, right) - Math.max(edges.left, left);
          });
          return Math.max(...overlaps);
        });
    await expect.poll(overlap, `pixels of another quote at ${width} px`).toBeLessThan(0.01);
  }
});

test('a quote is pulled aside with the pointer, and held it stays', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await slider(page).getByRole('button', { name: 'Show 1 of 3' }).click();
  await expect(counter(page)).toHaveText('1 of 3');
  await standStill(page);
  const box = (await slider(page).locator('.swiper').boundingBox())!;
  const [x, y] = [box.x + box.width * 0.8, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - box.width * 0.6, y, { steps: 8 });
  await page.clock.runFor(11_000);
  await expect(counter(page)).toHaveText('1 of 3');
  await page.mouse.up();
  await expect(counter(page)).toHaveText('2 of 3');
});

test('all quotes are equally high, so the page never jumps', async ({ page }) => {
  await open(page);
  const heights = await slider(page)
    .locator('figure')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().height));
  expect(new Set(heights).size).toBe(1);
});

test('nothing moves by itself for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await open(page);
  await expect(slider(page).getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText('1 of 3');
});
