import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { type BuiltFixture, buildFixture, changeContent } from '../stage/build-fixture.ts';
import { listen, type Listening } from '../stage/listen.ts';
import { desktop, phone, storeBefore } from './shell-steps.ts';
import { expect, test } from './test.ts';
import { walkPage } from './walk/walk-page.ts';

/** Four companies with another look from data alone: each has a page of long words. */
const brands = [
  ['law', 'a law firm without pictures, with serifs'],
  ['theatre', "a children's theatre, round and large"],
  ['steel', 'a steel maker, dense and small'],
  ['practice', 'a practice with photographs'],
] as const;

const screens = [
  { viewport: phone, layouts: ['360', '768'] },
  { viewport: desktop, layouts: ['1280'], axe: true },
];

/** What depends on a theme alone. The walk through the fixture site judges the rest. */
const judged = /: (?:squeezed|small title|lost card|sideways|clipped|empty half): /;
// Their texts are in fonts that the browser of the tests has nothing alike for: lines may break elsewhere at first.
const leaveOut = ['first screen'] as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, look] of brands)
  test.describe(look, { tag: ['@all', '@chromium'] }, () => {
    let built: BuiltFixture;
    let server: Listening;
    test.beforeAll(async () => {
      built = await buildFixture({
        change: (pages) => changeContent(pages, `brands/${name}`),
        add: (folder) => cpSync('tools/new-site/themes/fonts', join(folder, 'fonts'), { recursive: true }),
      });
      server = await listen(createSiteServer(built.folder));
    });
    test.afterAll(async () => {
      await server.stop();
      built.remove();
    });

    for (const path of ['/trial', '/', '/people/visit'])
      test(`${path} breaks no word, and has no title smaller than its text, no card of its ground's colour and no empty half`, async ({
        page,
      }) => {
        await storeBefore(page, { cookieConsent: 'true' });
        const found = await walkPage(page, { site: server.url, path, screens, leaveOut, halves: true });
        expect(found.filter((line) => judged.test(line))).toEqual([]);
      });
  });
