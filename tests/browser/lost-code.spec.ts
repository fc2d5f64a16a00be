import type { Page, Route } from '@playwright/test';
import * as go from './navigation-steps.ts';
import { desktop, phone, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

type Fault = (route: Route) => Promise<void>;

const lose: Fault = (route) => route.fulfill({ status: 404, body: 'Not found' });

/** Failures of a request for code or data. `shownBy` is the part of a page that tests it in ordinary runs. */
const faults: Record<string, { fault: Fault; shownBy: string }> = {
  'the network fails': { fault: (route) => route.abort(), shownBy: 'links' },
  'a deployment has removed it': { fault: lose, shownBy: 'shell' },
  'no answer comes': { fault: () => new Promise(() => {}), shownBy: 'blocks' },
};

/** Drops console messages about failed requests, from the page and from some browsers. */
function ignoreLostCode(messages: string[]): void {
  for (const line of messages.splice(0))
    expect(line).toMatch(/ERR_FAILED|status of 404|warning: (Type)?Error/);
}

async function countLoads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // An initial empty document has no storage.
    if (origin === 'null') return;
    const count = Number(sessionStorage.getItem('loads') ?? 0) + 1;
    sessionStorage.setItem('loads', `${count}`);
    Object.assign(window, { loads: count });
  });
}

/** How many documents this tab has loaded; 0 while one is loading. */
function loads(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { loads: number }).loads).catch(() => 0);
}

test.use({ viewport: desktop });
test.beforeEach(({ page }) => countLoads(page));

for (const [what, { fault, shownBy }] of Object.entries(faults)) {
  const tagOf = (part: string) => ({ tag: part === shownBy ? [] : ['@all'] });

  test.describe(`when ${what}`, () => {
    test('a form is submitted, and tabs are links', tagOf('blocks'), async ({ page, quietConsole }) => {
      await page.addInitScript(() => {
        const submits: string[] = [];
        Object.assign(window, { submits });
        addEventListener('submit', (event) => {
          submits.push(event.defaultPrevented ? 'by script' : 'by the browser');
          event.preventDefault();
        });
      });
      await page.route(/assets\/(ContactForm|run-tabs).*\.js/, fault);
      await visit(page, '/write-to-us');
      // The one reload after a deployment happens before anything is typed.
      if (fault === lose) await expect.poll(() => loads(page)).toBe(2);
      const form = page.locator('[data-section="contactForm"] form').first();
      const name = form.getByLabel('Full Name');
      await name.fill('A visitor');
      // The browser's own validation is tested elsewhere.
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
      await form.locator('[type="submit"]').click();
      const submits = () => page.evaluate(() => (window as unknown as { submits: string[] }).submits);
      await expect.poll(submits).toEqual(['by the browser']);
      await expect(name).toHaveValue('A visitor');

      await visit(page, '/growing/beans');
      const block = page.locator('[data-section="tabbedText"]');
      await block.scrollIntoViewIfNeeded();
      await block.getByRole('tab', { name: 'Peas' }).click();
      await expect(page).toHaveURL(/#peas$/);
      await expect(block.locator('#peas')).toBeVisible();
      expect(await loads(page)).toBeLessThanOrEqual(3);
      ignoreLostCode(quietConsole);
    });

    test(
      'consent is stored, and drawer and dialogs open and close',
      // Firefox's driver hangs when a reload happens during a click.
      { tag: [...tagOf('shell').tag, '@chromium'] },
      async ({ page, quietConsole }) => {
        await page.route(/assets\/(?!entry-client|preload|rolldown).*\.js/, fault);
        const banner = page.getByRole('region', { name: 'Cookie consent' });
        const preferences = page.getByRole('dialog', { name: 'Cookie preferences' });
        await visit(page, '/gardeners');
        const open = banner.getByRole('button', { name: 'Preferences' });
        await open.click();
        if (fault === lose) {
          await expect.poll(() => loads(page), 'the one reload after a deployment').toBe(2);
          await open.click();
        }
        await expect(preferences).toBeVisible();
        await preferences.getByRole('button', { name: 'Decline All' }).click();
        await expect(preferences).toBeHidden();
        await page.evaluate(() => localStorage.clear());
        await visit(page, '/gardeners');
        await banner.getByRole('button', { name: 'Accept' }).click();
        await expect(banner).toBeHidden();
        expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
        await page.setViewportSize(phone);
        await visit(page, '/gardeners');
        await expect(banner).toBeHidden();
        await page.getByRole('button', { name: 'Open menu' }).click();
        await expect(page.locator('#menu')).toBeVisible();
        await page.locator('#menu').getByRole('button', { name: 'Login' }).click();
        await expect(page.locator('#login')).toBeVisible();
        await page.locator('#login').getByRole('button', { name: 'Close' }).click();
        await expect(page.locator('#login')).toBeHidden();
        expect(await loads(page)).toBeLessThanOrEqual(4);
        await visit(page, '/cookies');
        await page.getByRole('main').getByRole('link', { name: 'Reset cookie choices' }).click();
        await expect(banner).toBeVisible();
        await expect(page, 'the link was not followed').toHaveURL('/cookies');
        ignoreLostCode(quietConsole);
      },
    );

    test('a link opens its page', tagOf('links'), async ({ page, quietConsole }) => {
      await go.answerCookies(page);
      await go.answerRouter(page, '/people/plot', fault);
      for (const expected of [2, 4]) {
        await visit(page, '/write-to-us');
        const link = go.linkTo(page, '/people/plot');
        await link.hover();
        await link.click();
        await expect(page).toHaveURL('/people/plot');
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await loads(page)).toBe(expected);
        await page.waitForLoadState();
        await page.route(/assets\/router.*\.js/, fault);
      }
      ignoreLostCode(quietConsole);
    });
  });
}

