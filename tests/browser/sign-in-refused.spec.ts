import type { Route } from '@playwright/test';
import { mailSite } from '../stage/sites.ts';
import { expectRendered } from './navigation-steps.ts';
import { menuButton, storageRefusals, visit } from './shell-steps.ts';
import * as account from './sign-in-steps.ts';
import { expect, test } from './test.ts';

// Below a base, which requests and addresses must not leave.
const site = account.prepareSignIn(mailSite);
const outside: string[] = [];

test.beforeEach(({ page }) =>
  page.on('request', (request) => {
    const address = request.url();
    if (new URL(address).origin === new URL(site.url).origin && !address.startsWith(site.url))
      outside.push(address);
  }),
);
test.afterEach(() => expect(outside.splice(0)).toEqual([]));

/** The console has these details for developers, and nothing else. */
async function expectInConsole(messages: string[], ...expected: string[]): Promise<void> {
  await expect.poll(() => messages).toEqual(expected);
  messages.length = 0;
}

test('a refusal is explained, and a forged response is rejected', async ({ page, quietConsole }) => {
  await visit(page, site.url + account.start);
  await account.goToProvider(page);
  await page.getByRole('button', { name: 'Refuse' }).click();
  await account.expectProblem(page, 'cancelled', site.url + account.start);
  await expectInConsole(
    quietConsole,
    'warning: Sign-in: authorization response from the server is an error (access_denied: The visitor refused.)',
  );

  await page.keyboard.press('Escape');
  await account.goToProvider(page);
  const forged = `${site.url}/_sign-in?code=stolen&state=forged&iss=${encodeURIComponent(site.provider.url)}`;
  await page.goto(forged);
  await account.expectProblem(page, 'expired', site.url + account.start);
  await page.goto(forged);
  await account.expectProblem(page, 'expired', `${site.url}/`);
  expect(site.provider.exchanged).toEqual([]);
});

test('a response is used once, and is removed from address and history', async ({ page }) => {
  await visit(page, site.url + account.start);
  await account.goToProvider(page);
  const answered = page.waitForRequest((request) => request.url().startsWith(`${site.url}/_sign-in?`));
  await account.comeBack(page);
  const answer = (await answered).url();
  expect(answer).toContain('code=');
  await expect(account.signOut(page)).toBeVisible();
  await page.goto(answer);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(account.header(page).getByText('Asha Rao')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(answer);
  await account.expectProblem(page, 'expired', `${site.url}/`);
  expect(site.provider.exchanged).toHaveLength(1);
});

const changed = (claims: object) => (token: string) => site.provider.reissue(token, claims);

test('an ID token from elsewhere is rejected', async ({ page, quietConsole }) => {
  const faults: [change: (token: string) => string, detail: string][] = [
    [changed({ nonce: 'from-another-sign-in' }), 'unexpected ID Token "nonce" claim value'],
    [changed({ aud: 'another-site' }), 'unexpected JWT "aud" (audience) claim value'],
    [
      (token) => token.replace(/[^.]+$/, (signature) => [...signature].toReversed().join('')),
      'JWT signature verification failed',
    ],
  ];
  await page.route(`${site.provider.url}/token`, async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { id_token: string };
    const [[change]] = faults as [(typeof faults)[number]];
    await route.fulfill({ response, json: { ...json, id_token: change(json.id_token) } });
  });
  await visit(page, site.url + account.start);
  while (faults.length > 0) {
    await account.goToProvider(page);
    await account.comeBack(page);
    await account.expectProblem(page, 'failed', site.url + account.start);
    await expectInConsole(quietConsole, `warning: Sign-in: ${faults.shift()![1]}`);
    await page.keyboard.press('Escape');
    // The provider knows the visitor by a cookie.
    await page.context().clearCookies();
  }
});

test.describe('when the provider fails', () => {
  let answer: (route: Route) => Promise<void>;
  const works = (route: Route) => route.continue();
  const isDown = (route: Route) => route.abort('connectionrefused');
  const answersWith = (change: object) => async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  };
  test.beforeEach(async ({ page }) => {
    answer = works;
    await page.route(`${site.provider.url}/**`, (route) => answer(route));
  });

  const refused = 'error: Failed to load resource: net::ERR_CONNECTION_REFUSED';
  const failed = 'warning: Sign-in: Failed to fetch';

  test('the dialog says so, as without storage; one retry is enough', async ({ page, quietConsole }) => {
    await visit(page, site.url + account.start);
    const elsewhere = 'https://elsewhere.example/me';
    for (const [change, detail] of [
      [{ authorization_endpoint: undefined }, 'The provider names no authorization_endpoint.'],
      [
        { userinfo_endpoint: elsewhere },
        `The provider's userinfo_endpoint is ${elsewhere}. Add "https://elsewhere.example" to "hosts" in pages/_site/sign-in.json.`,
      ],
    ] as const) {
      answer = answersWith(change);
      await account.pressLogin(page);
      await account.expectProblem(page, 'failed', site.url + account.start);
      await expectInConsole(quietConsole, `warning: Sign-in: ${detail}`);
      await page.keyboard.press('Escape');
    }
    answer = isDown;
    await account.pressLogin(page);
    await account.expectProblem(page, 'unreachable', site.url + account.start);
    await expectInConsole(quietConsole, refused, failed);
    await page.keyboard.press('Escape');
    await account.header(page).locator('a[href="/site/"]').first().click();
    await expectRendered(page, `${site.url}/`);
    answer = works;
    await account.goToProvider(page);

    const state = site.provider.asked.at(-1)?.get('state');
    answer = isDown;
    await page.goto(`${site.url}/_sign-in?code=some&state=${state}`);
    await account.expectProblem(page, 'unreachable', `${site.url}/`);
    await expectInConsole(quietConsole, refused, failed);

    answer = works;
    await page.keyboard.press('Escape');
    await page.evaluate(storageRefusals[0]!);
    await account.pressLogin(page);
    await account.expectProblem(page, 'storage', `${site.url}/`);
    await expectInConsole(quietConsole, 'warning: Sign-in: There is no room.');
  });

  test('signing out works locally, and says what it could not do', async ({ page, quietConsole }) => {
    await account.logIn(page, site);
    answer = isDown;
    await account.signOut(page).click();
    await expect(account.login(page).getByRole('alert')).toHaveText(account.problems.signOut);
    await account.expectProblem(page, 'signOut', site.url + account.start);
    await page.keyboard.press('Escape');
    await expect(menuButton(page, 'Login')).toBeVisible();
    await expectInConsole(quietConsole, refused, failed);
  });
});
