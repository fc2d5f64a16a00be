import type { Page, Route } from '@playwright/test';
import { answerRouter, isAskedByRouter } from './navigation-steps.ts';
import { desktop, visit } from './shell-steps.ts';
import { expect, test } from './test.ts';

/** What may become of a request for code or data: the network fails, a deployment came in between, no answer. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'the network fails': (route) => route.abort(),
  'a deployment has removed it': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'no answer comes': () => new Promise(() => {}),
};

const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' });
const preferences = (page: Page) => banner(page).getByRole('button', { name: 'Preferences' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' });

/** The page says in the console what it could not load, and the browser does. */
function forgiveLostCode(messages: string[]): void {
  for (const line of messages.splice(0)) {
    expect(line).toMatch(/ERR_FAILED|status of 404|Failed to fetch|Error: http/);
  }
}

/** Counts the documents that this tab loads. */
async function countLoads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = Number(sessionStorage.getItem('loads') ?? 0) + 1;
    sessionStorage.setItem('loads', `${count}`);
    Object.assign(window, { loads: count });
  });
}

/** How many times this tab has loaded a document. */
function loads(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { loads: number }).loads);
}

/** Notes who sends the forms of the page; the e-mail program of the machine is left out of it. */
async function watchSubmits(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const submits: string[] = [];
    Object.assign(window, { submits });
    addEventListener('submit', (event) => {
      submits.push(event.defaultPrevented ? 'by script' : 'by the browser');
      event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as unknown as { submits: string[] }).submits);
}

test.use({ viewport: desktop });
test.beforeEach(({ page }) => countLoads(page));

