import { expect, test } from '@playwright/test';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';

test.describe.configure({ mode: 'serial' });

let project: ScratchProject;
let site: string;

test.beforeAll(async () => {
  project = await startScratchProject(['--base', '/site/']);
  site = `${project.url}/site`;
});
test.afterAll(() => project.stop());

test('a page below a base comes alive, changes in place, and asks for nothing beside it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}/growing/beans`);
  const block = page.locator('[data-section="tabbedText"]');
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('tab', { name: 'Peas' }).click();
  await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
  const title = JSON.stringify(await page.locator('h1').innerText()).slice(1, -1);
  project.edit('pages/growing/beans.json', title, 'A headline written just now');
  await expect(page.locator('h1')).toHaveText('A headline written just now');
  await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
  expect(asked.filter((url) => !url.startsWith(`${site}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('aliases, unknown addresses and forms are answered below the base', async ({ page, request }) => {
  await page.goto(`${site}/write`);
  await expect(page).toHaveURL(`${site}/write-to-us`);
  await expect(page.locator('#inquiry form')).toHaveAttribute('action', '/site/_forms/write-to-us/inquiry');
  const sent = await request.post(`${site}/_forms/write-to-us/inquiry`, {
    data: {},
    headers: { accept: 'application/json' },
  });
  expect(sent.status()).toBe(422);
  const missing = await request.get(`${site}/no-such-page`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('<a href="/site/">');
});

test('a page that is broken shows its mistake, and appears once it is fixed', async ({ page }) => {
  project.edit('pages/growing/beans.json', '"variant": "monument"', '"variant": "monumant"');
  await page.goto(`${site}/growing/beans`);
  await expect(page.locator('site-findings .message')).toContainText('monumant');
  project.edit('pages/growing/beans.json', '"variant": "monumant"', '"variant": "monument"');
  await expect(page.locator('h1')).toBeVisible();
});

test('the catalogue below a base leads to types and pages below it', async ({ page }) => {
  await page.goto(`${site}/__catalogue`);
  await page.getByRole('link', { name: 'statsStrip', exact: true }).click();
  await expect(page).toHaveURL(`${site}/__catalogue/statsStrip`);
  await expect(page.frameLocator('iframe').first().locator('[data-section="statsStrip"]')).toBeVisible();
  await page.getByRole('link', { name: '/growing/beans' }).click();
  await expect(page).toHaveURL(`${site}/growing/beans`);
});
