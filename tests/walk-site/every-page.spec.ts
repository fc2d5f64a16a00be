import { readFileSync } from 'node:fs';
import { measureSite } from '../../tools/sizes/measure-site.ts';
import { adviseOn, findTooHeavy, type SizeBudget } from '../../tools/sizes/size-budget.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { storeBefore } from '../browser/shell-steps.ts';
import { expect, test } from '../browser/test.ts';
import { allScreens, walkPage } from '../browser/walk/walk-page.ts';
import { site } from './build-site.ts';

const { PAGES_DIR: pagesDir } = process.env;
const { routes } = openSite(pagesDir ? { pagesDir } : {});

// Videos and slides would be measured between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of routes.keys())
  test(`${path} has no layout faults in any width and size of text`, async ({ page }) => {
    await storeBefore(page, { cookieConsent: 'true' });
    expect(await walkPage(page, { site: site.url, path, screens: allScreens })).toEqual([]);
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
