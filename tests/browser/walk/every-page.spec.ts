import { catalogueRoute, catalogueRoutes } from '../../../src/engine/content/catalogue.ts';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { fixturePages } from '../../stage/fixture-files.ts';
import { arabicSite, fixtureSite, leastSite, mailSite } from '../../stage/sites.ts';
import { measureLayouts, prepareToMeasure } from '../layout/measure-layouts.ts';
import { desktop, menuButton, stillPage, storeBefore } from '../shell-steps.ts';
import { expect, lessMotion, onlyChromium, test, weekly } from '../test.ts';
import { allScreens, walkPage } from './walk-page.ts';
import { walkWithoutScripts } from './without-scripts.ts';

const site = fixtureSite.url;
const opened = openSite({ pagesDir: fixturePages });
/** Of the entries of a collection, these have all that may differ. */
const isAlike = (route: string) => /^\/news\/(?!(?:barge|plain|soup-day|winterschnitt)$)/.test(route);
/** With the last page of a list, which has no file of its own. */
const pages = [...[...opened.routes.keys()].filter((route) => !isAlike(route)), '/news/3'];
/** The catalogue page of each section type, with all its examples. */
const types = catalogueRoutes(opened).filter((route) => route.split('/').length === 3);

/** Of other sites, two pages have nearly all that may differ. The others are walked through weekly. */
const tagOf = (path: string) => ({ tag: ['/', '/write-to-us'].includes(path) ? [] : '@all' });

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

test.describe('from right to left', () => {
  for (const path of pages)
    test(`${path} has no layout faults`, tagOf(path), async ({ page }) => {
      const screens = [{ viewport: desktop, layouts: ['1280'] }];
      expect(await walkPage(page, { site: arabicSite.url, path, screens })).toEqual([]);
    });

  for (const path of [catalogueRoute, ...types])
    test(`${path} has no layout faults`, weekly, async ({ page }) => {
      const screens = [{ viewport: desktop, layouts: ['360', '1280'] }];
      const leaveOut = ['headings', 'first screen'] as const;
      expect(await walkPage(page, { site: arabicSite.url, path, screens, leaveOut })).toEqual([]);
    });
});

test.describe('with nothing that a site may leave out', () => {
  for (const path of pages)
    test(`${path} has no layout faults`, tagOf(path), async ({ page }) => {
      expect(await walkPage(page, { site: leastSite.url, path })).toEqual([]);
    });

  test('menus that do not fit are hidden, and choices cannot be reset', async ({ page }) => {
    await page.goto(`${leastSite.url}/cookies`);
    const menus = page.locator('nav[data-live] > ul');
    const burger = page.getByRole('button', { name: 'Open menu' });
    for (const [width, fits] of [
      [1280, true],
      [640, false],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(menus).toBeVisible({ visible: fits });
      await expect(burger).toBeVisible({ visible: !fits });
    }
    await page.getByRole('main').getByRole('link', { name: 'Reset cookie choices' }).click();
    await expect(page).toHaveURL(/#reset-cookie-choices$/);
    expect(await page.evaluate(() => localStorage.cookieConsent as string), 'which stays').toBe('true');
  });
});

test.describe('below a base', () => {
  // The form is a page's only block, directly above the footer.
  for (const [path, ...layouts] of [['/'], ['/write-to-us', '320', '768']] as const)
    test(`${path} renders and requests nothing outside`, async ({ page }) => {
      const screens = [{ viewport: desktop, layouts: [...layouts] }];
      const leaveOut = ['first screen'] as const;
      expect(await walkPage(page, { site: mailSite.url, path, screens, leaveOut })).toEqual([]);
    });

  test('pages and the manifest reference nothing outside', async ({ request }) => {
    const { url } = mailSite;
    for (const path of pages) {
      const served = await (await request.get(url + path)).text();
      // URLs in the head, links, pictures with their candidates, and styles.
      const named = served.matchAll(/(?:(?:href|src|action|poster|srcset)="?|, |url\(['"]?)(\/[^\s"')>]*)/g);
      const addresses = [...named].map(([, address]) => address!);
      expect(addresses.length).toBeGreaterThan(50);
      expect(addresses.filter((address) => !address.startsWith('/site/'))).toEqual([]);
    }
    const manifest = `${url}/site.webmanifest`;
    const { start_url, icons } = (await (await request.get(manifest)).json()) as {
      start_url: string;
      icons: { src: string }[];
    };
    expect(new URL(start_url, manifest).href).toBe(`${url}/`);
    for (const { src } of icons) expect((await request.get(new URL(src, manifest).href)).status()).toBe(200);
  });
});
