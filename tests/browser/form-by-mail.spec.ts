import type { Page } from '@playwright/test';
import { mailSite as site } from '../stage/sites.ts';
import { kept, openForm } from './form-steps.ts';
import { expect, test } from './test.ts';

const address = `${site.url}/write-to-us`;

const form = (page: Page) => page.locator('#inquiry');
const send = (page: Page) => form(page).getByRole('button', { name: 'Send inquiry' }).click();
const handover = (page: Page) => page.getByRole('group', { name: 'Your e-mail program has the message' });

async function write(page: Page) {
  await form(page).getByLabel('Full Name').fill('Meera & Co');
  await form(page).getByLabel('Email').fill('meera@company.com');
  await form(page).getByLabel('Brief your Requirement').fill('A portal.\nOne login.');
}

/** Notes the e-mails that the browser is asked to begin. */
async function noteMail(page: Page): Promise<() => string[]> {
  const opened: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => opened.push(url));
  return () => opened.filter((url) => url.startsWith('mailto:'));
}

test('a complete form is handed to the e-mail program, kept, and can be taken back', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()));
  await openForm(page, address);
  const mail = await noteMail(page);
  await write(page);
  await send(page);
  await expect(handover(page)).toBeFocused();
  const body =
    'Full Name: Meera & Co\r\nEmail: meera@company.com\r\n\r\nBrief your Requirement:\r\nA portal.\r\nOne login.';
  const expected = `mailto:hello@greenplot.example?subject=Inquiry&body=${encodeURIComponent(body)}`;
  await expect.poll(mail).toEqual([expected]);
  await expect(handover(page).getByRole('link')).toHaveAttribute('href', expected);
  await expect(handover(page)).toContainText('Nothing reaches us until you press Send there.');
  // Whether it was sent nobody knows here, so it stays.
  expect((await kept(page)).join()).toContain('One login.');
  await handover(page).getByRole('button', { name: 'Back to the form' }).click();
  await expect(form(page).getByRole('button', { name: 'Send inquiry' })).toBeFocused();
  await expect(form(page).getByLabel('Full Name')).toHaveValue('Meera & Co');
  expect(requests).toEqual([]);
});

test('an empty form is not handed over', async ({ page }) => {
  await openForm(page, address);
  const mail = await noteMail(page);
  await send(page);
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toBeFocused();
  expect(mail()).toEqual([]);
});

test('the message can be copied, and a browser that refuses says so', async ({
  page,
  context,
  quietConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, address);
  await write(page);
  await send(page);
  await handover(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(handover(page).getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'Full Name: Meera & Co\nEmail: meera@company.com\n\nBrief your Requirement:\nA portal.\nOne login.',
  );
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await handover(page).getByRole('button', { name: 'Copy the message' }).click();
  await expect(handover(page).getByRole('status')).toContainText('did not allow copying');
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('could not be copied')]);
});

test('the code that sends messages is never loaded', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openForm(page, address);
  await write(page);
  await send(page);
  await expect(handover(page)).toBeVisible();
  expect(files.filter((file) => file.includes('/deliver-'))).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself begins an e-mail with the form', async ({ page }) => {
    await page.goto(address);
    const element = form(page).locator('form');
    await expect(element).toHaveAttribute('action', 'mailto:hello@greenplot.example?subject=Inquiry');
    await expect(element).toHaveAttribute('enctype', 'text/plain');
    await expect(element).toHaveAttribute('method', 'post');
    await expect(page.locator('noscript [data-answer]')).toHaveCount(0);
  });
});
