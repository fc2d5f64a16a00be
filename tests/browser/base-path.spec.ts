import type { Page } from '@playwright/test';
import { comeBack, goToProvider, header, prepareSignInSite } from './sign-in-steps.ts';
import { waitLongerForPages } from './navigation-steps.ts';
import { menuButton, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

// The site below /site/, with everything that leads somewhere: menus, forms, a provider to log in at.
const site = prepareSignInSite('/site/');

test.beforeEach(({ page }) => waitLongerForPages(page));
test.afterEach(() => {
  expect(askedOutside(), 'requests that leave the base').toEqual([]);
});

/** Requests that leave the base. For an icon a browser asks where it likes. */
const askedOutside = () =>
  site.requested.filter((path) => !path.startsWith('/site/') && path !== '/favicon.ico');

/** Marks the document: a page that the browser loads anew has lost the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

const link = (page: Page, href: string, where = '') =>
  page.locator(`${where} a[href="/site${href}"]`).filter({ visible: true }).first();

/** Waits until the router is there and has fetched the page that a link leads to. */
async function prefetch(page: Page, href: string): Promise<void> {
  const document = page.waitForResponse(`${site.url}${href}`);
  await link(page, href).hover();
  await document;
  await page.waitForLoadState('networkidle');
}

test('menus and links lead on in the same document, and back and forward follow', async ({ page }) => {
  await visit(page, `${site.url}/`);
  await mark(page);
  await menuButton(page, 'People').hover();
  const document = page.waitForResponse(`${site.url}/people/plot`);
  await link(page, '/people/plot', 'header').hover();
  await document;
  await page.waitForLoadState('networkidle');
  await link(page, '/people/plot', 'header').click();
  await expectDrawn(page, '/people/plot');
  await expect(header(page).locator('a[aria-current="page"]').first()).toHaveAttribute(
    'href',
    '/site/people/plot',
  );
  await prefetch(page, '/write-to-us');
  await link(page, '/write-to-us').click();
  await expectDrawn(page, '/write-to-us');
  await page.goBack();
  await expectDrawn(page, '/people/plot');
  await page.goBack();
  await expectDrawn(page, '/');
  await page.goForward();
  await expectDrawn(page, '/people/plot');
  await header(page).getByRole('link').first().click();
  await expectDrawn(page, '/');
  expect(await isSameDocument(page)).toBe(true);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
});

test('an alias leads to its page, asked for by the router or by the browser', async ({ page }) => {
  await page.goto(`${site.url}/write?from=mail`);
  await expect(page).toHaveURL(`${site.url}/write-to-us?from=mail`);
  await visit(page, `${site.url}/gardeners`);
  await mark(page);
  await addLink(page, '/site/write');
  await prefetch(page, '/write');
  await page.locator('a[href="/site/write"]').click();
  await expect(page).toHaveURL(`${site.url}/write-to-us`);
  await expect(page).toHaveTitle(/Write/);
  expect(await isSameDocument(page)).toBe(true);
});

test('an unknown address is the host’s to answer, and leads home', async ({ page, quietConsole }) => {
  await visit(page, `${site.url}/gardeners`);
  await addLink(page, '/site/no-such-page');
  const missing = page.waitForResponse(`${site.url}/no-such-page`);
  await page.locator('a[href="/site/no-such-page"]').click();
  expect((await missing).status()).toBe(404);
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.locator('h1')).toBeVisible();
  quietConsole.splice(0);
});

test('a form reaches the receiver below the base', async ({ page }) => {
  await page.goto(`${site.url}/write-to-us`);
  await expect(page.locator('#inquiry form[novalidate]')).toBeVisible();
  await fillIn(page);
  await page.locator('#inquiry').getByRole('button', { name: 'Send inquiry' }).click();
  await expect(page.getByRole('group', { name: 'Your message has arrived' })).toBeFocused();
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a form is answered with its own page, and the way back leads to it', async ({ page }) => {
    await page.goto(`${site.url}/write-to-us`);
    await fillIn(page);
    await page.locator('#inquiry').getByRole('button', { name: 'Send inquiry' }).click();
    await expect(page).toHaveURL(`${site.url}/_forms/write-to-us/inquiry?sent`);
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL(`${site.url}/write-to-us`);
  });
});

test('logging in leads back to the page the visitor had left', async ({ page }) => {
  await visit(page, `${site.url}/gardeners`);
  await goToProvider(page);
  await comeBack(page);
  await expect(page).toHaveURL(`${site.url}/gardeners`);
  await expect(header(page).getByText('Asha Rao')).toBeVisible();
  expect(site.provider.asked[0]?.get('redirect_uri')).toBe(`${site.url}/_sign-in`);
});

test('what lies beside the base is another site, which the browser opens', async ({ page, quietConsole }) => {
  await visit(page, `${site.url}/gardeners`);
  await mark(page);
  await prefetch(page, '/write-to-us');
  await addLink(page, '/shop/write-to-us');
  await page.locator('a[href="/shop/write-to-us"]').hover();
  await page.locator('a[href="/shop/write-to-us"]').click();
  await expect(page.locator('body')).toHaveText('The site lies at /site/');
  expect(await isSameDocument(page)).toBe(false);
  expect(askedOutside()).toEqual(['/shop/write-to-us']);
  site.requested.splice(0);
  quietConsole.splice(0);
});

/** The address changes before the page: its canonical address is set with its title, when it is drawn. */
async function expectDrawn(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(site.url + path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `https://greenplot.example/site${path}`,
  );
}

async function fillIn(page: Page): Promise<void> {
  const field = (label: string) => page.locator('#inquiry').getByLabel(label);
  await field('Full Name').fill('Meera');
  await field('Email').fill('meera@company.com');
  await field('Phone').fill('+91 20 1234');
  await field('Country').selectOption('India');
  await field('Brief your Requirement').fill('A portal.');
}

async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const anchor = document.createElement('a');
    anchor.href = address;
    anchor.textContent = address;
    document.querySelector('footer')!.prepend(anchor);
  }, href);
}
