import type { Page } from '@playwright/test';
import * as shell from './shell-steps.ts';
import { expect, onlyChromium, test } from './test.ts';

/** Asks about the open part of the shell: the walk asks about everything else. */
async function expectNoViolations(
  page: Page,
  within: string,
  ...viewports: (typeof shell.phone)[]
): Promise<void> {
  for (const viewport of viewports) {
    await page.setViewportSize(viewport);
    expect(await shell.findViolations(page, { within }), `at ${viewport.width} px`).toEqual([]);
  }
}

// Only Chromium reports layout shifts, and axe finds the same in every browser.
test('no layout shifts, and no axe violations', onlyChromium, async ({ page }) => {
  const shifts = await shell.watchShifts(page);
  const dialog = 'dialog[open]';
  await test.step('the cookie banner', async () => {
    await page.setViewportSize(shell.desktop);
    await shell.visitAgain(page);
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    const preferences = page.getByRole('dialog', { name: 'Cookie preferences' });
    await expect(banner).toBeVisible();
    await expectNoViolations(page, 'html', shell.desktop);
    await banner.getByRole('button', { name: 'Preferences' }).click();
    await expect(preferences).toBeInViewport({ ratio: 1 });
    expect(await shifts()).toBe(0);
    await expectNoViolations(page, dialog, shell.phone, shell.desktop);
    await preferences.getByRole('button', { name: 'Decline All' }).click();
    await banner.getByRole('button', { name: 'Accept' }).click();
    await expect(banner).toBeHidden();
  });
  await test.step('the wide menu', async () => {
    await shell.visitAgain(page);
    const panel = page.locator('#menu-1');
    await shell.menuButton(page, 'Growing').hover();
    await expect(panel).toHaveCSS('opacity', '1');
    await expectNoViolations(page, 'header', shell.desktop);
    await page.mouse.move(20, 600);
    await expect(panel).toBeHidden();
    expect(await shifts()).toBe(0);
  });
  await test.step('the dialogs', async () => {
    await shell.menuButton(page, 'Login').click();
    for (const switchTo of ['Sign up here', 'Login here']) {
      await expectNoViolations(page, dialog, shell.phone);
      await page.getByRole('dialog').getByRole('button', { name: switchTo }).click();
    }
  });
  await test.step('the drawer', async () => {
    await page.setViewportSize(shell.phone);
    await shell.visitAgain(page);
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await shell.passTwoFrames(page);
    expect(await shifts()).toBe(0);
    await drawer.locator('summary', { hasText: 'Growing' }).click();
    await expectNoViolations(page, dialog, shell.phone);
  });
});
