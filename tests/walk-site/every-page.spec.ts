import { readFileSync } from 'node:fs';
import { measureSite } from '../../tools/sizes/measure-site.ts';
import { adviseOn, findTooHeavy, type SizeBudget } from '../../tools/sizes/size-budget.ts';
import type { Theme } from '../../src/shared/generated/site.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { notFoundRoute } from '../../src/shared/routes.ts';
import { storeBefore } from '../browser/shell-steps.ts';
import { expect, test } from '../browser/test.ts';
import { allScreens, nightScreens, walkPage } from '../browser/walk/walk-page.ts';
import { site } from './build-site.ts';

const { PAGES_DIR: pagesDir } = process.env;
const { routes, siteFiles } = openSite(pagesDir ? { pagesDir } : {});
const { night } = siteFiles.get('theme')!.value as Pick<Theme, 'night'>;

/** A line may break elsewhere in the font of the device than in the one that the owner chose. No text mends that. */
const leaveOut = ['fonts'] as const;

// Videos and slides would be measured between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routes.keys())
  test(`${path} has no layout faults in any width and size of text`, async ({ page, quietConsole }) => {
    await storeBefore(page, { cookieConsent: 'true' });
    expect(await walkPage(page, { site: site.url, path, screens: allScreens, leaveOut })).toEqual([]);
    if (path !== notFoundRoute) return;
    // Hosts show this page with the status that the browser logs.
    const others = quietConsole.splice(0).filter((message) => !message.includes('404'));
    expect(others).toEqual([]);
  });

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });

  // Without a night pages look as by day.
  for (const path of night ? routes.keys() : [])
    test(`${path} is readable`, async ({ page }) => {
      await storeBefore(page, { cookieConsent: 'true' });
      expect(await walkPage(page, { site: site.url, path, screens: nightScreens, leaveOut })).toEqual([]);
    });
});

test('no code exceeds the sizes in sizes.json; larger pages are only reported', () => {
  const budget = JSON.parse(readFileSync('sizes.json', 'utf8')) as SizeBudget;
  const weight = measureSite(site.folder);
  const ofCode = { ...budget, documents: { average: Infinity, largest: Infinity } };
  const faults = findTooHeavy(weight, ofCode);
  const ofPages = findTooHeavy(weight, budget).filter((fault) => !faults.includes(fault));
  for (const fault of ofPages) console.log(fault);
  expect(faults, adviseOn(weight, ofCode).join('\n')).toEqual([]);
});
