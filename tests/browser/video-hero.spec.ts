import type { Page } from '@playwright/test';
import { hold } from './shell-steps.ts';
import { essential, expect, lessMotion, test, weekly } from './test.ts';

const hero = (page: Page) => page.locator('[data-section="videoHero"]');
const video = (page: Page) => hero(page).locator('video');
const button = (page: Page, does: string) =>
  hero(page).getByRole('button', { name: `${does} background video` });

async function expectPlaying(page: Page, playing: boolean): Promise<void> {
  await expect.poll(() => video(page).evaluate((film: HTMLVideoElement) => film.paused)).toBe(!playing);
}

function recordVideos(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/films/')) films.push(request.url());
  });
  return films;
}

test('the video loads in its turn, and pauses out of view or on request', essential, async ({ page }) => {
  const films = recordVideos(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(films, 'films loaded before the visitor came near').toEqual([]);
  const release = await hold(page, '**/films/*');
  await hero(page).scrollIntoViewIfNeeded();
  await expect.poll(() => films.length).toBeGreaterThan(0);
  // Leaving before it has begun is not a pause.
  await page.evaluate(() => scrollTo(0, 0));
  await expectPlaying(page, false);
  release();
  await hero(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() => video(page).evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(0);
  await expect(video(page), 'seen once it plays').toHaveCSS('opacity', '1');
  const isSilentLoop = (film: HTMLVideoElement) => film.muted && film.loop;
  expect(await video(page).evaluate(isSilentLoop)).toBe(true);
  await button(page, 'Pause').click();
  await expectPlaying(page, false);
  await button(page, 'Play').click();
  await expectPlaying(page, true);
  await page.evaluate(() => scrollTo(0, 0));
  await expectPlaying(page, false);
  await hero(page).scrollIntoViewIfNeeded();
  await expectPlaying(page, true);
});

test('with reduced motion the visitor may start the video', lessMotion, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  await expect(button(page, 'Play').locator('path').last(), 'its triangle').toBeVisible();
  await expectPlaying(page, false);
  await button(page, 'Play').click();
  await expectPlaying(page, true);
});

test('with data saving no video loads before the visitor starts it', weekly, async ({ page }) => {
  const films = recordVideos(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  await expect(button(page, 'Play')).toBeVisible();
  expect(films).toEqual([]);
  await button(page, 'Play').click();
  await expectPlaying(page, true);
  expect(films).not.toEqual([]);
});

test('where autoplay is blocked, one click plays it', async ({ page, quietConsole }) => {
  await page.addInitScript(() => {
    let isPressed = false;
    addEventListener('click', () => (isPressed = true), true);
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      if (isPressed) return play.call(this);
      return Promise.reject(new DOMException('Not now.', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  await expect.poll(() => quietConsole.splice(0).join()).toContain('warning: Autoplay failed');
  await expect(hero(page).locator('img')).toBeVisible();
  await expect(video(page)).toHaveCSS('opacity', '0');
  await button(page, 'Play').click();
  await expectPlaying(page, true);
  await expect(button(page, 'Pause')).toBeVisible();
});

test('a missing play function is logged as an error', weekly, async ({ page, quietConsole }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLMediaElement.prototype, 'play'));
  await page.goto('/');
  await hero(page).scrollIntoViewIfNeeded();
  await expect.poll(() => quietConsole.splice(0).join()).toContain('error: The background video has no play');
  await expect(hero(page).locator('img')).toBeVisible();
});