test('code that is gone causes one reload, unless something was typed', async ({ page, quietConsole }) => {
  const form = page.locator('[data-section="contactForm"]');
  const name = page.getByLabel('Full Name').first();
  const code = /assets\/ContactForm.*\.js/;
  await page.route(code, async (route) => {
    const count = await loads(page);
    if (count === 1) await name.fill('A visitor');
    await (count < 3 ? lose(route) : route.continue());
  });
  await visit(page, '/write-to-us');
  await expect(form).toHaveAttribute('data-lost');
  await expect(name).toHaveValue('A visitor');
  expect(await loads(page)).toBe(1);

  await visit(page, '/write-to-us');
  await expect.poll(() => loads(page)).toBe(3);
  await expect(form).toHaveAttribute('data-live');
  ignoreLostCode(quietConsole);
});

test('a slow page is announced, and opened by the browser after a while', async ({ page }) => {
  await go.answerCookies(page);
  await go.answerRouter(page, '/people/plot', () => new Promise(() => {}));
  await page.clock.install();
  await visit(page, '/write-to-us');
  const link = go.linkTo(page, '/people/plot');
  // The router has started once it requests the page.
  const asked = page.waitForRequest('**/people/plot');
  await link.hover();
  await asked;
  await page.clock.pauseAt(Date.now() + 60_000);
  const sign = page.locator('.page-progress');
  // The back/forward cache may keep the page before it is announced, and after.
  for (const left of [250, 350]) {
    await link.click({ noWaitAfter: true });
    await page.clock.runFor(left);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await page.clock.runFor(400);
    await expect(sign).toBeAttached();
    await expect(sign).toBeHidden();
  }
  await link.click({ noWaitAfter: true });
  await page.clock.runFor(250);
  await expect(sign).toBeAttached();
  await expect(sign).toBeHidden();
  await page.clock.runFor(100);
  await expect(sign).toBeVisible();
  await expect(sign).toHaveRole('status');
  await expect(sign).toHaveText('Loading the page');
  const room = () =>
    sign.evaluate((element) => document.documentElement.clientWidth - element.getBoundingClientRect().width);
  expect(await room(), 'beside it').toBe(0);
  await page.clock.runFor(1500);
  await expect(page).toHaveURL('/write-to-us');
  await page.clock.runFor(500);
  await expect(page).toHaveURL('/people/plot');
  await expect(page.locator('h1')).toHaveCount(1);
});
