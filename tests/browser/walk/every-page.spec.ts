import { openSite } from '../../../src/engine/content/open-site.ts';
import { fixturePages } from '../../stage/fixture-files.ts';
import { fixtureSite } from '../../stage/sites.ts';
import { measureLayouts, prepareToMeasure } from '../layout/measure-layouts.ts';
import { menuButton, stillPage, storeBefore } from '../shell-steps.ts';
import { expect, lessMotion, onlyChromium, test } from '../test.ts';
import { allScreens, walkPage } from './walk-page.ts';
import { walkWithoutScripts } from './without-scripts.ts';

const site = fixtureSite.url;
const pages = [...openSite({ pagesDir: fixturePages }).routes.keys()];

// Videos and slides would be measured between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

for (const path of pages)
  test(`${path} has no layout faults on a phone and on a desktop`, lessMotion, async ({ page }) => {
    expect(await walkPage(page, { site, path })).toEqual([]);
  });

for (const path of pages)
  test(`${path} has no layout faults in any layout`, { tag: ['@all', '@less-motion'] }, async ({ page }) => {
    expect(await walkPage(page, { site, path, screens: allScreens })).toEqual([]);
  });

// Firefox's driver cannot run code in the page when scripts are off.
test.describe('with scripts off', onlyChromium, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages)
    test(`${path} shows its text, and styles its first screen without the style sheet`, async ({ page }) => {
      expect(await walkWithoutScripts(page, site, path)).toEqual([]);
    });
});

test('the bar hides the entries that do not fit, and nothing else', async ({ page }) => {
  await page.goto(stillPage);
  await prepareToMeasure(page);
  const signUp = page.locator('header [popovertarget="sign-up"]');
  const shown = async () => ({
    menus: await page.locator('nav[data-live] > ul').isVisible(),
    burger: await page.getByRole('button', { name: 'Open menu' }).isVisible(),
    login: await menuButton(page, 'Login').isVisible(),
    signUp: await signUp.isVisible(),
  });
  const [all, withoutMenus, least] = [
    { menus: true, burger: false, login: true, signUp: true },
    { menus: false, burger: true, login: true, signUp: true },
    { menus: false, burger: true, login: false, signUp: false },
  ];
  for (const [layout, expected] of [
    ['1920', all],
    ['1180', all],
    ['1180 (spaced)', withoutMenus],
    ['1600 (200%)', withoutMenus],
    ['768 (spaced)', withoutMenus],
    ['480', withoutMenus],
    ['479', least],
    ['1280', all],
  ] as const) {
    expect(await measureLayouts(page, [layout]), layout).toEqual([]);
    expect(await shown(), layout).toEqual(expected);
  }
  // Longer words, as in another language.
  await signUp.evaluate((button) => (button.textContent = 'Ein neues Konto anlegen lassen'));
  for (const [layout, expected] of [
    ['1180', withoutMenus],
    ['768', withoutMenus],
    ['480', least],
  ] as const) {
    expect(await measureLayouts(page, [layout]), layout).toEqual([]);
    expect(await shown(), layout).toEqual(expected);
  }
});
