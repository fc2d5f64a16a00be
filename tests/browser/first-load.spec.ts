import { gzipSync } from 'node:zlib';
import { stillPage, storeBefore, watchShifts } from './shell-steps.ts';
import { expect, test } from './test.ts';

test('a static page loads under 2 KB of script', { tag: '@platform' }, async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  // A page without islands in its first screen, so that nothing but the loader is called for.
  await page.goto(stillPage, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThan(2048);
});

// Weighed in one browser: all load the same files.
test(
  'a form loads under 10 KB of script; what sends it, and says what came of it, comes with the first touch',
  { tag: '@chromium' },
  async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(response.url())?.[1];
      if (name === undefined) return;
      const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
      sizes.set(name, size);
    });
    await page.goto('/write-to-us', { waitUntil: 'networkidle' });
    await expect(page.locator('#inquiry form[novalidate]')).toBeVisible();
    // React and the loader serve every island.
    const ofForm = [...sizes.keys()].filter(
      (name) => !['islands', 'rolldown-runtime', 'entry-client'].includes(name),
    );
    expect(ofForm).toContain('ContactForm');
    const sum = (await Promise.all(ofForm.map((name) => sizes.get(name)!))).reduce(
      (all, size) => all + size,
      0,
    );
    expect(sum, ofForm.join()).toBeLessThan(10 * 1024);
    await page.locator('#inquiry').getByLabel('Full Name').focus();
    await expect
      .poll(() => [...sizes.keys()].filter((name) => !ofForm.includes(name)))
      .toEqual(expect.arrayContaining(['deliver', 'Notice']));
    expect(await sizes.get('deliver')).toBeLessThan(1536);
    expect(await sizes.get('Notice')).toBeLessThan(2048);
  },
);

test('HTML carries no data for scripts besides the description of the page and what is fetched ahead', async ({
  request,
}) => {
  const html = await (await request.get('/growing/beans')).text();
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script>',
    expect.stringMatching(/^<script type="module" src="\/assets\/entry-client-[\w-]+\.js">$/),
    '<script type="speculationrules">',
    '<script type="application/ld+json">',
    // The style sheet is waited for.
    '<script>',
  ]);
  expect(html).not.toMatch(/ style=/);
});

test(
  'a page tells the browser early of what its first screen needs',
  { tag: '@platform' },
  async ({ page }) => {
    await storeBefore(page, { cookieConsent: 'true' });
    await page.goto('/');
    const fonts = page.locator('head link[rel="preload"][as="font"]');
    await expect(fonts).toHaveCount(2);
    const eager = page.locator('main img:not([loading="lazy"])');
    await expect(eager).toHaveCount(1);
    await expect(eager).toHaveAttribute('fetchpriority', 'high');
    const source = await eager.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(source).toMatch(/\/_img\/wide-photo-\w{8}-\d+\.avif$/);
  },
);

const platformOfChromium = { tag: ['@platform', '@chromium'] };

test('nothing moves while a page with slides and a film loads', platformOfChromium, async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shifts()).toBe(0);
});

test(
  'a scroll bar that comes with the rest of a page moves nothing',
  platformOfChromium,
  async ({ playwright, launchOptions, baseURL }) => {
    // Playwright hides scroll bars unless it is told not to.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    // Higher than what is shown before the style sheet of the rest has come.
    const page = await browser.newPage({ viewport: { width: 1280, height: 1600 }, baseURL: baseURL! });
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/assets\/site-[^/]*\.css$/, async (route) => {
      await held;
      await route.continue();
    });
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

test.describe('with scripts off', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('every panel of a tabbed text can be read, and links lead to other pages', async ({ page }) => {
    await page.goto('/growing/beans');
    await expect(page.locator('[data-section="tabbedText"] [role="tabpanel"]')).toHaveCount(4);
    for (const panel of await page.locator('[data-section="tabbedText"] [role="tabpanel"]').all()) {
      await expect(panel).toBeVisible();
    }
    await page.locator('main a[href="/write-to-us"]').first().click();
    await expect(page).toHaveURL('/write-to-us');
    await expect(page.getByLabel('Full Name').first()).toBeVisible();
  });
});
