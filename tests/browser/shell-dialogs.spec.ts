import type { Page } from '@playwright/test';
import {
  desktop,
  expectFocusInSight,
  findViolations,
  menuButton,
  phone,
  stillPage,
  storeBefore,
  tablet,
  visit,
} from './shell-steps.ts';
import { expect, test } from './test.ts';

const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create your account' });
const notice = 'Accounts are not open yet. Nothing you typed has left this page.';

/** Opens Login from where it stands at this width. */
async function openLogin(page: Page): Promise<void> {
  if (!(await menuButton(page, 'Login').isVisible())) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('button', { name: 'Login' }).click();
    await expect(page.locator('#menu')).toBeHidden();
  } else {
    await menuButton(page, 'Login').click();
  }
  await expect(login(page)).toBeVisible();
}

test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

for (const viewport of [phone, tablet, desktop]) {
  test.describe(`the sign-in dialogs at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('are open one at a time; switching moves the focus, closing returns it', async ({ page }) => {
      await visit(page);
      await openLogin(page);
      await expect(login(page).getByLabel('Email')).toBeFocused();
      await login(page).getByRole('button', { name: 'Sign up here' }).click();
      await expect(signUp(page).getByLabel('Full name')).toBeFocused();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await signUp(page).getByRole('button', { name: 'Login here' }).click();
      await expect(login(page).getByLabel('Email')).toBeFocused();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await login(page).getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expectFocusInSight(page);
      const opener =
        viewport === phone ? page.getByRole('button', { name: 'Open menu' }) : menuButton(page, 'Login');
      await expect(opener).toBeFocused();
    });

    test('fit the screen, and axe finds nothing', async ({ page }) => {
      await visit(page, stillPage);
      await openLogin(page);
      await expect(login(page)).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
      await login(page).getByRole('button', { name: 'Sign up here' }).click();
      await expect(signUp(page)).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test.describe('the sign-in forms', () => {
  test.use({ viewport: desktop });

  test('have the fields of the design, required, with types and hints for filling in', async ({ page }) => {
    await visit(page);
    const fields = page.locator('#sign-up input');
    const described = await fields.evaluateAll((inputs) =>
      inputs.map((input) => {
        const { name, type, required, autocomplete } = input as HTMLInputElement;
        return [name, type, required, autocomplete];
      }),
    );
    expect(described).toEqual([
      ['fullName', 'text', true, 'name'],
      ['email', 'email', true, 'email'],
      ['phone', 'tel', true, 'tel'],
      ['password', 'password', true, 'new-password'],
    ]);
    await openLogin(page);
    await expect(login(page).getByLabel('Email')).toHaveAttribute('type', 'email');
    await expect(login(page).getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
  });

  test('say that accounts are not open yet, and send nothing', async ({ page }) => {
    await visit(page);
    await page.waitForLoadState('networkidle');
    await openLogin(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/assets/')) sent.push(`${request.method()} ${request.url()}`);
    });
    await login(page).getByRole('button', { name: 'Login', exact: true }).click();
    await expect(login(page).getByLabel('Email')).toBeFocused();
    await expect(login(page).getByRole('status')).toHaveText('');
    await login(page).getByLabel('Email').fill('asha@example.com');
    await login(page).getByLabel('Password', { exact: true }).fill('warp and weft');
    await page.keyboard.press('Enter');
    await expect(login(page).getByRole('status')).toHaveText(notice);
    await expect(login(page)).toBeVisible();
    expect(sent).toEqual([]);
    expect(new URL(page.url()).search).toBe('');
  });

  test("Google's sign is drawn on its button", async ({ page }) => {
    await visit(page);
    await openLogin(page);
    const sign = login(page).getByRole('button', { name: 'Sign in with Google' }).locator('span');
    const size = await sign.evaluate(async (element) => {
      const picture = new Image();
      picture.src = /^url\("(.+)"\)$/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? '';
      await picture.decode();
      const { width, height } = element.getBoundingClientRect();
      return { width, height };
    });
    expect(size).toEqual({ width: 18, height: 18 });
  });

  test('Sign in with Google says the same', async ({ page }) => {
    await visit(page);
    await openLogin(page);
    await login(page).getByRole('button', { name: 'Sign in with Google' }).click();
    await expect(login(page).getByRole('status')).toHaveText(notice);
  });

  test('the eye shows the password and hides it again', async ({ page }) => {
    await visit(page);
    await openLogin(page);
    const field = login(page).getByLabel('Password', { exact: true });
    const eye = login(page).getByRole('button', { name: 'Show password' });
    await field.fill('warp');
    await eye.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAttribute('aria-pressed', 'true');
    await eye.click();
    await expect(field).toHaveAttribute('type', 'password');
  });

  test('close by Escape and by a click beside the card', async ({ page }) => {
    await visit(page);
    await openLogin(page);
    await page.keyboard.press('Escape');
    await expect(login(page)).toBeHidden();
    await expect(menuButton(page, 'Login')).toBeFocused();
    await openLogin(page);
    await page.mouse.click(40, 400);
    await expect(login(page)).toBeHidden();
  });

  test('send nothing without script either, and say why', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: desktop });
    const page = await context.newPage();
    await page.goto('/');
    await menuButton(page, 'Login').click();
    await expect(page.locator('#login noscript')).toBeVisible();
    // Playwright's own matchers leave the text of noscript elements out.
    expect(await page.evaluate(() => document.querySelector('#login noscript')?.textContent)).toBe(notice);
    await login(page).getByLabel('Email').fill('asha@example.com');
    await login(page).getByLabel('Password', { exact: true }).fill('warp and weft');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await login(page).getByRole('button', { name: 'Login', exact: true }).click();
    // A form that was sent would have taken the page with it, and with it what is typed now.
    await login(page).getByLabel('Email').fill('ravi@example.com');
    await expect(login(page).getByLabel('Password', { exact: true })).toHaveValue('warp and weft');
    await expect(login(page).getByLabel('Email')).toHaveValue('ravi@example.com');
    expect(requests).toEqual([]);
    await context.close();
  });
});

test('a scroll bar that takes room leaves its room to the page below a dialog', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Playwright hides scroll bars unless it is told not to.
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: desktop, baseURL: baseURL! });
  await visit(page, stillPage);
  const widths = () =>
    page.evaluate(() =>
      ['header', 'main', 'footer'].map((name) => document.querySelector(name)!.clientWidth),
    );
  const before = await widths();
  expect(before[0]).toBeLessThan(desktop.width);
  await openLogin(page);
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  expect(await widths()).toEqual(before);
  await login(page).getByRole('button', { name: 'Sign up here' }).click();
  expect(await widths()).toEqual(before);
  await browser.close();
});
