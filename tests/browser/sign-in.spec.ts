import { servicesSite } from '../stage/sites.ts';
import * as go from './navigation-steps.ts';
import * as shell from './shell-steps.ts';
import * as account from './sign-in-steps.ts';
import { expect, onlyChromium, test, weekly } from './test.ts';

const site = account.prepareSignIn(servicesSite);

test('login uses PKCE, returns to the scroll position, and is stored', async ({ page, context }) => {
  const here = `${site.url}${account.start}?from=mail`;
  await shell.visit(page, here);
  await go.scrollTo(page, 900);
  await go.waitUntilLaidOut(page);
  await shell.menuButton(page, 'Login').click();
  const top = await go.scrolled(page);
  expect(top).toBeGreaterThan(0);
  await account.login(page).getByRole('button', { name: 'Login', exact: true }).click();
  await account.comeBack(page);
  await expect(page).toHaveURL(here);
  await expect(account.header(page).getByText('Asha Rao')).toBeVisible();
  await expect(shell.menuButton(page, 'Login')).toBeHidden();
  await expect(shell.menuButton(page, 'Sign Up')).toBeHidden();
  await expect(account.news(page)).toHaveText('Logged in as Asha Rao');
  expect(await go.scrolled(page)).toBe(top);
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

  const seen = await shell.watchFrames(page, 'header [popovertarget="login"]');
  await page.goto(`${site.url}/gardeners`);
  await expect(account.header(page).getByText('Asha Rao')).toBeVisible();
  await page.reload();
  await expect(account.header(page).getByText('Asha Rao')).toBeVisible();
  // A busy machine may not have painted a frame yet.
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  expect(await seen(), 'Login in sight, frame by frame').not.toContain(true);
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.signInSession as string) as object);
  expect(Object.keys(kept).toSorted()).toEqual(['expiresAt', 'idToken', 'name']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
  const other = await context.newPage();
  await shell.visit(other, `${site.url}/gardeners`);
  await expect(shell.menuButton(other, 'Login')).toBeVisible();
});