for (const [what, fault] of Object.entries(faults)) {
  test.describe(`when ${what}`, () => {
    test('a form without its code is sent by the browser, once, with what was typed', async ({
      page,
      quietConsole,
    }) => {
      const submits = await watchSubmits(page);
      await page.route(/assets\/ContactForm.*\.js/, fault);
      await visit(page, '/write-to-us');
      // The reload that a deployment is worth comes before anything is typed.
      if (what.includes('deployment')) await expect.poll(() => loads(page).catch(() => 0)).toBe(2);
      const form = page.locator('[data-section="contactForm"] form').first();
      const name = form.getByLabel('Full Name');
      await name.fill('A visitor');
      // What the browser asks for by itself is tested elsewhere.
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
      await form.locator('[type="submit"]').click();
      await expect.poll(submits).toEqual(['by the browser']);
      await expect(name).toHaveValue('A visitor');
      forgiveLostCode(quietConsole);
    });

    test('a tab without its code opens its panel, as it does without scripts', async ({
      page,
      quietConsole,
    }) => {
      await page.route(/assets\/run-tabs.*\.js/, fault);
      await visit(page, '/growing/beans');
      const block = page.locator('[data-section="tabbedText"]');
      // A reload may come in between.
      await expect(() => block.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
      await expect(async () => {
        await block.getByRole('tab', { name: 'Peas' }).click();
        await expect(page).toHaveURL(/#peas$/, { timeout: 8000 });
      }).toPass();
      await expect(block.locator('#peas')).toBeVisible();
      expect(await loads(page)).toBeLessThanOrEqual(2);
      forgiveLostCode(quietConsole);
    });

    test('Accept keeps the consent without its code', async ({ page, quietConsole }) => {
      await page.route(/assets\/answer-control.*\.js/, fault);
      await visit(page);
      await accept(page).click();
      await expect(banner(page)).toBeHidden();
      expect(await page.evaluate(() => localStorage.cookieConsent)).toBe('true');
      await visit(page);
      await expect(banner(page)).toBeHidden();
      forgiveLostCode(quietConsole);
    });

    test('Preferences opens its dialog, and its buttons close it, without their code', async ({
      page,
      quietConsole,
    }) => {
      await page.route(/assets\/answer-control.*\.js/, fault);
      await visit(page);
      await expect(async () => {
        await preferences(page).click();
        await expect(dialog(page)).toBeVisible({ timeout: 8000 });
      }).toPass();
      await dialog(page).getByRole('button', { name: 'Decline All' }).click();
      await expect(dialog(page)).toBeHidden();
      expect(await loads(page)).toBeLessThanOrEqual(2);
      forgiveLostCode(quietConsole);
    });

    test('drawer and sign-in dialogs open and close', async ({ page, quietConsole }) => {
      await page.route(/assets\/(?!entry-client|preload|rolldown).*\.js/, fault);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
      await visit(page, '/gardeners');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#menu')).toBeVisible();
      await page.locator('#menu').getByRole('button', { name: 'Login' }).click();
      await expect(page.locator('#login')).toBeVisible();
      await page.locator('#login').getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('#login')).toBeHidden();
      forgiveLostCode(quietConsole);
    });

    for (const [part, lose] of [
      ['its document', (page: Page) => answerRouter(page, '/people/plot', fault)],
      ['the router', (page: Page) => page.route(/assets\/router.*\.js/, fault)],
    ] as const) {
      test(`a link leads to its page without ${part}`, async ({ page, quietConsole }) => {
        await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
        await lose(page);
        await visit(page, '/write-to-us');
        const link = page.locator('footer a[href="/people/plot"]').first();
        await link.hover();
        await link.click();
        await expect(page).toHaveURL('/people/plot', { timeout: 30_000 });
        await expect(page.locator('h1')).toHaveCount(1);
        expect(await loads(page)).toBe(2);
        forgiveLostCode(quietConsole);
      });
    }
  });
}

test('code that a deployment has removed is asked for by one reload', async ({ page, quietConsole }) => {
  await page.route(/assets\/run-tabs.*\.js/, async (route) => {
    const isOld = (await loads(page)) === 1;
    await (isOld ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue());
  });
  await visit(page, '/growing/beans');
  const block = page.locator('[data-section="tabbedText"]');
  // The reload may come in between.
  await block.scrollIntoViewIfNeeded().catch(() => undefined);
  await expect.poll(() => loads(page).catch(() => 0)).toBe(2);
  await expect(() => block.scrollIntoViewIfNeeded({ timeout: 2000 })).toPass();
  await expect(block).toHaveAttribute('data-live');
  forgiveLostCode(quietConsole);
});

test('a page in which something was typed is not reloaded', async ({ page, quietConsole }) => {
  await page.route(/assets\/ContactForm.*\.js/, async (route) => {
    await page.getByLabel('Full Name').first().fill('A visitor');
    await route.fulfill({ status: 404, body: 'Not found' });
  });
  await visit(page, '/write-to-us');
  await expect(page.locator('[data-section="contactForm"]')).toHaveAttribute('data-lost');
  await expect(page.getByLabel('Full Name').first()).toHaveValue('A visitor');
  expect(await loads(page)).toBe(1);
  forgiveLostCode(quietConsole);
});

test('a page that takes long is announced, and shown by the browser in the end', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await answerRouter(page, '/people/plot', () => new Promise(() => {}));
  await visit(page, '/write-to-us');
  // The browser's own request is held too, so that the sign can be looked at.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/people/plot', async (route) => {
    if (!isAskedByRouter(route.request())) await held;
    await route.fallback();
  });
  const link = page.locator('footer a[href="/people/plot"]').first();
  // The router is at work once it asks for the page.
  const app = page.waitForRequest('**/people/plot');
  await link.hover();
  await app;
  const sign = page.locator('.page-progress');
  await expect(sign).toBeAttached();
  await expect(sign).toBeHidden();
  await link.click({ noWaitAfter: true });
  await expect(sign).toBeVisible();
  await expect(sign).toHaveRole('status');
  await expect(sign).toHaveText('Loading the page');
  expect(await sign.evaluate((element) => element.getBoundingClientRect().width)).toBe(desktop.width);
  release();
  await expect(page).toHaveURL('/people/plot');
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a link to an anchor keeps it when the browser has to open the page', async ({ page, quietConsole }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await answerRouter(page, '/growing/seeds', (route) => route.abort());
  await visit(page, '/gardeners');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/growing/seeds#kinds';
    link.textContent = 'A link';
    document.querySelector('footer')!.prepend(link);
  });
  // The router is at work once it asks for the page.
  const app = page.waitForRequest('**/growing/seeds');
  await page.getByRole('link', { name: 'A link' }).hover();
  await app;
  await page.getByRole('link', { name: 'A link' }).click();
  await expect(page).toHaveURL('/growing/seeds#kinds');
  await expect.poll(() => loads(page).catch(() => 0)).toBe(2);
  await expect(page.locator('#kinds')).toBeInViewport();
  forgiveLostCode(quietConsole);
});
