import { menuButton, visit } from './shell-steps.ts';
import {
  comeBack,
  expectProblem,
  goToProvider,
  header,
  logIn,
  login,
  prepareSignInSite,
  pressLogin,
  problems,
  signOut,
  start,
} from './sign-in-steps.ts';
import { expect, test } from './test.ts';

const site = prepareSignInSite();

/** The console has these details for developers, and nothing else. */
function expectInConsole(messages: string[], ...expected: string[]): void {
  expect(messages.splice(0)).toEqual(expected);
}

test('a refusal is explained, and a forged response is rejected', async ({ page, quietConsole }) => {
  await visit(page, site.url + start);
  await goToProvider(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await expectProblem(page, 'cancelled', site.url + start);
  expectInConsole(
    quietConsole,
    'warning: Sign-in: authorization response from the server is an error (access_denied: The visitor refused.)',
  );

  await page.keyboard.press('Escape');
  await goToProvider(page);
  const forged = `${site.url}/_sign-in?code=stolen&state=forged&iss=${encodeURIComponent(site.provider.url)}`;
  await page.goto(forged);
  await expectProblem(page, 'expired', site.url + start);
  await page.goto(forged);
  await expectProblem(page, 'expired', `${site.url}/`);
  expect(site.provider.exchanged).toEqual([]);
});

test('a response is used once, and is removed from address and history', async ({ page }) => {
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

const changed = (claims: object) => (token: string) => site.provider.reissue(token, claims);

/** ID tokens with one fault each, and the message for developers. The library rejects those of `@all`. */
const identities: [what: string, tag: string[], change: (token: string) => string, detail: string][] = [
  ['sign-in', [], changed({ nonce: 'from-another-sign-in' }), 'unexpected ID Token "nonce" claim value'],
  ['site', ['@all'], changed({ aud: 'another-site' }), 'unexpected JWT "aud" (audience) claim value'],
  [
    'signature',
    ['@all'],
    (token) => {
      const [head, body, signature = ''] = token.split('.');
      return [head, body, [...signature].toReversed().join('')].join('.');
    },
    'JWT signature verification failed',
  ],
];

for (const [what, tag, change, detail] of identities)
  test(`an ID token with another ${what} is rejected`, { tag }, async ({ page, quietConsole }) => {
    await page.route(`${site.provider.url}/token`, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { id_token: string };
      await route.fulfill({ response, json: { ...json, id_token: change(json.id_token) } });
    });
    await visit(page, site.url + start);
    await goToProvider(page);
    await comeBack(page);
    await expectProblem(page, 'failed', site.url + start);
    expectInConsole(quietConsole, `warning: Sign-in: ${detail}`);
  });

test('a response that never ends is rejected', async ({ page, quietConsole }) => {
  await page.route(`${site.provider.url}/.well-known/openid-configuration`, (route) =>
    route.fulfill({ json: 'x'.repeat(1_000_000), headers: { 'access-control-allow-origin': '*' } }),
  );
  await visit(page, site.url + start);
  await pressLogin(page);
  await expectProblem(page, 'failed', site.url + start);
  expectInConsole(quietConsole, 'warning: Sign-in: The answer of the provider is too long.');
});

test('a browser without storage gets an explanation', async ({ page, quietConsole }) => {
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

test.describe('when the provider is down', () => {
  test.afterEach(async () => {
    await site.provider.stop();
    await site.provider.start();
  });

  const refused = 'error: Failed to load resource: net::ERR_CONNECTION_REFUSED';
  const failed = 'warning: Sign-in: Failed to fetch';

  test('the dialog says so, before and after; one retry is enough', async ({ page, quietConsole }) => {
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

    const state = site.provider.asked.at(-1)?.get('state');
    await site.provider.stop();
    await page.goto(`${site.url}/_sign-in?code=some&state=${state}`);
    await expectProblem(page, 'unreachable', `${site.url}/`);
    expectInConsole(quietConsole, refused, failed);
  });

  test('signing out works locally, and says what it could not do', async ({ page, quietConsole }) => {
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
