import type { Page } from '@playwright/test';
import { menuButton, visit } from './shell-steps.ts';
import {
  comeBack,
  expectProblem,
  goToProvider,
  header,
  logIn,
  login,
  pressLogin,
  problems,
  signOut,
  start,
  prepareSignInSite,
} from './sign-in-steps.ts';
import { expect, test } from './test.ts';

const site = prepareSignInSite();

/** What a developer needs to know stands in the console, and nothing else does. */
function expectInConsole(messages: string[], ...expected: string[]): void {
  expect(messages).toEqual(expected);
  messages.length = 0;
}

/** Puts another identity into the provider's answer on its way. */
async function changeIdentity(page: Page, change: (token: string) => string): Promise<void> {
  await page.route(`${site.provider.url}/token`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { id_token: string };
    await route.fulfill({ response, json: { ...json, id_token: change(json.id_token) } });
  });
}

test('a refusal is said in words on the page the visitor came from', async ({ page, quietConsole }) => {
  await visit(page, site.url + start);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expectProblem(page, 'cancelled', site.url + start);
  expectInConsole(
    quietConsole,
    'warning: Sign-in: authorization response from the server is an error (access_denied: The visitor refused.)',
  );
});

test('an answer with another state is not believed, and its code is not exchanged', async ({ page }) => {
  await visit(page, site.url + start);
  await goToProvider(page);
  const iss = encodeURIComponent(site.provider.url);
  await page.goto(`${site.url}/_sign-in?code=stolen&state=forged&iss=${iss}`);
  await expectProblem(page, 'expired', site.url + start);
  expect(site.provider.exchanged).toEqual([]);
});

test('an answer that nobody asked for is not believed', async ({ page }) => {
  await page.goto(`${site.url}/_sign-in?code=stolen&state=forged`);
  await expectProblem(page, 'expired', `${site.url}/`);
  expect(site.provider.exchanged).toEqual([]);
});

test('an answer counts once, and leaves neither address nor history behind', async ({ page }) => {
  await visit(page, site.url + start);
  await goToProvider(page);
  const answered = page.waitForRequest((request) => request.url().startsWith(`${site.url}/_sign-in?`));
  await comeBack(page);
  const answer = (await answered).url();
  expect(answer).toContain('code=');
  await expect(signOut(page)).toBeVisible();
  await page.goto(answer);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(answer);
  await expectProblem(page, 'expired', `${site.url}/`);
  expect(site.provider.exchanged).toHaveLength(1);
});

const invalid = 'unexpected';
for (const [what, claims, detail] of [
  ['another issuer', { iss: 'https://evil.example' }, `${invalid} JWT "iss" (issuer) claim value`],
  ['another audience', { aud: 'another-site' }, `${invalid} JWT "aud" (audience) claim value`],
  ['another nonce', { nonce: 'from-another-sign-in' }, `${invalid} ID Token "nonce" claim value`],
  [
    'an end in the past',
    { exp: 1_000_000_000 },
    `${invalid} JWT "exp" (expiration time) claim value, expiration is past current timestamp`,
  ],
  ['no end', { exp: undefined }, 'JWT "exp" (expiration time) claim missing'],
] as const) {
  test(`an identity with ${what} is not accepted`, async ({ page, quietConsole }) => {
    await changeIdentity(page, (token) => site.provider.reissue(token, claims));
    await visit(page, site.url + start);
    await goToProvider(page);
    await comeBack(page);
    await expectProblem(page, 'failed', site.url + start);
    expectInConsole(quietConsole, `warning: Sign-in: ${detail}`);
  });
}

test('an identity that the provider has not signed is not accepted', async ({ page, quietConsole }) => {
  await changeIdentity(page, (token) => {
    const [head, body, signature = ''] = token.split('.');
    return [head, body, [...signature].toReversed().join('')].join('.');
  });
  await visit(page, site.url + start);
  await goToProvider(page);
  await comeBack(page);
  await expectProblem(page, 'failed', site.url + start);
  expectInConsole(quietConsole, 'warning: Sign-in: JWT signature verification failed');
});

test('a name with markup in it is text', async ({ page }) => {
  site.provider.name = '<img src=x onerror=alert(1)>';
  await logIn(page, site);
  await expect(header(page).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
});

test('a browser that keeps nothing is told so', async ({ page, quietConsole }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    };
  });
  await visit(page, site.url + start);
  await pressLogin(page);
  await expectProblem(page, 'storage', site.url + start);
  expectInConsole(quietConsole, 'warning: Sign-in: There is no room.');
});

test.describe('with the provider off the air', () => {
  test.afterEach(async () => {
    await site.provider.stop();
    await site.provider.start();
  });

  const refused = 'error: Failed to load resource: net::ERR_CONNECTION_REFUSED';
  const failed = 'warning: Sign-in: Failed to fetch';

  test('the dialog says so, the site works, and one more try is enough once it is back', async ({
    page,
    quietConsole,
  }) => {
    await visit(page, site.url + start);
    await site.provider.stop();
    await pressLogin(page);
    await expectProblem(page, 'unreachable', site.url + start);
    expectInConsole(quietConsole, refused, failed);
    await page.keyboard.press('Escape');
    await header(page).locator('a[href="/"]').first().click();
    await expect(page).toHaveURL(`${site.url}/`);
    await site.provider.start();
    await goToProvider(page);
  });

  test('after the visitor went there, the page they come back to says so', async ({ page, quietConsole }) => {
    await visit(page, site.url + start);
    await goToProvider(page);
    const state = site.provider.asked[0]?.get('state');
    await site.provider.stop();
    await page.goto(`${site.url}/_sign-in?code=some&state=${state}`);
    await expectProblem(page, 'unreachable', site.url + start);
    expectInConsole(quietConsole, refused, failed);
  });

  test('signing out works here, and says what it could not do', async ({ page, quietConsole }) => {
    await logIn(page, site);
    await site.provider.stop();
    await signOut(page).click();
    await expect(login(page).getByRole('alert')).toHaveText(problems.signOut);
    await expectProblem(page, 'signOut', site.url + start);
    await page.keyboard.press('Escape');
    await expect(menuButton(page, 'Login')).toBeVisible();
    expectInConsole(quietConsole, refused, failed);
  });
});
