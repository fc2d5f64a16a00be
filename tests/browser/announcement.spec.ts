import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { type BuiltFixture, buildFixture } from '../stage/build-fixture.ts';
import { listen, type Listening } from '../stage/listen.ts';
import { desktop, phone, storeBefore, watchShifts } from './shell-steps.ts';
import { expect, test } from './test.ts';
import { walkPage } from './walk/walk-page.ts';

const text = 'We are closed from 24 to 31 December, and the greenhouse stays open on the days between.';
const link = { label: 'Whom to call', href: '/write-to-us' };

let built: BuiltFixture;
let server: Listening;
test.beforeAll(async () => {
  built = await buildFixture({
    change: (pages) =>
      writeFileSync(
        join(pages, '_site/announcement.json'),
        JSON.stringify({ text, link, background: 'accent' }),
      ),
  });
  server = await listen(createSiteServer(built.folder));
});
test.afterAll(async () => {
  await server.stop();
  built.remove();
});

const strip = (page: Page) => page.getByRole('complementary').filter({ hasText: text });

test(
  'an announcement stays closed on every page, and nothing moves while a page loads',
  { tag: '@chromium' },
  async ({ page }) => {
    await storeBefore(page, { cookieConsent: 'true' });
    const shifts = await watchShifts(page);
    await page.goto(`${server.url}/people/plot`);
    await expect(strip(page).getByRole('link', { name: 'Whom to call' })).toBeVisible();
    expect(await shifts()).toBe(0);
    await strip(page).getByRole('button', { name: 'Close' }).press('Enter');
    await expect(strip(page)).toHaveCount(0);
    for (const path of ['/people/plot', '/people/visit']) {
      await page.goto(`${server.url}${path}`);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(strip(page)).toHaveCount(0);
      expect(await shifts()).toBe(0);
    }
  },
);

test('a new text is shown to those who closed the one before', async ({ page }) => {
  await storeBefore(page, { 'announcement-1abc': '1' });
  await page.goto(`${server.url}/people/plot`);
  await expect(strip(page)).toBeVisible();
});

test('it closes where the browser stores nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked.', 'SecurityError');
      },
    }),
  );
  await page.goto(`${server.url}/people/plot`);
  await strip(page).getByRole('button', { name: 'Close' }).click();
  await expect(strip(page)).toHaveCount(0);
});

test('a page below an announcement has no faults', { tag: '@chromium' }, async ({ page }) => {
  await storeBefore(page, { cookieConsent: 'true' });
  const screens = [
    { viewport: phone, layouts: ['320', '360', '768'] },
    { viewport: desktop, layouts: ['1280'], axe: true },
  ];
  expect(await walkPage(page, { site: server.url, path: '/people/plot', screens })).toEqual([]);
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an announcement is read, and has no button that does nothing', async ({ page }) => {
    await page.goto(`${server.url}/people/plot`);
    await expect(strip(page)).toBeVisible();
    await expect(strip(page).getByRole('button')).toHaveCount(0);
  });
});
