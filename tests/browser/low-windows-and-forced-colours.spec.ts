import { expect, test } from './test.ts';
import { visit } from './shell-steps.ts';

/** A window of 1280 × 1024 at 400 %, and a small phone held across. */
for (const viewport of [
  { width: 320, height: 256 },
  { width: 360, height: 200 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('the question about cookies leaves most of the page to be read, and can be answered', async ({
      page,
    }) => {
      await visit(page, '/gardeners');
      const banner = page.getByRole('region', { name: 'Cookie consent' });
      const box = (await banner.boundingBox())!;
      expect(box.height).toBeLessThanOrEqual(viewport.height * 0.4);
      expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
      for (const name of ['Accept', 'Preferences']) {
        await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
      // Scrolled a little, nothing but the banner stands over the page.
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      const readable = await page.evaluate(() => {
        let rows = 0;
        for (let y = 0; y < innerHeight; y++) {
          if (document.elementFromPoint(innerWidth / 2, y)?.closest('main')) rows++;
        }
        return rows / innerHeight;
      });
      expect(readable).toBeGreaterThan(0.55);
      const policy = banner.getByRole('link');
      await policy.focus();
      await expect(policy).toBeInViewport();
      await banner.getByRole('button', { name: 'Accept' }).click();
      await expect(banner).toBeHidden();
    });
  });
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** The colour behind the first element that matches. */
  const ground = (page: import('@playwright/test').Page, selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);

  for (const [what, path, selected, other] of [
    [
      'tab of a text',
      '/growing/beans',
      '[role="tab"][aria-selected="true"]',
      '[role="tab"][aria-selected="false"]',
    ],
    [
      'tab of the forms',
      '/write-to-us',
      '[role="tab"][aria-selected="true"]',
      '[role="tab"][aria-selected="false"]',
    ],
    [
      'link to the current page',
      '/people/plot',
      'footer a[aria-current="page"]',
      'footer li a:not([aria-current])',
    ],
  ] as const) {
    test(`the ${what} that is selected is marked`, async ({ page }) => {
      await visit(page, path);
      expect(await ground(page, selected)).not.toBe(await ground(page, other));
    });
  }

  test('the slide that is shown is marked', async ({ page }) => {
    await visit(page, '/');
    const pager = page.locator('[data-section="heroSlider"]');
    await expect(pager).toHaveAttribute('data-live');
    expect(await ground(page, '[data-section="heroSlider"] [aria-current="true"]', '::before')).not.toBe(
      await ground(page, '[data-section="heroSlider"] [aria-current="false"]', '::before'),
    );
  });

  test('a focused control has a ring', async ({ page }) => {
    await visit(page, '/growing/beans');
    await page.locator('[role="tab"][aria-selected="true"]').first().focus();
    await page.keyboard.press('ArrowRight');
    const ring = await page.locator(':focus').evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(ring).toBe('solid 3px');
  });
});
