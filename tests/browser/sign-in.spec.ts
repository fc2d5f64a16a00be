import type { Page } from '@playwright/test';
import { servicesSite } from '../stage/sites.ts';
import { back, scrolled, waitUntilLaidOut } from './navigation-steps.ts';
import {
  desktop,
  findViolations,
  hold,
  menuButton,
  phone,
  tablet,
  visit,
  watchFrames,
} from './shell-steps.ts';
import {
  comeBack,
  goToProvider,
  header,
  keptInTab,
  logIn,
  login,
  news,
  prepareSignIn,
  signOut,
  start,
} from './sign-in-steps.ts';
import { expect, test } from './test.ts';

const site = prepareSignIn(servicesSite);
// Firefox's driver loses a page that Back restores from another site. axe finds the same everywhere.
const chromium = { tag: '@chromium' };

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => (window.scrollTo({ top: y, behavior: 'instant' }), scrollY), top);

test('login uses PKCE, returns to the scroll position, and is stored', async ({ page, context }) => {
  const here = `${site.url}${start}?from=mail`;
  await visit(page, here);
  await scrollTo(page, 900);
  await waitUntilLaidOut(page);
  await menuButton(page, 'Login').click();
  const top = await scrolled(page);
  expect(top).toBeGreaterThan(0);
  await login(page).getByRole('button', { name: 'Login', exact: true }).click();
  await comeBack(page);
  await expect(page).toHaveURL(here);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  await expect(menuButton(page, 'Login')).toBeHidden();
  await expect(menuButton(page, 'Sign Up')).toBeHidden();
  await expect(news(page)).toHaveText('Logged in as Asha Rao');
  expect(await scrolled(page)).toBe(top);
  const secret: unknown = expect.stringMatching(/^[\w-]{43}$/);
  expect(Object.fromEntries(site.provider.asked[0]!)).toEqual({
    response_type: 'code',
    client_id: 'marketing-site',
    redirect_uri: `${site.url}/_sign-in`,
    scope: 'openid profile email',
    state: secret,
    nonce: secret,
    code_challenge: secret,
    code_challenge_method: 'S256',
  });
  expect(site.provider.exchanged[0]?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);

  const seen = await watchFrames(page, 'header [popovertarget="login"]');
  await page.goto(`${site.url}/gardeners`);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  await page.reload();
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  // A busy machine may not have painted a frame yet.
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  expect(await seen(), 'Login in sight, frame by frame').not.toContain(true);
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.signInSession as string) as object);
  expect(Object.keys(kept).toSorted()).toEqual(['expiresAt', 'idToken', 'name']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
  const other = await context.newPage();
  await visit(other, `${site.url}/gardeners`);
  await expect(menuButton(other, 'Login')).toBeVisible();
});

