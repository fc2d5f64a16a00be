import { desktop, storeBefore, visit } from './shell-steps.ts';
import { essential, expect, test } from './test.ts';

test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

const scrolled = () => Math.round(scrollY);

for (const width of [desktop.width, 820])
  test(`the focus in the header scrolls nothing, ${width} px wide`, essential, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/write-to-us');
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    const stops = page.locator('header :is(a, button)').filter({ visible: true });
    await stops.last().evaluate((last: HTMLElement) => last.focus({ preventScroll: true }));
    const places: number[] = [];
    for (let rest = await stops.count(); rest > 1; rest--) {
      await page.keyboard.press('Shift+Tab');
      places.push(await page.evaluate(scrolled));
    }
    expect(places.length).toBeGreaterThan(1);
    expect(places.filter((place) => place !== 700)).toEqual([]);
  });

test(
  'what a link of the header leads to comes to rest below it, as does the focus',
  essential,
  async ({ page }) => {
    await visit(page, '/write-to-us');
    const height = (await page.locator('header').boundingBox())!.height;
    const target = page.locator('main h2').last();
    await target.evaluate((heading) => (heading.id = 'target'));
    const link = page.locator('header a').first();
    await link.evaluate((first: HTMLAnchorElement) => first.setAttribute('href', '#target'));
    await link.press('Enter');
    await expect(page).toHaveURL(/#target$/);
    await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(height + 40);
    expect((await target.boundingBox())!.y).toBeGreaterThan(height);

    const field = page.locator('main :is(input, textarea):visible').first();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await field.focus();
    expect((await field.boundingBox())!.y).toBeGreaterThan(height);
  },
);
