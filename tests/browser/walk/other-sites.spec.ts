import { catalogueRoutes } from '../../../src/engine/content/catalogue.ts';
import { openSite } from '../../../src/engine/content/open-site.ts';
import { fixturePages } from '../../stage/fixture-files.ts';
import { arabicSite, mailSite } from '../../stage/sites.ts';
import { layoutsNamed } from '../layout/layouts.ts';
import { desktop, storeBefore } from '../shell-steps.ts';
import { expect, test } from '../test.ts';
import { type Screen, walkPage } from './walk-page.ts';

const open = openSite({ pagesDir: fixturePages });
const pages = [...open.routes.keys()];
const planned = open.plannedPaths;
/** One page for each section type, with all its examples. */
const types = catalogueRoutes(open).filter((route) => route.split('/').length === 3);
const oneScreen: Screen = { viewport: desktop, layouts: layoutsNamed('360', '1280') };

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

test.describe('from right to left', () => {
  for (const path of pages)
    test(`${path} is whole`, async ({ page }) => {
      expect(await walkPage(page, { site: arabicSite.url, path, planned, screens: [oneScreen] })).toEqual([]);
    });

  for (const path of types)
    test(`${path} is whole`, async ({ page }) => {
      const leaveOut = ['axe', 'content', 'first screen'] as const;
      expect(await walkPage(page, { site: arabicSite.url, path, screens: [oneScreen], leaveOut })).toEqual(
        [],
      );
    });
});

test.describe('below a base', () => {
  for (const path of pages)
    test(`${path} shows itself and names nothing outside`, async ({ page, request }) => {
      const screens = [{ viewport: desktop, layouts: [] }];
      const leaveOut = ['axe', 'first screen'] as const;
      expect(await walkPage(page, { site: mailSite.url, path, planned, screens, leaveOut })).toEqual([]);
      const served = await (await request.get(mailSite.url + path)).text();
      expect(served).toContain(`<link rel="canonical" href="https://greenplot.example/site${path}">`);
      expect(served).toContain('"href_matches":"/site/*"');
      // The head, links, pictures with their candidates, and what styles name.
      const addresses = [
        ...served.matchAll(/(?:(?:href|src|action|poster|srcset)="?|, |url\(['"]?)(\/[^\s"')>]*)/g),
      ];
      expect(addresses.length).toBeGreaterThan(50);
      expect(
        addresses.map(([, address]) => address!).filter((address) => !address.startsWith('/site/')),
      ).toEqual([]);
    });

  test('the manifest leads to the first page, and to icons that are there', async ({ request }) => {
    const manifest = `${mailSite.url}/site.webmanifest`;
    const { start_url, icons } = (await (await request.get(manifest)).json()) as {
      start_url: string;
      icons: { src: string }[];
    };
    expect(new URL(start_url, manifest).href).toBe(`${mailSite.url}/`);
    for (const { src } of icons) expect((await request.get(new URL(src, manifest).href)).status()).toBe(200);
  });
});
