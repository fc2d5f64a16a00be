import { bundleMeasure } from '../layout/bundle-measure.ts';
import { layouts, nameLayout } from '../layout/layouts.ts';
import { measureOne } from '../layout/measure-samples.ts';
import { storeBefore } from '../shell-steps.ts';
import { expect, test } from '../test.ts';
import { sitePages } from './site-pages.ts';

let measure: string;

test.beforeAll(async () => {
  measure = await bundleMeasure();
});

// Films and slides would be judged between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where layouts differ most. */
const some = layouts.filter((layout) =>
  ['360', '768', '1280', '320 (200%)', '1280 (200%)'].includes(nameLayout(layout)),
);

for (const path of sitePages) {
  test(`${path} shows nothing clipped, covered, squeezed, empty or faint at any width`, async ({
    page,
    baseURL,
  }) => {
    await storeBefore(page, { cookieConsent: 'true' });
    expect(await measureOne(page, `${baseURL}${path}`, measure, some)).toEqual([]);
  });
}
