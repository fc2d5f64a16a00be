import { readdirSync } from 'node:fs';
import { startScratchProject } from '../stage/scratch-project.ts';
import { desktop } from './shell-steps.ts';
import { expect as expectNow, testWithLogs as test } from './test.ts';

// Pages pass through a server, which may first have to load modules.
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: desktop });

test('the catalogue finds types, and shows their look and JSON', async ({ page, context, browserName }) => {
  test.setTimeout(400_000);
  const project = await startScratchProject(['--base', '/site/']);
  const site = `${project.url}/site`;
  try {
    // Firefox has no such permission.
    if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${site}/__catalogue`);
    const types = readdirSync('src/sections').filter((name) => !name.includes('.')).length;
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(types);
    await page.keyboard.press('/');
    await page.keyboard.type('figures/');
    await expect(page.getByRole('searchbox')).toHaveValue('figures/');
    await page.getByRole('searchbox').fill('figures speak');
    await expect(page.getByRole('status')).toHaveText(`1 of ${types} types`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site}/__catalogue/statsStrip`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('statsStrip');
    for (const look of ['row', 'sentence', 'pair', 'large'])
      await expect(page.getByRole('heading', { name: `statsStrip, ${look}` }).first()).toBeAttached();
    const frame = page.frameLocator('iframe').first();
    await expect(frame.locator('[data-section="statsStrip"]')).toBeVisible();
    await expect(frame.locator('footer')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Phone' }).check();
    await expect(page.locator('iframe').first()).toHaveAttribute('width', '360');
    await expect(page.locator('dt', { hasText: 'stats[].value' })).toContainText('required');
    await page.getByRole('button', { name: 'Copy the JSON' }).first().click();
    await expect(page.getByRole('status').first()).toHaveText('Copied. Paste it into "sections" of a page.');
    await page.getByRole('link', { name: '/growing/beans' }).click();
    await expect(page).toHaveURL(`${site}/growing/beans`);
    const response = await page.goto(`${site}/__catalogue/statStrip`);
    expect(response?.status()).toBe(404);
    const advice = 'There is no section type "statStrip". Did you mean statsStrip?';
    await expect(page.locator('header')).toContainText(advice);
    await page.locator('header').getByRole('link', { name: 'statsStrip' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('statsStrip');
    await page.goto(`${site}/__catalogue`);
    const search = page.getByRole('searchbox');
    await search.press('ControlOrMeta+V');
    await expect(search).toHaveValue(/"type": ?"statsStrip"/);
  } finally {
    await project.stop();
  }
});
