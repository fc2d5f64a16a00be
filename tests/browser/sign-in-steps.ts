import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AccountText } from '../../src/shared/generated/site.ts';
import { fixturePages } from '../stage/fixture-files.ts';
import type { SignInSite } from '../stage/sites.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { desktop, menuButton, storeBefore, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

/** A page that scrolls. */
export const start = '/people/plot';

const { account } = JSON.parse(readFileSync(`${fixturePages}/_site/sign-in.json`, 'utf8')) as {
  account: AccountText;
};
/** The error messages for visitors. */
export const { problems } = account;

/** A site, and its provider while the tests of a file run. */
interface PreparedSite {
  url: string;
  provider: IdentityProvider;
}

/** Starts the provider of a site for the tests of a file. */
export function prepareSignIn({ url, provider: { port } }: SignInSite): PreparedSite {
  const site = { url } as PreparedSite;
  // Serial, because tests share the provider.
  test.describe.configure({ mode: 'default' });
  test.use({ viewport: desktop });
  test.beforeAll(async () => {
    site.provider = await startIdentityProvider(port);
    site.provider.serve(url);
  });
  test.afterAll(() => site.provider.stop());
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

export async function logIn(page: Page, site: PreparedSite): Promise<void> {
  await visit(page, site.url + start);
  await goToProvider(page);
  await comeBack(page);
  await expect(signOut(page)).toBeVisible();
}

/** Asserts that the visitor is at `url`, sees the problem, and is not logged in. */
export async function expectProblem(page: Page, problem: keyof typeof problems, url: string): Promise<void> {
  await expect(login(page).getByRole('alert')).toHaveText(problems[problem]);
  await expect(page).toHaveURL(url);
  await expect(signOut(page)).toBeHidden();
  expect(await keptInTab(page)).toEqual([]);
}
