import { openSite } from '../../../src/engine/content/open-site.ts';
import { fixturePages } from '../../stage/fixture-files.ts';
import { fixtureSite } from '../../stage/sites.ts';
import { storeBefore } from '../shell-steps.ts';
import { expect, test } from '../test.ts';
import { walkPage } from './walk-page.ts';
import { walkWithoutScripts } from './without-scripts.ts';

const site = fixtureSite.url;
const pages = [...openSite({ pagesDir: fixturePages }).routes.keys()];

// Films and slides would be judged between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

for (const path of pages)
  test(
    `${path} is whole on a phone and on a desktop, in every width and size of text`,
    { tag: '@less-motion' },
    async ({ page }) => {
      expect(await walkPage(page, { site, path })).toEqual([]);
    },
  );

// Firefox runs nothing for its driver either when scripts are off.
test.describe('with scripts off', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages)
    test(`${path} shows its text, and styles its top by itself`, async ({ page }) => {
      expect(await walkWithoutScripts(page, site, path)).toEqual([]);
    });
});

test('the menus of the header stand beside the sign-in buttons in every width that shows them', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const ends = await page.evaluate(() => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll(`header ${selector}`)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => element.getBoundingClientRect());
      return {
        menus: Math.max(...boxes('nav :is(a, button)').map(({ right }) => right)),
        buttons: Math.min(...boxes('[popovertarget]').map(({ left }) => left)),
      };
    });
    expect(ends.menus, `${width} px`).toBeGreaterThan(0);
    expect(ends.menus, `${width} px`).toBeLessThanOrEqual(ends.buttons);
  }
});
