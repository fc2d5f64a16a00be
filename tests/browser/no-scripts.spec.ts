import type { Locator, Page } from '@playwright/test';
import { desktop, menuButton, phone } from './shell-steps.ts';
import { expect, test } from './test.ts';

/*
 * Without scripts, promises in Firefox pages never settle, and nearly every Playwright action awaits one there. These
 * tests use calls that return at once. Other tests with `@no-scripts` run in Chromium only.
 */
test.use({ javaScriptEnabled: false, viewport: desktop });

const shown = (element: Locator) => expect.poll(() => element.isVisible());

/** The centre of an element, once it is visible and has stopped moving. */
async function findMiddle(element: Locator): Promise<{ x: number; y: number }> {
  const look = () =>
    element.evaluate((node) => {
      node.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
  await shown(element).toBe(true);
  await expect
    .poll(async () => {
      const [before, after] = [await look(), await look()];
      return before.x === after.x && before.y === after.y && after.x > 0;
    })
    .toBe(true);
  return look();
}

async function press(page: Page, element: Locator): Promise<void> {
  const { x, y } = await findMiddle(element);
  await page.mouse.click(x, y);
}

const focusFits = (page: Page, selector: string) =>
  expect.poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)).toBe(true);

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test('no control that needs a script is offered', async ({ page }) => {
    await page.goto('/');
    const dead =
      '[data-section="heroSlider"] button, [data-playback], [data-consent="reset"], [data-shell="cookie-banner"]';
    const controls = await page.locator(dead).all();
    expect(controls.length).toBeGreaterThan(3);
    for (const control of controls) expect(await control.isVisible()).toBe(false);
  });

  test('menus open by mouse and keyboard', async ({ page }) => {
    await page.goto('/gardeners');
    const { x, y } = await findMiddle(menuButton(page, 'Growing'));
    await page.mouse.move(x, y);
    await shown(page.getByRole('link', { name: 'Bean Rows', exact: true }).first()).toBe(true);
    await page.mouse.move(40, 780);
    await shown(page.locator('#menu-1')).toBe(false);
    await menuButton(page, 'Seasons').evaluate((button) => button.focus());
    await shown(page.locator('#menu-2')).toBe(true);
  });

  test('dialogs open, close, submit nothing and say why; the links of the drawer work', async ({ page }) => {
    await page.goto('/gardeners');
    const login = page.locator('#login');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => press(page, login.getByRole('button', { name: 'Close' })),
      () => page.mouse.click(40, 400),
    ]) {
      await press(page, menuButton(page, 'Login'));
      await shown(login).toBe(true);
      await close();
      await shown(login).toBe(false);
    }
    await press(page, menuButton(page, 'Login'));
    await shown(login.locator('noscript')).toBe(true);
    expect(await page.evaluate(() => document.querySelector('#login noscript')?.textContent)).toBe(
      'Accounts are not open yet. Nothing you typed has left this page.',
    );
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requests.push(request.url());
    });
    const typed = { password: 'warp and weft', email: 'asha@example.com' };
    for (const [name, text] of Object.entries(typed)) {
      await press(page, login.locator(`[name="${name}"]`));
      await page.keyboard.type(text);
    }
    await page.keyboard.press('Enter');
    await press(page, login.getByRole('button', { name: 'Login', exact: true }));
    // A submitted form would have replaced the page, and the text typed next.
    await press(page, login.locator('[name="email"]'));
    await page.keyboard.press('End');
    await page.keyboard.type('.org');
    const values = () =>
      login
        .locator('input')
        .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
    await expect.poll(values).toEqual(['asha@example.com.org', 'warp and weft']);
    expect(requests).toEqual([]);
    await page.keyboard.press('Escape');

    await page.setViewportSize(phone);
    await press(page, page.getByRole('button', { name: 'Open menu' }));
    await press(page, page.locator('#menu summary', { hasText: 'People' }));
    await press(page, page.locator('#menu').getByRole('link', { name: 'Our Plot', exact: true }));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/people/plot');
  });

  test('the browser validates a form', async ({ page }) => {
    await page.goto('/write-to-us');
    await press(page, page.locator('#inquiry').getByRole('button', { name: 'Send inquiry' }));
    await focusFits(page, '#inquiry :invalid');
    expect(new URL(page.url()).pathname).toBe('/write-to-us');
  });
});
