import { gzipSync } from 'node:zlib';
import { sitePages } from './site-pages.ts';
import { expect, test } from './test.ts';

/** A page without islands in its first screen, so that nothing but the loader is called for. */
const staticPage = '/leadership';

for (const path of sitePages) {
  test(`${path} shows itself without an error, a failed request or a broken rule of its policy`, async ({
    page,
  }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => failed.push(`${request.failure()?.errorText} ${request.url()}`));
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await scrollThrough(page);
    // A video is asked for in parts, and the browser ends requests it needs no more.
    expect(failed.filter((line) => !line.includes('/video/'))).toEqual([]);
  });
}

test('a static page loads under 2 KB of script', async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(staticPage, { waitUntil: 'networkidle' });
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThan(2048);
});

test('a form loads under 12 KB of script, and what it sends with comes with the first touch', async ({
  page,
}) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(response.url())?.[1];
    if (name === undefined) return;
    const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    sizes.set(name, size);
  });
  await page.goto('/contact-us', { waitUntil: 'networkidle' });
  await expect(page.locator('#inquiry form[novalidate]')).toBeVisible();
  // React and the loader serve every island.
  const ofForm = [...sizes.keys()].filter((name) => !['islands', 'entry-client'].includes(name));
  expect(ofForm).toContain('ContactForm');
  const sum = (await Promise.all(ofForm.map((name) => sizes.get(name)!))).reduce(
    (all, size) => all + size,
    0,
  );
  expect(sum, ofForm.join()).toBeLessThan(12 * 1024);
  await page.locator('#inquiry').getByLabel('Full Name').focus();
  await expect.poll(() => [...sizes.keys()].filter((name) => !ofForm.includes(name))).toContain('deliver');
  expect(await sizes.get('deliver')).toBeLessThan(1536);
});

test('HTML carries no data for scripts besides the description of the page', async ({ request }) => {
  const html = await (await request.get('/services/web-development')).text();
  expect(html.match(/<script[^>]*>/g)).toEqual([
    '<script>',
    expect.stringMatching(/^<script type="module" src="\/assets\/entry-client-[\w-]+\.js">$/),
    '<script type="application/ld+json">',
  ]);
  expect(html).not.toMatch(/ style="/);
});

test('nothing moves while a page loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/services/web-development', '/contact-us']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), path).toEqual([]);
  }
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel of a tabbed text can be read, and links lead to other pages', async ({ page }) => {
    await page.goto('/services/web-development');
    await expect(page.locator('[data-section="tabbedText"] [role="tabpanel"]')).toHaveCount(4);
    for (const panel of await page.locator('[data-section="tabbedText"] [role="tabpanel"]').all()) {
      await expect(panel).toBeVisible();
    }
    await page.locator('main a[href="/contact-us"]').first().click();
    await expect(page).toHaveURL('/contact-us');
    await expect(page.getByLabel('Full Name').first()).toBeVisible();
  });

  for (const path of sitePages) {
    test(`${path} shows its text`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const hidden = page
        .locator('main :is(h1, h2, h3, p, li):not([data-scripts-only], [hidden] *)')
        .filter({ visible: false });
      expect(await hidden.allTextContents()).toEqual([]);
    });
  }
});

async function scrollThrough(page: import('@playwright/test').Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await page.waitForLoadState('networkidle');
}
