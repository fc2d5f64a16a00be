import type { Page } from '@playwright/test';
import { consentSite as site } from '../stage/sites.ts';
import { storeBefore } from './shell-steps.ts';
import { expect, test } from './test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The scripts that have run, with their settings, once the network is quiet. */
async function scriptsRun(page: Page): Promise<unknown> {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => (window as unknown as { ran?: string[][] }).ran ?? []);
}

function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/scripts/')) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

test('no script is asked for before an answer, nor after declining', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(site.url);
  expect(await scriptsRun(page)).toEqual([]);
  await press(page, 'Preferences');
  await press(page, 'Decline All');
  await press(page, 'Accept');
  await page.reload();
  expect(await scriptsRun(page)).toEqual([]);
  expect(asked).toEqual([]);
});

test('allowing one category runs its script at once, on the next visit too, and no other', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.goto(site.url);
  await press(page, 'Preferences');
  await page.getByRole('switch', { name: 'Analytics and Customization Cookies' }).check();
  await press(page, 'Save choices');
  await expect.poll(() => scriptsRun(page)).toEqual([['analytics', 'greenplot.example']]);
  await page.goto(`${site.url}/people/plot`);
  await expect.poll(() => scriptsRun(page)).toEqual([['analytics', 'greenplot.example']]);
  expect(asked).toEqual(['/scripts/analytics.js', '/scripts/analytics.js']);
});

test('Accept without choosing runs all of them, each once', async ({ page }) => {
  await page.goto(site.url);
  await press(page, 'Accept');
  await expect.poll(() => scriptsRun(page)).toHaveLength(2);
  await press(page, 'Reset cookie choices');
  await press(page, 'Preferences');
  await press(page, 'Allow All');
  expect(await scriptsRun(page)).toHaveLength(2);
});

test('after a reset nothing runs on the next visit', async ({ page }) => {
  await page.goto(site.url);
  await press(page, 'Accept');
  await expect.poll(() => scriptsRun(page)).toHaveLength(2);
  await press(page, 'Reset cookie choices');
  await page.reload();
  expect(await scriptsRun(page)).toEqual([]);
});

test('preferences from an earlier visit count before anything is pressed', async ({ page }) => {
  await storeBefore(page, { cookiePreferences: '{"essential":true,"advertising":true}' });
  await page.goto(site.url);
  await expect.poll(() => scriptsRun(page)).toEqual([['advertising', '']]);
});

test('a page that is made ready in the background runs allowed scripts when it is opened, and not before', async ({
  page,
}) => {
  await page.goto(site.url);
  await press(page, 'Accept');
  await expect.poll(() => scriptsRun(page)).toHaveLength(2);
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  const asked = watchRequests(page);
  await page.goto(`${site.url}/people/plot`);
  expect(await scriptsRun(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => scriptsRun(page)).toHaveLength(2);
});
