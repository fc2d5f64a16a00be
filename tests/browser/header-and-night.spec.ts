import type { Page } from '@playwright/test';
import { fixtureSite, mailSite } from '../stage/sites.ts';
import { desktop, findViolations, phone, storeBefore, tablet, visit } from './shell-steps.ts';
import { essential, expect, test } from './test.ts';

test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

const action = (page: Page) => page.locator('header').getByRole('link', { name: 'Join in' });
const burger = (page: Page) => page.getByRole('button', { name: 'Open menu' });

for (const viewport of [desktop, tablet, phone])
  test(`the bar keeps its action in sight, ${viewport.width} px wide`, essential, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, `${mailSite.url}/gardeners`);
    await expect(action(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    if (viewport === desktop) return;
    // On one side at every width.
    expect((await burger(page).boundingBox())!.x).toBeLessThan(40);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));
    expect((await burger(page).boundingBox())!.x).toBeGreaterThan(viewport.width - 80);
    expect((await action(page).boundingBox())!.x).toBeLessThan(60);
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await burger(page).click();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    for (const name of ['Join in', /^[+]\d/])
      await expect(drawer.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
  });

test('with text twice as large the bar grows around its buttons', async ({ page }) => {
  await page.setViewportSize(desktop);
  await visit(page, `${fixtureSite.url}/gardeners`);
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const bar = page.locator('header');
  await expect.poll(async () => (await bar.boundingBox())!.height).toBeGreaterThan(100);
  const [outer, inner] = await Promise.all([
    bar.boundingBox(),
    bar.getByRole('button', { name: 'Sign Up' }).boundingBox(),
  ]);
  expect(inner!.y - outer!.y).toBeGreaterThan(8);
});

test.describe('at night', () => {
  test.use({ colorScheme: 'dark' });

  for (const path of ['/', '/gardeners', '/write-to-us', '/growing/tools', '/people/plot'])
    test(`${path} has the theme's dark colours, all of them readable`, async ({ page, browserName }) => {
      await page.setViewportSize(desktop);
      await visit(page, mailSite.url + path);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 22, 28)');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
      await expect(page.locator('header > div > a img')).toHaveJSProperty(
        'currentSrc',
        `${mailSite.url}/brand/logo-on-dark.svg`,
      );
      if (browserName !== 'chromium') return;
      expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([]);
    });

  test('a picture that fades into its block by day keeps its edges, because its ground stays light', async ({
    page,
  }) => {
    const fades = () =>
      page
        .locator('[data-section="profiles"] img')
        .evaluateAll((pictures) => pictures.map((one) => getComputedStyle(one).maskImage.includes('rgba(')));
    await visit(page, `${mailSite.url}/people/plot`);
    expect(await fades()).toEqual([false]);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await fades()).toEqual([true]);
  });

  test('on paper the text is dark, and a theme without a night is as by day', async ({ page }) => {
    await visit(page, `${mailSite.url}/gardeners`);
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color);
    expect(text).not.toBe('rgb(233, 237, 242)');
    await page.emulateMedia({ media: 'screen' });
    await visit(page, `${fixtureSite.url}/gardeners`);
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  });
});
