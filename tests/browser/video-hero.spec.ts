import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const hero = (page: Page) => page.locator('[data-section="videoHero"]');
const video = (page: Page) => hero(page).locator('video');
const paused = (page: Page) => video(page).evaluate((film: HTMLVideoElement) => film.paused);

test('the film waits for its turn, then plays silently in a loop', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) films.push(request.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(films, 'films loaded before the visitor came near').toEqual([]);
  await hero(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  expect(await video(page).evaluate((film: HTMLVideoElement) => [film.muted, film.loop])).toEqual([
    true,
    true,
  ]);
});

test('the visitor stops the film and starts it again', async ({ page }) => {
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  await expect.poll(() => paused(page)).toBe(false);
  await hero(page).getByRole('button', { name: 'Pause background video' }).click();
  await expect.poll(() => paused(page)).toBe(true);
  await hero(page).getByRole('button', { name: 'Play background video' }).click();
  await expect.poll(() => paused(page)).toBe(false);
});

test('it rests while it is out of view', async ({ page }) => {
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  await expect.poll(() => paused(page)).toBe(false);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => paused(page)).toBe(true);
});

test('a visitor who wants less motion sees the still picture, and may start the film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  const play = hero(page).getByRole('button', { name: 'Play background video' });
  await expect(play).toBeVisible();
  expect(await paused(page)).toBe(true);
  await play.click();
  await expect.poll(() => paused(page)).toBe(false);
});

test('a visitor who saves data loads no film before they start it', async ({ page }) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'media') films.push(request.url());
  });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  const play = hero(page).getByRole('button', { name: 'Play background video' });
  await expect(play).toBeVisible();
  expect(films).toEqual([]);
  await play.click();
  await expect.poll(() => paused(page)).toBe(false);
  expect(films).not.toEqual([]);
});

test.describe('when the browser refuses', () => {
  test('a failed autoplay is logged, the poster stays, and the button offers to play', async ({
    page,
    quietConsole,
  }) => {
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('Not now.', 'NotAllowedError'));
    });
    await page.goto('/');
    await hero(page).scrollIntoViewIfNeeded();
    await expect.poll(() => quietConsole.splice(0).join()).toContain('warning: Autoplay failed');
    await expect(hero(page).locator('img')).toBeVisible();
    await expect(video(page)).toHaveCSS('opacity', '0');
    await expect(hero(page).getByRole('button', { name: 'Play background video' })).toBeVisible();
  });
});
