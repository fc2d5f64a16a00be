import { gzipSync } from 'node:zlib';
import budget from '../../sizes.json' with { type: 'json' };
import { hold, stillPage, watchShifts } from './shell-steps.ts';
import { expect, test } from './test.ts';

test('a static page loads no more script than sizes.json allows', { tag: '@platform' }, async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  // A page without islands in its first screen loads only the loader.
  await page.goto(stillPage, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThanOrEqual(
    budget.load.script,
  );
});

test('the code that sends a form and reports the result is loaded on the first interaction', async ({
  page,
}) => {
  const names: string[] = [];
  page.on('response', (response) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(response.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  await page.goto('/write-to-us', { waitUntil: 'networkidle' });
  await expect(page.locator('#inquiry form[novalidate]')).toBeVisible();
  expect(names).toContain('ContactForm');
  const later = ['deliver', 'Notice'];
  expect(names.filter((name) => later.includes(name))).toEqual([]);
  await page.locator('#inquiry').getByLabel('Full Name').focus();
  await expect.poll(() => names).toEqual(expect.arrayContaining(later));
});

const platformOfChromium = { tag: ['@platform', '@chromium'] };

test('no layout shift while a page with slides and a video loads', platformOfChromium, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shifts()).toBe(0);
});

test(
  'a scroll bar that appears with the rest of a page shifts nothing',
  platformOfChromium,
  async ({ playwright, launchOptions, baseURL }) => {
    // Playwright hides scroll bars by default.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    // Higher than the part of the page that renders before the style sheet has loaded.
    const page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, baseURL: baseURL! });
    const release = await hold(page, /\/assets\/site-[^/]*\.css$/);
    await page.goto('/', { waitUntil: 'commit' });
    const isLong = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const places = () =>
      page.locator('header :is(a, button), h1').evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          .map((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return { what: element.textContent, left, top, width, height };
          }),
      );
    await page.evaluate(() => document.fonts.ready);
    const first = await places();
    expect(await isLong(), 'the rest is not there yet').toBe(false);
    release();
    await expect.poll(isLong).toBe(true);
    expect(first.length).toBeGreaterThan(3);
    expect(await places()).toEqual(first);
    await browser.close();
  },
);
