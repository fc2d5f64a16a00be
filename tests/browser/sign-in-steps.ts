import type { Page } from '@playwright/test';
import { desktop, menuButton, storeBefore, visit } from './shell-steps.ts';
import { type SignInSite, startSignInSite } from './sign-in-site.ts';
import { expect, test } from './test.ts';

/** A page that is long enough to be scrolled. */
export const start = '/people/plot';

export const problems = {
  cancelled:
    'You are not logged in: the sign-in was broken off or refused. Nothing has changed, and you can try again.',
  expired: 'This sign-in is not valid any more, or it was not started in this window. Please start again.',
  unreachable:
    'The sign-in service does not answer at the moment. Please try again in a few minutes. The rest of the site works as usual.',
  failed:
    'Logging in did not work: the sign-in service sent an answer this site cannot accept. Please try again, and tell us if it happens again.',
  storage:
    'Your browser does not let this site keep anything, and without that you cannot be logged in. Allow it to store data for this site, then try again.',
  signOut:
    'You are signed out here. The sign-in service did not answer, so you may still be logged in there.',
};

/** Gives the tests of a file a site with a provider; what it returns is there once they run. */
export function prepareSignInSite(base = '/'): SignInSite {
  const site = {} as SignInSite;
  // One after the other: they share the provider.
  test.describe.configure({ mode: 'default' });
  test.use({ viewport: desktop });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    Object.assign(site, await startSignInSite(base));
  });
  test.afterAll(() => site.stop());
  test.beforeEach(async ({ page }) => {
    Object.assign(site.provider, { asked: [], exchanged: [], name: 'Asha Rao', lifetime: 3600 });
    await storeBefore(page, { cookieConsent: 'true' });
  });
  return site;
}

export const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });
export const header = (page: Page) => page.locator('header');
export const signOut = (page: Page) => header(page).getByRole('button', { name: 'Sign out' });
/** What those who hear the page are told. */
export const news = (page: Page) => page.locator('[data-account-news]');
/** The keys of what the tab keeps. */
export const keptInTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).toSorted());

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

/** The visitor is at `address`, with a problem in words, and nobody is logged in. */
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
