import { planSamplePages, startSampleSite } from './blocks/sample-site.ts';
import { layouts, measureLayouts, prepareToMeasure } from './layout/measure-layouts.ts';
import { findViolations, storeBefore } from './shell-steps.ts';
import { expect, test, weekly } from './test.ts';
import { findFaintWhenHovered } from './walk/hovered.ts';

/** BLOCKS=hero,statsStrip measures only these types. All of them take 30 to 45 minutes. */
const pages = planSamplePages(process.env.BLOCKS?.split(','));

/**
 * Pictures that render fast. Pages set the dimensions, so layouts stay the same. Light and dark stripes make text
 * contrast against them the worst case.
 */
const drawnQuickly = {
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h80v60H0z"/><path stroke="#fff" stroke-width="5" d="M0 5h80M0 15h80M0 25h80M0 35h80M0 45h80M0 55h80"/></svg>`,
};

let site: Awaited<ReturnType<typeof startSampleSite>>;

test.beforeAll(async () => {
  site = await startSampleSite(pages);
});
test.afterAll(() => site?.stop());

// A film or a moving slider would be measured between two states.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, path, blocks } of pages) {
  const kinds = [...new Set(blocks.map(({ type }) => type))];
  test(`any block looks right in every layout: ${name}, ${kinds.join(', ')}`, weekly, async ({ page }) => {
    test.setTimeout(600_000);
    await page.route(/\/(?:pictures|_img|tools)\/[^/]+$/, (route) => route.fulfill(drawnQuickly));
    await storeBefore(page, { cookieConsent: 'true' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url + path);
    await prepareToMeasure(page);
    expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
    expect(await findFaintWhenHovered(page)).toEqual([]);
    const called = new Map(blocks.map(({ id, type, variant, name: what }) => [id, [type, variant, what]]));
    const found = (await measureLayouts(page, layouts)).map(({ block, layout, kind, detail }) =>
      [...(called.get(block) ?? ['page']), layout, kind, detail].join(', '),
    );
    expect(found).toEqual([]);
  });
}
