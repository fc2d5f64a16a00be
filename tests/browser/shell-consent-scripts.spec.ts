import type { Page } from '@playwright/test';
import { mailSite, servicesSite as site } from '../stage/sites.ts';
import { expect, test } from './test.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The scripts that have run, with their settings, once the network is idle. */
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

test('no script is requested without consent; one category runs its own', async ({ page }) => {
  const asked = watchRequests(page);
  await page.goto(site.url);
  expect(await scriptsRun(page)).toEqual([]);
  await press(page, 'Preferences');
  await press(page, 'Decline All');
  await press(page, 'Accept');
  await page.reload();
  expect(await scriptsRun(page)).toEqual([]);
  expect(asked).toEqual([]);

  await press(page, 'Reset cookie choices');
  await press(page, 'Preferences');
  await page.getByRole('switch', { name: 'Analytics and Customization Cookies' }).check();
  await press(page, 'Save choices');
  await expect.poll(() => scriptsRun(page), 'at once').toEqual([['analytics', 'greenplot.example']]);
  await page.goto(`${site.url}/people/plot`);
  await expect
    .poll(() => scriptsRun(page), 'on the next visit')
    .toEqual([['analytics', 'greenplot.example']]);
  expect(asked).toEqual(['/scripts/analytics.js', '/scripts/analytics.js']);
  await press(page, 'Reset cookie choices');
  await page.reload();
  expect(await scriptsRun(page)).toEqual([]);
});

test('Accept runs each script once; a page in the background waits', async ({ page }) => {
  await page.goto(site.url);
  await press(page, 'Accept');
  await expect.poll(() => scriptsRun(page)).toHaveLength(2);
  await press(page, 'Reset cookie choices');
  await press(page, 'Preferences');
  await press(page, 'Allow All');
  expect(await scriptsRun(page)).toHaveLength(2);

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

test('a script that loads others may do so after consent, and write into the page', async ({ page }) => {
  await page.goto(mailSite.url);
  await press(page, 'Accept');
  await expect.poll(() => scriptsRun(page)).toEqual([['loaded', '']]);
  await expect(page.getByText('Chat with us')).toHaveCSS('color', 'rgb(255, 0, 0)');
});