// Firefox's driver loses a page that Back restores from another site.
test('Google and Sign Up reach the provider, and Back returns here', onlyChromium, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isCodeAsked = () => asked.some((address) => address.includes('/answer-provider'));
  const here = `${site.url}${account.start}#top`;
  await shell.visit(page, here);
  await shell.menuButton(page, 'Login').click();
  const google = account.login(page).getByRole('button', { name: 'Sign in with Google' });
  await expect(google).toBeVisible();
  expect(isCodeAsked(), 'code for signing in, before it is used').toBe(false);
  await google.evaluate((button: HTMLElement) => [button, button].forEach((pressed) => pressed.click()));
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  expect(isCodeAsked()).toBe(true);
  const begun = asked.filter((address) => address.includes('/.well-known/'));
  expect(begun, 'sign-ins that a double click begins').toHaveLength(1);
  expect(site.provider.asked[0]?.get('kc_idp_hint')).toBe('google');

  await go.back(page);
  await expect(page).toHaveURL(here);
  if (await account.login(page).isVisible()) await page.keyboard.press('Escape');
  await shell.menuButton(page, 'Login').click();
  await expect(account.login(page).getByRole('status')).toHaveText('');
  await account.login(page).getByRole('button', { name: 'Sign up here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(site.provider.asked.at(-1)?.get('prompt')).toBe('create');
  expect(site.provider.asked.at(-1)?.has('kc_idp_hint')).toBe(false);
  await account.comeBack(page);
  await expect(account.header(page).getByText('Asha Rao')).toBeVisible();
  await expect(account.news(page)).toHaveText('Logged in as Asha Rao');
});

test('after signing in, Back shows no error on any page', onlyChromium, async ({ page }) => {
  await shell.visit(page, `${site.url}/gardeners`);
  await page.goto(site.url + account.start);
  await account.goToProvider(page);
  await account.comeBack(page);
  await expect(account.signOut(page)).toBeVisible();
  const seen = new Set<string>();
  // The provider forwards an old request to the site at once, which adds another step.
  for (let step = 0; step < 6 && !seen.has('/gardeners'); step += 1) {
    await page.goBack();
    if (!page.url().startsWith(site.url)) continue;
    await expect(account.header(page).getByText('Asha Rao')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).not.toContain('code=');
    seen.add(new URL(page.url()).pathname);
  }
  expect([...seen]).toEqual([account.start, '/gardeners']);
});

test('an expired session ends in the open page and on the next one', async ({ page }) => {
  await page.clock.install();
  await account.logIn(page, site);
  await page.clock.fastForward('01:00:00');
  await expect(shell.menuButton(page, 'Login')).toBeVisible();
  await expect(account.signOut(page)).toBeHidden();
  await expect(account.news(page)).toHaveText('Your session has ended. Log in again when you need to.');
  expect(await account.keptInTab(page)).toEqual([]);
  await page.evaluate(() => {
    const ended = { name: 'Asha Rao', expiresAt: Date.now() - 1, idToken: 'old' };
    sessionStorage.setItem('signInSession', JSON.stringify(ended));
  });
  await shell.visit(page, `${site.url}/gardeners`);
  await expect(shell.menuButton(page, 'Login')).toBeVisible();
  await expect.poll(() => account.keptInTab(page)).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the scroll position stays; a name is plain text; signing out ends both sessions', async ({ page }) => {
  const name = '<img src=x onerror=alert(1)>';
  // Control characters for text direction or terminal colours are removed from names.
  site.provider.name = `\u202e${name}\u0007\u2066 `;
  const release = await shell.hold(page, /session-entry/);
  await shell.visit(page, site.url + account.start);
  await account.goToProvider(page);
  await account.comeBack(page);
  await expect(page).toHaveURL(site.url + account.start);
  await expect.poll(() => go.scrollTo(page, 300).then(() => go.scrolled(page))).toBe(300);
  release();
  await expect(account.news(page)).toHaveText(`Logged in as ${name}`);
  expect(await go.scrolled(page)).toBe(300);
  await expect(account.header(page).getByText(name)).toBeVisible();

  await go.scrollTo(page, 500);
  // Playwright's click would scroll.
  await account.signOut(page).dispatchEvent('click');
  await page.getByRole('button', { name: 'Log me out' }).click();
  await expect(page).toHaveURL(site.url + account.start);
  await expect(shell.menuButton(page, 'Login')).toBeVisible();
  await expect(account.news(page)).toHaveText('You are signed out.');
  expect(await go.scrolled(page)).toBe(500);
  expect(await account.keptInTab(page)).toEqual([]);
  // The provider asks for the login again.
  await account.goToProvider(page);
});

// Firefox's driver ends a reload only when no request is held.
test('"Sign out" appears once it works', onlyChromium, async ({ page }) => {
  await account.logIn(page, site);
  const release = await shell.hold(page, /entry-client/);
  await page.reload({ waitUntil: 'commit' });
  await expect(account.header(page).getByText(site.provider.name)).toBeVisible();
  await expect(account.signOut(page)).toBeHidden();
  release();
  await account.signOut(page).click();
  await page.getByRole('button', { name: 'Log me out' }).click();
  await expect(shell.menuButton(page, 'Login')).toBeVisible();
});

test('a provider that has rotated its keys is accepted', weekly, async ({ page, context }) => {
  await account.logIn(page, site);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  site.provider.changeKey();
  await account.logIn(page, site);
});

// axe finds the same in every browser.
test('a long name and the dialogs fit', { tag: ['@chromium', '@all'] }, async ({ page }) => {
  await shell.visit(page, `${site.url}/gardeners`);
  await shell.menuButton(page, 'Login').click();
  await page.setViewportSize(shell.phone);
  await expect(account.login(page)).toBeInViewport({ ratio: 1 });
  expect(await shell.findViolations(page, { within: 'dialog[open]' })).toEqual([]);
  await account.login(page).getByRole('button', { name: 'Sign up here' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeInViewport({ ratio: 1 });
  expect(await shell.findViolations(page, { within: 'dialog[open]' })).toEqual([]);

  const name = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstone';
  await page.evaluate((text) => {
    const session = { name: text, expiresAt: Date.now() + 600_000, idToken: 'x' };
    sessionStorage.setItem('signInSession', JSON.stringify(session));
  }, name);
  await shell.visit(page, `${site.url}/gardeners`);
  await expect(page.locator('[data-account-name]', { hasText: name })).toHaveCount(2);
  for (const viewport of [shell.phone, shell.tablet, shell.desktop]) {
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
    if (viewport !== shell.phone) await expect(account.signOut(page)).toBeInViewport({ ratio: 1 });
    expect(await shell.findViolations(page, { within: 'header' })).toEqual([]);
  }
});
