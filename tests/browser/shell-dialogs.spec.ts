import type { Page } from '@playwright/test';
import * as shell from './shell-steps.ts';
import * as go from './navigation-steps.ts';
import { expect, test } from './test.ts';

const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });
const signUp = (page: Page) => page.getByRole('dialog', { name: 'Create your account' });
const password = (page: Page) => login(page).getByLabel('Password', { exact: true });
const notice = 'Accounts are not open yet. Nothing you typed has left this page.';

/** Opens Login, by the control it has at this width. */
async function openLogin(page: Page): Promise<void> {
  if (!(await shell.menuButton(page, 'Login').isVisible())) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#menu').getByRole('button', { name: 'Login' }).click();
    await expect(page.locator('#menu')).toBeHidden();
  } else {
    await shell.menuButton(page, 'Login').click();
  }
  await expect(login(page)).toBeVisible();
}

test.use({ viewport: shell.desktop });
test.beforeEach(({ page }) => shell.storeBefore(page, { cookieConsent: 'true' }));

for (const viewport of [shell.phone, shell.tablet, shell.desktop]) {
  const tag = viewport === shell.tablet ? '@all' : '@essential';
  test.describe(`at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test('dialogs fit, open one at a time, and move and return the focus', async ({ page }) => {
      const burger = page.getByRole('button', { name: 'Open menu' });
      const opener = viewport === shell.phone ? burger : shell.menuButton(page, 'Login');
      await shell.visit(page, shell.stillPage);
      await openLogin(page);
      // Scroll bars take no room here; scroll-bars.spec.ts has some that do.
      await expect(page.locator('header'), 'no strip beside it').toHaveCSS('width', `${viewport.width}px`);
      await expect(login(page)).toBeInViewport({ ratio: 1 });
      await expect(login(page).getByLabel('Email')).toBeFocused();
      await login(page).getByRole('button', { name: 'Sign up here' }).click();
      await expect(signUp(page)).toBeInViewport({ ratio: 1 });
      await expect(signUp(page).getByLabel('Full name')).toBeFocused();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await signUp(page).getByRole('button', { name: 'Login here' }).click();
      await expect(login(page).getByLabel('Email')).toBeFocused();
      await expect(page.locator('dialog[open]')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await shell.expectToClose(page, login(page), {
        open: () => openLogin(page),
        opener,
        beside: viewport === shell.phone ? 4 : 40,
      });
    });
  });
}

test('long words of dialogs, menus, the cookie banner and the footer break', async ({ page }) => {
  await shell.visit(page, shell.stillPage);
  const parts =
    'dialog[data-shell], nav[data-shell] [id], [data-shell="cookie-banner"], [data-shell="footer"] :is(h2, nav, ul:has(small))';
  await page.locator(parts).evaluateAll((all) => {
    for (const part of all) {
      part.removeAttribute('hidden');
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode())
        if (texts.currentNode.nodeValue?.trim())
          texts.currentNode.nodeValue = 'Warenwirtschaftssystemumbauten';
    }
  });
  for (const viewport of [shell.phone, shell.tablet, shell.desktop]) {
    await page.setViewportSize(viewport);
    const wide = await page.locator(parts).evaluateAll((all) =>
      all.flatMap((part) => {
        if (part instanceof HTMLDialogElement) part.showModal();
        part.previousElementSibling?.setAttribute('aria-expanded', 'true');
        const [box, outer] = [part.getBoundingClientRect(), document.documentElement.clientWidth];
        const end = Math.min(outer, box.right) + 1;
        const found = [...part.querySelectorAll('*')].filter(
          (element) => element.checkVisibility() && element.getBoundingClientRect().right > end,
        );
        if (part instanceof HTMLDialogElement) part.close();
        return found.map(({ tagName }) => `${part.tagName} ${part.id} ${tagName}`);
      }),
    );
    expect(wide, `at ${viewport.width}`).toEqual([]);
  }
});

test('Back closes an open dialog, and never leaves the page locked', async ({ page }) => {
  await shell.visit(page, shell.stillPage);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Helpers', exact: true });
  await go.approach(page, link);
  await link.click();
  await go.expectRendered(page, '/helpers');
  await openLogin(page);
  await go.back(page);
  await go.expectRendered(page, shell.stillPage);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-dialog');
});

test('a dialog of a block that Back removes does not leave the page locked', async ({ page }) => {
  await go.waitLongerForPages(page);
  await shell.visit(page, shell.stillPage);
  for (const path of ['/helpers', '/cookies']) {
    await go.addLink(page, path);
    await go.follow(page, path);
    await go.expectRendered(page, path);
  }
  await page.evaluate(() =>
    document.querySelector('#main section')!.append(document.getElementById('login')!),
  );
  await openLogin(page);
  await go.back(page);
  await go.expectRendered(page, '/helpers');
  await expect(page.locator('#login')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-dialog');
});

test('the dialogs show passwords on request, say what is shut, send nothing', async ({ page }) => {
  const sent: string[] = [];
  await shell.visit(page, shell.stillPage);
  page.on('request', (request) => {
    // Pictures and code may still load. Only these request types could carry input away.
    const types = ['document', 'fetch', 'xhr', 'ping', 'beacon'];
    if (types.includes(request.resourceType()) && !request.url().includes('/assets/'))
      sent.push(`${request.method()} ${request.url()}`);
  });
  await openLogin(page);
  const google = login(page).getByRole('button', { name: 'Sign in with Google' });
  const size = await google.locator('span').evaluate(async (element) => {
    const picture = new Image();
    picture.src = /^url\("(.+)"\)$/.exec(getComputedStyle(element).backgroundImage)?.[1] ?? '';
    await picture.decode();
    const { width, height } = element.getBoundingClientRect();
    return { width, height };
  });
  expect(size, "Google's sign").toEqual({ width: 18, height: 18 });

  await login(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(login(page).getByLabel('Email')).toBeFocused();
  await expect(login(page).getByLabel('Email')).toHaveAccessibleDescription('Fill in this field.');
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true');
  await login(page).getByLabel('Email').fill('asha');
  await expect(login(page).getByLabel('Email')).toHaveAccessibleDescription(/^Enter an email address/);
  await expect(login(page).getByRole('status')).toHaveText('');
  await google.click();
  await expect(login(page).getByRole('status')).toHaveText(notice);

  const eye = login(page).getByRole('button', { name: 'Show password' });
  await login(page).getByLabel('Email').fill('asha@example.com');
  await expect(login(page).getByLabel('Email')).toHaveAccessibleDescription('');
  await expect(login(page).getByLabel('Email')).not.toHaveAttribute('aria-invalid');
  await password(page).fill('warp and weft');
  await eye.click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(eye).toHaveAttribute('aria-pressed', 'true');
  await eye.click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(eye).toHaveAttribute('aria-pressed', 'false');
  await password(page).press('Enter');
  await expect(login(page).getByRole('status')).toHaveText(notice);
  await expect(login(page)).toBeVisible();
  await login(page).getByRole('button', { name: 'Sign up here' }).click();
  for (const [label, text] of [
    // An invisible character is not a name.
    ['Full name', '\u200b'],
    ['Email', 'asha@example.com'],
    ['Phone', '+91 20 0000 0000'],
  ] as const)
    await signUp(page).getByLabel(label).fill(text);
  await signUp(page).getByLabel('Password', { exact: true }).fill('warp and weft');
  const create = signUp(page).getByRole('button', { name: 'Create Account' });
  await create.click();
  await expect(signUp(page).getByLabel('Full name')).toBeFocused();
  await expect(signUp(page).getByRole('status')).toHaveText('');
  await signUp(page).getByLabel('Full name').fill('Asha Rao');
  await create.click();
  await expect(signUp(page).getByRole('status')).toHaveText(notice);
  expect(sent).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});