test('Google and Sign Up are passed to the provider, and Back returns here', chromium, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isCodeAsked = () => asked.some((address) => address.includes('/answer-provider'));
  await visit(page, site.url + start);
  await menuButton(page, 'Login').click();
  const google = login(page).getByRole('button', { name: 'Sign in with Google' });
  await expect(google).toBeVisible();
  expect(isCodeAsked(), 'code for signing in, before it is used').toBe(false);
  await google.evaluate((button: HTMLElement) => [button, button].forEach((pressed) => pressed.click()));
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  expect(isCodeAsked()).toBe(true);
  const begun = asked.filter((address) => address.includes('/.well-known/'));
  expect(begun, 'sign-ins that a double click begins').toHaveLength(1);
  expect(site.provider.asked[0]?.get('kc_idp_hint')).toBe('google');

  await back(page);
  await expect(page).toHaveURL(site.url + start);
  if (await login(page).isVisible()) await page.keyboard.press('Escape');
  await menuButton(page, 'Login').click();
  await expect(login(page).getByRole('status')).toHaveText('');
  await login(page).getByRole('button', { name: 'Sign up here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(site.provider.asked.at(-1)?.get('prompt')).toBe('create');
  expect(site.provider.asked.at(-1)?.has('kc_idp_hint')).toBe(false);
  await comeBack(page);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
});

test('after signing in, Back shows no error and ends on a logged-in page', chromium, async ({ page }) => {
  await visit(page, `${site.url}/gardeners`);
  await page.goto(site.url + start);
  await goToProvider(page);
  await comeBack(page);
  await expect(signOut(page)).toBeVisible();
  const seen = new Set<string>();
  // The provider forwards an old request to the site at once, which adds another step.
  for (let step = 0; step < 6 && !seen.has('/gardeners'); step += 1) {
    await page.goBack();
    if (!page.url().startsWith(site.url)) continue;
    await expect(header(page).getByText('Asha Rao')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).not.toContain('code=');
    seen.add(new URL(page.url()).pathname);
  }
  expect([...seen]).toEqual([start, '/gardeners']);
});

test('an expired session ends in the open page and on the next one', async ({ page }) => {
  await page.clock.install();
  await logIn(page, site);
  await page.clock.fastForward('01:00:00');
  await expect(menuButton(page, 'Login')).toBeVisible();
  await expect(signOut(page)).toBeHidden();
  await expect(news(page)).toHaveText('Your session has ended. Log in again when you need to.');
  expect(await keptInTab(page)).toEqual([]);
  await page.evaluate(() => {
    const ended = { name: 'Asha Rao', expiresAt: Date.now() - 1, idToken: 'old' };
    sessionStorage.setItem('signInSession', JSON.stringify(ended));
  });
  await visit(page, `${site.url}/gardeners`);
  await expect(menuButton(page, 'Login')).toBeVisible();
  await expect.poll(() => keptInTab(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the scroll position stays; a name is plain text; signing out ends both sessions', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>';
  // Control characters for text direction or terminal colours are removed from names.
  site.provider.name = `\u202e${name}\u0007\u2066 `;
  const release = await hold(page, /session-entry/);
  await visit(page, site.url + start);
  await goToProvider(page);
  await comeBack(page);
  await expect(page).toHaveURL(site.url + start);
  await expect.poll(() => scrollTo(page, 300)).toBe(300);
  release();
  await expect(news(page)).toHaveText(`Logged in as ${name}`);
  expect(await scrolled(page)).toBe(300);
  await expect(header(page).getByText(name)).toBeVisible();

  await scrollTo(page, 500);
  // Playwright's click would scroll.
  await signOut(page).dispatchEvent('click');
  await page.getByRole('button', { name: 'Log me out' }).click();
  await expect(page).toHaveURL(site.url + start);
  await expect(menuButton(page, 'Login')).toBeVisible();
  await expect(news(page)).toHaveText('You are signed out.');
  expect(await scrolled(page)).toBe(500);
  expect(await keptInTab(page)).toEqual([]);
  // The provider asks for the login again.
  await goToProvider(page);
});

// Firefox's driver ends a reload only when no request is held.
test('"Sign out" appears once it works', chromium, async ({ page }) => {
  await logIn(page, site);
  const release = await hold(page, /entry-client/);
  await page.reload({ waitUntil: 'commit' });
  await expect(header(page).getByText(site.provider.name)).toBeVisible();
  await expect(signOut(page)).toBeHidden();
  release();
  await signOut(page).click();
  await page.getByRole('button', { name: 'Log me out' }).click();
  await expect(menuButton(page, 'Login')).toBeVisible();
});

test('a provider that has rotated its keys is accepted', { tag: '@all' }, async ({ page, context }) => {
  await logIn(page, site);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  site.provider.changeKey();
  await logIn(page, site);
});

// axe finds the same in every browser.
test(
  'a long name and the dialogs fit, without axe violations',
  { tag: ['@chromium', '@all'] },
  async ({ page }) => {
    await visit(page, `${site.url}/gardeners`);
    await menuButton(page, 'Login').click();
    await page.setViewportSize(phone);
    await expect(login(page)).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);
    await login(page).getByRole('button', { name: 'Sign up here' }).click();
    await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, { within: 'dialog[open]' })).toEqual([]);

    const name = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstone';
    await page.evaluate((text) => {
      const session = { name: text, expiresAt: Date.now() + 600_000, idToken: 'x' };
      sessionStorage.setItem('signInSession', JSON.stringify(session));
    }, name);
    await visit(page, `${site.url}/gardeners`);
    await expect(page.locator('[data-account-name]', { hasText: name })).toHaveCount(2);
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        viewport.width,
      );
      const burger = page.getByRole('button', { name: 'Open menu' });
      if (await burger.isVisible()) {
        await burger.click();
        const drawer = page.locator('#menu');
        await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
        await expect(drawer.getByText(name)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      }
      if (viewport !== phone) await expect(signOut(page)).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page, { within: 'header' })).toEqual([]);
    }
  },
);
