import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { createBuiltForms } from '../../src/receiver/built-forms.ts';
import { mountReceiver } from '../../src/receiver/mount-receiver.ts';
import type { AccountText } from '../../src/shared/generated/site.ts';
import { basePrefix } from '../../src/shared/base.ts';
import { buildFixture, changeJson } from '../stage/build-fixture.ts';
import { fixturePages } from '../stage/fixture-files.ts';
import { listen } from '../stage/listen.ts';
import { clientId, type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { desktop, menuButton, storeBefore, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

/** The site with a sign-in provider, and the provider. */
interface SignInSite {
  /** URL of the site, with its base and without a trailing slash. */
  url: string;
  /** The path of every request, including those for icons. */
  requested: string[];
  provider: IdentityProvider;
  stop(): Promise<void>;
}

/**
 * Builds the fixture site with a provider in sign-in.json, optionally below a base, and serves both on free ports. It
 * accepts all form submissions.
 */
async function startSignInSite(base: string): Promise<SignInSite> {
  const provider = await startIdentityProvider();
  const googleHint = { parameter: 'kc_idp_hint', value: 'google' };
  const named = { issuer: provider.url, clientId, scopes: ['profile', 'email'], googleHint };
  const built = await buildFixture({
    base,
    change: (pages) => changeJson(join(pages, '_site/sign-in.json'), { provider: named }),
  });
  const receiver = mountReceiver(createBuiltForms(built.folder), {
    data: join(built.pages, 'inquiries.sqlite'),
  });
  const server = createSiteServer(built.folder, { receive: receiver.receive });
  const requested: string[] = [];
  server.prependListener('request', ({ url: address = '' }) => requested.push(address));
  const listening = await listen(server);
  const url = listening.url + basePrefix(base);
  provider.serve(url);
  return {
    url,
    requested,
    provider,
    async stop() {
      await listening.stop();
      await receiver.close();
      await provider.stop();
      built.remove();
    },
  };
}

/** A page that scrolls. */
export const start = '/people/plot';

const { account } = JSON.parse(readFileSync(`${fixturePages}/_site/sign-in.json`, 'utf8')) as {
  account: AccountText;
};
/** The error messages for visitors. */
export const { problems } = account;

/** Sets up a site with a provider for the tests of a file. The result is filled in before they run. */
export function prepareSignInSite(base = '/'): SignInSite {
  const site = {} as SignInSite;
  // Serial, because tests share the provider.
  test.describe.configure({ mode: 'default' });
  test.use({ viewport: desktop });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    Object.assign(site, await startSignInSite(base));
  });
  test.afterAll(() => site.stop());
  test.beforeEach(async ({ page }) => {
    Object.assign(site.provider, { asked: [], exchanged: [], name: 'Asha Rao' });
    await storeBefore(page, { cookieConsent: 'true' });
  });
  return site;
}

export const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });
export const header = (page: Page) => page.locator('header');
export const signOut = (page: Page) => header(page).getByRole('button', { name: 'Sign out' });
/** The live region. */
export const news = (page: Page) => page.locator('[data-account-news]');
/** The keys in the tab's storage. The router stores scroll positions if it has loaded before a link was pressed. */
export const keptInTab = (page: Page) =>
  page.evaluate(() =>
    Object.keys(sessionStorage)
      .filter((key) => key !== 'scrollPositions')
      .toSorted(),
  );

export async function pressLogin(page: Page): Promise<void> {
  await menuButton(page, 'Login').click();
  await login(page).getByRole('button', { name: 'Login', exact: true }).click();
}

export async function goToProvider(page: Page): Promise<void> {
  await pressLogin(page);
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
}

export async function comeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function logIn(page: Page, site: SignInSite): Promise<void> {
  await visit(page, site.url + start);
  await goToProvider(page);
  await comeBack(page);
  await expect(signOut(page)).toBeVisible();
}

/** Asserts that the visitor is at `address`, sees the problem, and is not logged in. */
export async function expectProblem(
  page: Page,
  problem: keyof typeof problems,
  address: string,
): Promise<void> {
  await expect(login(page).getByRole('alert')).toHaveText(problems[problem]);
  await expect(page).toHaveURL(address);
  await expect(signOut(page)).toBeHidden();
  expect(await keptInTab(page)).toEqual([]);
}
