import type { Page } from '@playwright/test';
import * as form from './form-steps.ts';
import { addLink, approach, isSameDocument, mark, waitLongerForPages } from './navigation-steps.ts';
import { comeBack, goToProvider, header, prepareSignInSite } from './sign-in-steps.ts';
import { menuButton, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

// The site below /site/, with all kinds of links: menus, forms, a sign-in provider.
const site = prepareSignInSite('/site/');

test.beforeEach(({ page }) => waitLongerForPages(page));
test.afterEach(() => {
  expect(askedOutside(), 'requests that leave the base').toEqual([]);
});

/** Requests outside the base. Browsers request favicons from the root. */
const askedOutside = () =>
  site.requested.filter((path) => !path.startsWith('/site/') && path !== '/favicon.ico');

/** Follows the first visible link to a path of the host. */
async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
  await approach(page, link);
  await link.click();
}

/** The address changes before the page renders. The canonical link is set with the title, on rendering. */
async function expectRendered(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(site.url + path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute('href', `https://greenplot.example/site${path}`);
}

test('menus, links and aliases navigate in the same document, and so do Back and Forward', async ({
  page,
}) => {
  await visit(page, `${site.url}/`);
  await mark(page);
  await menuButton(page, 'People').hover();
  await follow(page, '/site/people/plot');
  await expectRendered(page, '/people/plot');
  const current = header(page).locator('a[aria-current="page"]').first();
  await expect(current).toHaveAttribute('href', '/site/people/plot');
  await follow(page, '/site/write-to-us');
  await expectRendered(page, '/write-to-us');
  await page.goBack();
  await expectRendered(page, '/people/plot');
  await page.goBack();
  await expectRendered(page, '/');
  await page.goForward();
  await expectRendered(page, '/people/plot');
  await addLink(page, '/site/write');
  await follow(page, '/site/write');
  await expect(page).toHaveURL(`${site.url}/write-to-us`);
  await expect(page).toHaveTitle(/Write/);
  await header(page).getByRole('link').first().click();
  await expectRendered(page, '/');
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('an alias redirects to the form, which answers with its own page and a link back', async ({
    page,
  }) => {
    await page.goto(`${site.url}/write?from=mail`);
    await expect(page).toHaveURL(`${site.url}/write-to-us?from=mail`);
    await form.writeInquiry(page, 'A portal.');
    await form.sendInquiry(page);
    await expect(page).toHaveURL(`${site.url}/_forms/write-to-us/inquiry?sent`);
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL(`${site.url}/write-to-us`);
  });
});

test('logging in returns to the page, and a path outside the base is another site', async ({
  page,
  quietConsole,
}) => {
  await visit(page, `${site.url}/gardeners`);
  await goToProvider(page);
  await comeBack(page);
  await expect(page).toHaveURL(`${site.url}/gardeners`);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  expect(site.provider.asked[0]?.get('redirect_uri')).toBe(`${site.url}/_sign-in`);

  await mark(page);
  await addLink(page, '/site/write-to-us');
  await approach(page, page.locator('footer > a[href="/site/write-to-us"]'));
  await addLink(page, '/shop/write-to-us');
  await page.locator('a[href="/shop/write-to-us"]').click();
  await expect(page.locator('body')).toHaveText('The site is at /site/');
  expect(await isSameDocument(page)).toBe(false);
  expect(askedOutside()).toEqual(['/shop/write-to-us']);
  site.requested.splice(0);
  quietConsole.splice(0);
});
