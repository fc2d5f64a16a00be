import { waitUntilLaidOut } from './navigation-steps.ts';
import { desktop, findViolations, menuButton, phone, tablet, visit } from './shell-steps.ts';
import {
  comeBack,
  goToProvider,
  header,
  keptInTab,
  logIn,
  login,
  news,
  pressLogin,
  signOut,
  start,
  prepareSignInSite,
} from './sign-in-steps.ts';
import { expect, test } from './test.ts';

const site = prepareSignInSite();

test('login asks for a code with PKCE, leads back to where the visitor stood, and shows the name', async ({
  page,
}) => {
  const here = `${site.url}${start}?from=mail`;
  await visit(page, here);
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await waitUntilLaidOut(page);
  await menuButton(page, 'Login').click();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await login(page).getByRole('button', { name: 'Login', exact: true }).click();
  await comeBack(page);
  await expect(page).toHaveURL(here);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  await expect(menuButton(page, 'Login')).toBeHidden();
  await expect(menuButton(page, 'Sign Up')).toBeHidden();
  await expect(news(page)).toHaveText('Logged in as Asha Rao');
  expect(await page.evaluate(() => scrollY)).toBe(top);
  expect(Object.fromEntries(site.provider.asked[0]!)).toEqual({
    response_type: 'code',
    client_id: 'marketing-site',
    redirect_uri: `${site.url}/_sign-in`,
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
  expect(site.provider.exchanged[0]?.get('code_verifier')).toMatch(/^[\w-]{43,}$/);
});

test('a session is kept over pages and reloads, in this tab alone and without the access token', async ({
  page,
  context,
}) => {
  await logIn(page, site);
  await page.goto(`${site.url}/gardeners`);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  await page.reload();
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.signInSession as string) as object);
  expect(Object.keys(kept).toSorted()).toEqual(['expiresAt', 'idToken', 'name']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['cookieConsent']);
  const other = await context.newPage();
  await visit(other, `${site.url}/gardeners`);
  await expect(menuButton(other, 'Login')).toBeVisible();
});

