import type { Locator } from '@playwright/test';
import { phone } from './shell-steps.ts';
import { expect, test } from './test.ts';

test('as many threads as leave the last row enter the first card', async ({ page }) => {
  await page.goto('/');
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const ledger = page.locator('[data-threads-leave="5"]');
    const weave = await boxOf(ledger.locator('img').last());
    const turn = await boxOf(ledger.locator('[data-rows] > i').last());
    const sway = await boxOf(ledger.locator('[data-rows] > svg').last());
    const arrival = await boxOf(page.locator('[data-threads-arrive] > i:visible').last());
    const card = await boxOf(page.getByRole('listitem').filter({ hasText: 'Rows you can walk along' }));

    // Tolerance of 2 px: a thread is 3 px thick.
    expect(Math.abs(turn.right - weave.left)).toBeLessThan(2);
    expect(Math.abs(turn.top - (weave.top + weave.bottom) / 2)).toBeLessThan(3);
    expect(Math.abs(sway.top - turn.bottom)).toBeLessThan(2);
    expect(Math.abs(sway.right - turn.left)).toBeLessThan(3);
    expect(Math.abs(arrival.top - sway.bottom)).toBeLessThan(2);
    expect(Math.abs(arrival.left - sway.left)).toBeLessThan(3);
    expect(arrival.right).toBeGreaterThanOrEqual(card.left);
    expect(arrival.bottom).toBeGreaterThan(card.top);
    await expect(page.locator('[data-threads-arrive] > i:visible')).toHaveCount(5);
  }
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(page.locator('[data-threads-arrive], [data-rows]').first()).toBeHidden();
  await expect(page.locator('[data-threads-arrive]')).toBeHidden();
});

test('a thread of years joins its loose end, which begins under its last fibres', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/people/plot');
  const gaps = await page.locator('[data-section="yearsOfAssociation"] li').evaluateAll((all) =>
    all.map((row) => {
      const [twist, end] = [...row.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
      return { right: Math.round(end!.left - twist!.right), down: Math.round(end!.top - twist!.top) };
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps).toEqual(gaps.map(() => ({ right: -3, down: 0 })));
});

async function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  });
}
