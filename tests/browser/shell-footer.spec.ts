import * as shell from './shell-steps.ts';
import { expect, test } from './test.ts';

test.beforeEach(({ page }) => shell.storeBefore(page, { cookieConsent: 'true' }));

test('on a phone the footer shows a group of links on request', async ({ page }) => {
  await page.setViewportSize(shell.phone);
  await shell.visit(page, shell.stillPage);
  const footer = page.locator('[data-shell="footer"]');
  const button = footer.getByRole('button', { name: 'People' });
  const links = footer.getByRole('list', { name: 'People' });
  await expect(links).toBeHidden();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(links).toBeVisible();
  expect(await shell.findViolations(page, { within: '[data-shell="footer"]' })).toEqual([]);
  await button.click();
  await expect(links).toBeHidden();
});

test('elsewhere, and without scripts, all links of the footer are shown', async ({ page, browser }) => {
  await page.setViewportSize(shell.desktop);
  await shell.visit(page, shell.stillPage);
  const footer = page.locator('[data-shell="footer"]');
  await expect(footer.getByRole('list', { name: 'People' })).toBeVisible();
  await expect(footer.getByRole('button', { name: 'People' })).toBeHidden();
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: shell.phone });
  await plain.goto(page.url());
  await expect(plain.getByRole('list', { name: 'People' })).toBeVisible();
  await plain.close();
});
