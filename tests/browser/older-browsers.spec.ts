import * as go from './navigation-steps.ts';
import { desktop, expectToClose, menuButton, phone, storeBefore, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

test.use({ viewport: desktop });

/**
 * Removes features that the oldest supported browsers (package.json) lack. It keeps `closedby`: Firefox and WebKit lack
 * it anyway. It keeps Trusted Types: a browser that has them enforces the policy even without the object.
 */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const [owner, ...names] of [
      [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
      [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
      [window, 'requestIdleCallback', 'navigation'],
    ] as [object, ...string[]][])
      for (const name of names) Reflect.deleteProperty(owner, name);
    // Without this attribute the test's browser opens no popover either.
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll('[popover]')) dialog.removeAttribute('popover');
    }).observe(document, { childList: true, subtree: true });
    // Unknown names are ignored only within :is().
    for (const [owner, method] of [
      [Document.prototype, 'querySelector'],
      [Element.prototype, 'matches'],
    ] as unknown as [Record<string, (selector: string) => unknown>, string][]) {
      const native = owner[method]!;
      owner[method] = function (selector) {
        if (/(^|[^(]):popover-open/.test(selector)) throw new SyntaxError(`Unknown: ${selector}`);
        return native.call(this, selector);
      };
    }
  }),
);

test('without popovers, the shell works as elsewhere', async ({ page }) => {
  await visit(page, '/gardeners');
  expect(
    await page.evaluate(() => [
      'popover' in HTMLElement.prototype,
      'requestIdleCallback' in window,
      document.querySelectorAll('[popover]').length,
    ]),
    'the features are gone',
  ).toEqual([false, false, 0]);
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  const choices = page.locator('#cookie-preferences');
  await banner.getByRole('button', { name: 'Preferences' }).click();
  await expect(choices).toBeVisible();
  for (let time = 0; time < 2; time++) await page.keyboard.press('Escape');
  await page.mouse.click(40, 300);
  await expect(choices).toBeVisible();
  await choices.getByRole('button', { name: 'Decline All' }).click();
  await expect(choices).toBeHidden();
  await banner.getByRole('button', { name: 'Accept' }).click();
  await expect(banner).toBeHidden();

  const opener = menuButton(page, 'Login');
  const modal = page.locator('#login:modal');
  await expectToClose(page, modal, { open: () => opener.click(), opener, beside: 40 });

  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#menu:modal')).toBeVisible();
  await page.locator('#menu summary', { hasText: 'People' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Our Plot', exact: true }).click();
  await expect(page).toHaveURL(/\/people\/plot$/);
  await expect(page.locator('#menu')).toBeHidden();
});

test('without the Navigation API, links stay in the document, also Back', async ({ page }) => {
  await storeBefore(page, { cookieConsent: 'true' });
  await go.waitLongerForPages(page);
  await go.visit(page, '/growing/beans');
  await menuButton(page, 'People').hover();
  const link = page.locator('#menu-5').getByRole('link', { name: 'Our Plot' });
  await go.approach(page, link);
  await link.click();
  await go.expectRendered(page, '/people/plot');
  await page.goBack();
  await go.expectRendered(page, '/growing/beans');
  await expect(page.locator('main [data-section="tabbedText"]')).toBeAttached();
  expect(await go.isSameDocument(page)).toBe(true);
});
