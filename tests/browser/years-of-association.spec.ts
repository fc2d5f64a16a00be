import { phone } from './shell-steps.ts';
import { expect, test } from './test.ts';

test('on a phone every thread runs out into its loose end', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/people/plot');
  const threads = page.locator('[data-section="yearsOfAssociation"] li');
  const gaps = await threads.evaluateAll((rows) =>
    rows.map((row) => {
      const [twist, end] = [...row.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
      return { right: Math.round(end!.left - twist!.right), down: Math.round(end!.top - twist!.top) };
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  // It begins under the twist's last fibres.
  expect(gaps).toEqual(gaps.map(() => ({ right: -3, down: 0 })));
});
