import { follow, isSameDocument, mark, waitLongerForPages } from './navigation-steps.ts';
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

test('below a call to action the sentence of the footer is smaller, on the page of a link too', async ({
  page,
}) => {
  await page.setViewportSize(shell.desktop);
  await waitLongerForPages(page);
  const sentence = page.locator('[data-shell="footer"] h2');
  const size = () => sentence.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  await shell.visit(page, '/helpers');
  const large = await size();
  await shell.visit(page, '/gardeners');
  const small = await size();
  expect(small).toBeLessThan(0.7 * large);
  await mark(page);
  await follow(page, '/helpers');
  await expect(page).toHaveURL(/helpers$/);
  await expect.poll(size).toBe(large);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect.poll(size).toBe(small);
});
