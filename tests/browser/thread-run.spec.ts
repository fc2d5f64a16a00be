import type { Locator } from '@playwright/test';
import { expect, test } from './test.ts';

test.describe('the thread run of the home page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const width of [1200, 1280, 1920]) {
    test(`leads from the last weave into the first card at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const ledger = page.locator('[data-threads-leave="5"]');
      const weave = await boxOf(ledger.locator('img').last());
      const turn = await boxOf(ledger.locator('[data-rows] > i').last());
      const sway = await boxOf(ledger.locator('[data-rows] > svg').last());
      const arrival = await boxOf(page.locator('[data-threads-arrive] > i:visible').last());
      const card = await boxOf(page.getByRole('listitem').filter({ hasText: 'Rows you can walk along' }));

      // Within a pixel or two: a thread is three pixels thick.
      expect(Math.abs(turn.right - weave.left)).toBeLessThan(2);
      expect(Math.abs(turn.top - (weave.top + weave.bottom) / 2)).toBeLessThan(3);
      expect(Math.abs(sway.top - turn.bottom)).toBeLessThan(2);
      expect(Math.abs(sway.right - turn.left)).toBeLessThan(3);
      expect(Math.abs(arrival.top - sway.bottom)).toBeLessThan(2);
      expect(Math.abs(arrival.left - sway.left)).toBeLessThan(3);
      expect(arrival.right).toBeGreaterThanOrEqual(card.left);
      expect(arrival.bottom).toBeGreaterThan(card.top);
    });
  }

  test('as many threads arrive as leave', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/');
    await expect(page.locator('[data-threads-arrive] > i:visible')).toHaveCount(5);
  });

  test('is left out where the gutter is too narrow', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto('/');
    await expect(page.locator('[data-threads-arrive], [data-rows]').first()).toBeHidden();
    await expect(page.locator('[data-threads-arrive]')).toBeHidden();
  });
});

async function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  });
}
