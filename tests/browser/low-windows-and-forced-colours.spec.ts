import type { Page } from '@playwright/test';
import { visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

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

test.describe('in forced colours', { tag: '@chromium' }, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  /** The colour behind the first element that matches. */
  const ground = (page: Page, selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);

  const selectedTab = '[role="tab"][aria-selected="true"]';
  for (const [what, path, selected, other] of [
    ['tab of a text', '/growing/beans', selectedTab, '[role="tab"][aria-selected="false"]'],
    ['tab of the forms', '/write-to-us', selectedTab, '[role="tab"][aria-selected="false"]'],
    [
      'link to the current page',
      '/people/plot',
      'footer a[aria-current="page"]',
      'footer li a:not([aria-current])',
    ],
  ] as const) {
    test(`the ${what} that is selected is marked, and a focused control has a ring`, async ({ page }) => {
      await visit(page, path);
      expect(await ground(page, selected)).not.toBe(await ground(page, other));
      await page.locator(selected).first().focus();
      // The ring is for those who use the keyboard.
      await page.keyboard.press('Shift');
      await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px$/);
    });
  }

  test('the slide that is shown is marked', async ({ page }) => {
    await visit(page, '/');
    const pager = '[data-section="heroSlider"]';
    await expect(page.locator(pager)).toHaveAttribute('data-live');
    const shown = await ground(page, `${pager} [aria-current="true"]`, '::before');
    expect(shown).not.toBe(await ground(page, `${pager} [aria-current="false"]`, '::before'));
  });
});