test('during a session no page shows Login, not even for a moment', async ({ page }) => {
  await logIn(page, site);
  await page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const button = document.querySelector<HTMLElement>('header [popovertarget="login"]');
      if (button) seen.push(button.offsetWidth > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await visit(page, `${site.url}/gardeners`);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  // The name may be there before a busy machine has drawn a frame.
  const seen = () => page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
  expect(await seen()).not.toContain(true);
});

test('Sign Up asks for the page on which accounts are made', async ({ page }) => {
  await visit(page, site.url + start);
  await menuButton(page, 'Sign Up').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  expect(site.provider.asked[0]?.get('prompt')).toBe('create');
  await comeBack(page);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
});

test('"Sign in with Google" names Google to the provider', async ({ page }) => {
  await visit(page, site.url + start);
  await menuButton(page, 'Login').click();
  await login(page).getByRole('button', { name: 'Sign in with Google' }).click();
  await comeBack(page);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  expect(site.provider.asked[0]?.get('kc_idp_hint')).toBe('google');
});

test('after signing in, the back button leads to no error, and every page knows the session', async ({
  page,
}) => {
  await visit(page, `${site.url}/gardeners`);
  await page.goto(site.url + start);
  await goToProvider(page);
  await comeBack(page);
  await expect(signOut(page)).toBeVisible();
  const seen = new Set<string>();
  // The provider sends an old request on to the site at once, which then is one step further again.
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

test('back from the provider without an answer, the dialog works as before', async ({ page }) => {
  await visit(page, site.url + start);
  await goToProvider(page);
  await page.goBack();
  if (await login(page).isVisible()) await page.keyboard.press('Escape');
  await menuButton(page, 'Login').click();
  await expect(login(page).getByRole('status')).toHaveText('');
  await login(page).getByRole('button', { name: 'Login', exact: true }).click();
  await comeBack(page);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
});

test('a session that runs out ends in the open page and on the next one, without an error', async ({
  page,
}) => {
  site.provider.lifetime = 3;
  await logIn(page, site);
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

test('whoever scrolls before their session is shown stays where they are', async ({ page }) => {
  let release = () => {};
  const scrolled = new Promise<void>((done) => (release = done));
  await page.route(/session-entry/, async (route) => {
    await scrolled;
    await route.continue();
  });
  await visit(page, site.url + start);
  await goToProvider(page);
  await comeBack(page);
  await expect(page).toHaveURL(site.url + start);
  const scroll = () => page.evaluate(() => (scrollTo({ top: 300, behavior: 'instant' }), scrollY));
  await expect.poll(scroll).toBe(300);
  release();
  await expect(news(page)).toHaveText(/Asha Rao/);
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('signing out ends the session here and at the provider', async ({ page }) => {
  await logIn(page, site);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  // Playwright's own click would scroll.
  await signOut(page).dispatchEvent('click');
  await page.getByRole('button', { name: 'Log me out' }).click();
  await expect(page).toHaveURL(site.url + start);
  await expect(menuButton(page, 'Login')).toBeVisible();
  await expect(news(page)).toHaveText('You are signed out.');
  expect(await page.evaluate(() => scrollY)).toBe(500);
  expect(await keptInTab(page)).toEqual([]);
  // The provider asks again who this is.
  await goToProvider(page);
});

test('the first load is the same as without a provider: no request more, and none to it', async ({
  page,
  baseURL,
}) => {
  const load = async (origin: string) => {
    const asked: string[] = [];
    const listen = (request: { url(): string }) =>
      asked.push(
        request
          .url()
          .replace(origin, '')
          .replace(/-[\w-]{8}\.js$/, '.js'),
      );
    page.on('request', listen);
    await page.goto(`${origin}/gardeners`, { waitUntil: 'networkidle' });
    page.off('request', listen);
    return asked.toSorted();
  };
  const without = await load(baseURL!);
  expect(without).toContain('/assets/entry-client.js');
  expect(await load(site.url)).toEqual(without);
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the dialogs have nothing to type into or to press, and say why', async ({ page }) => {
    await page.goto(site.url + start);
    await menuButton(page, 'Login').click();
    await expect(login(page).locator('noscript')).toBeVisible();
    await expect(page.locator('#login input, #sign-up input')).toHaveCount(0);
    await expect(login(page).getByRole('button', { name: 'Login', exact: true })).toBeHidden();
    await expect(login(page).getByRole('button', { name: 'Sign in with Google' })).toBeHidden();
  });
});

for (const viewport of [phone, tablet, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('a name of 60 letters stays within header and drawer; axe finds nothing', async ({ page }) => {
      const name = 'Maximiliana Wolfeschlegelsteinhausenbergerdorff-Featherstone';
      await page.goto(site.url + start);
      await page.evaluate((text) => {
        const session = { name: text, expiresAt: Date.now() + 60_000, idToken: 'x' };
        sessionStorage.setItem('signInSession', JSON.stringify(session));
      }, name);
      await visit(page, `${site.url}/gardeners`);
      await expect(page.locator('[data-account-name]', { hasText: name })).toHaveCount(2);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      const burger = page.getByRole('button', { name: 'Open menu' });
      if (await burger.isVisible()) {
        await burger.click();
        const drawer = page.locator('#menu');
        await expect(drawer.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
        await expect(drawer.getByText(name)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      }
      if (viewport !== phone) await expect(signOut(page)).toBeInViewport({ ratio: 1 });
      expect(await findViolations(page)).toEqual([]);
    });
  });
}

test('the dialogs fit a small phone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize(tablet);
  await visit(page, `${site.url}/gardeners`);
  await menuButton(page, 'Login').click();
  await page.setViewportSize(phone);
  await expect(login(page)).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page)).toEqual([]);
  await login(page).getByRole('button', { name: 'Sign up here' }).click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeInViewport({ ratio: 1 });
  expect(await findViolations(page)).toEqual([]);
});

test('the code for signing in is fetched when it is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/assets/'))
      scripts.push(request.url().replace(/.*assets\/|-[\w-]{8}\.js/g, ''));
  });
  await visit(page, `${site.url}/gardeners`);
  await menuButton(page, 'Login').click();
  expect(scripts).not.toContain('answer-provider');
  await page.keyboard.press('Escape');
  await pressLogin(page);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
  expect(scripts).toContain('answer-provider');
});
