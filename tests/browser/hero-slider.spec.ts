import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const slider = (page: Page) => page.locator('[data-section="heroSlider"]');
const counter = (page: Page) => slider(page).getByText(/^\d of \d$/);
const button = (page: Page, name: string) => slider(page).getByRole('button', { name });

async function open(page: Page) {
  await page.clock.install();
  await page.goto('/');
  await expect(slider(page).locator('.swiper-initialized')).toBeVisible();
}

/** The clock of the test does not move style transitions; the next three seconds count from their end. */
async function standStill(page: Page) {
  const fading = () =>
    slider(page)
      .locator('.swiper')
      .evaluate((stage: Element & { swiper?: { animating: boolean } }) => stage.swiper?.animating);
  await expect.poll(fading).toBe(false);
}

/** Starts from the first slide, with the time under the test's control and nobody near the slider. */
async function startAnew(page: Page) {
  await button(page, 'Pause slides').click();
  await button(page, 'Show 1 of 2').click();
  await standStill(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button(page, 'Play slides').click();
  await page.mouse.move(0, 0);
}

test('a slide stays for three seconds; after the last one comes the first', async ({ page }) => {
  await open(page);
  await startAnew(page);
  await page.clock.runFor(2900);
  await expect(counter(page)).toHaveText('1 of 2');
  await page.clock.runFor(200);
  await expect(counter(page)).toHaveText('2 of 2');
  await standStill(page);
  await page.clock.runFor(3100);
  await expect(counter(page)).toHaveText('1 of 2');
});

test('slides rest under the pointer and while the keyboard is among them', async ({ page }) => {
  await open(page);
  await startAnew(page);
  await slider(page).getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(10_000);
  await expect(counter(page)).toHaveText('1 of 2');
  await page.mouse.move(0, 0);
  await page.keyboard.press('Shift+Tab');
  await expect(slider(page).getByRole('link', { name: 'Know More' })).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(counter(page)).toHaveText('1 of 2');
});

test('a pause lasts until the visitor ends it', async ({ page }) => {
  await open(page);
  await button(page, 'Pause slides').click();
  await page.mouse.move(0, 0);
  const shown = (await counter(page).textContent()) ?? '';
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText(shown);
});

test('a bar fades to its slide, and only the slide shown can be reached', async ({ page }) => {
  await open(page);
  await button(page, 'Pause slides').click();
  await button(page, 'Show 2 of 2').click();
  await expect(counter(page)).toHaveText('2 of 2');
  await expect(slider(page).locator('.swiper-slide :not([inert]) > a')).toHaveText([
    'Learn More about the beds',
  ]);
  // The page keeps its main heading, whichever slide is shown.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(slider(page).locator('.swiper')).toHaveClass(/swiper-fade/);
  await expect(button(page, 'Show 2 of 2')).toHaveAttribute('aria-current', 'true');
});

test('nothing moves by itself for a visitor who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await expect(button(page, 'Play slides')).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(counter(page)).toHaveText('1 of 2');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first slide stands, the second can be scrolled to, and no dead button is shown', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(slider(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(slider(page).getByRole('link', { name: 'Learn More' })).toBeVisible();
    await expect(slider(page).getByRole('button')).toHaveCount(0);
  });
});
