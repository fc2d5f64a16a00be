import type { Page } from '@playwright/test';
// What is stored, for how long, and what is no draft: tests/receiver/drafts.test.ts.
import * as form from './form-steps.ts';
import { hold, storageRefusals } from './shell-steps.ts';
import { expect, test, weekly } from './test.ts';

const hydrated = (page: Page) => form.inquiry(page).locator('form[novalidate]');
const forget = (page: Page) => page.getByRole('button', { name: 'Forget what I typed' });

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(hydrated(page)).toBeVisible();
}

async function expectForgotten(page: Page): Promise<void> {
  for (const label of ['Full Name', 'Email', 'Brief your Requirement', 'Country'])
    await expect(form.field(page, label)).toHaveValue('');
  await expect.poll(() => form.storedDrafts(page)).toEqual([]);
}

test('a draft survives a reload, is deleted on request, and sent once', async ({ page, quietConsole }) => {
  await form.openApplication(page);
  await expect.poll(() => form.storedDrafts(page)).toEqual([]);
  const notes = page.getByText('is kept on this device');
  await expect(notes).toHaveCount(2);
  for (const note of await notes.all()) await expect(note).toBeHidden();
  await form.openInquiry(page);
  await expect(forget(page)).toBeHidden();
  await form.writeInquiry(page, 'To be forgotten');
  await reload(page);
  await form.expectInquiry(page, 'To be forgotten');
  await forget(page).click();
  await expect(form.field(page, 'Full Name')).toBeFocused();
  await expectForgotten(page);

  const requirement = form.unique('Reload');
  await form.writeInquiry(page, requirement);
  await page.goto('/cookies');
  await form.openInquiry(page);
  await form.expectInquiry(page, requirement);
  await form.dropResponses(page);
  await form.sendInquiry(page);
  await expect(form.panel(page, 'Sending your message').getByRole('status')).toContainText('not got through');
  await reload(page);
  await form.expectInquiry(page, requirement);
  await form.sendInquiry(page);
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  expect(await form.storedInquiries(requirement)).toHaveLength(1);
  form.ignoreFailures(quietConsole);
});

test('a draft opens its tab again, unless the address names another', async ({ page }) => {
  await form.openInquiry(page);
  const application = page.locator('#application');
  const about = application.getByLabel('About you');
  await page.locator('[role="tab"][href="#application"]').click();
  await about.fill('Half a line');
  await page.reload();
  await expect(about).toBeVisible();
  await expect(about).toHaveValue('Half a line');
  await page.goto('/cookies');
  await form.openForm(page, '/write-to-us#inquiry');
  await expect(about).toHaveValue('Half a line');
  await expect(about).toBeHidden();
});

test('a message that arrives leaves what another tab has stored since', async ({ page, context }) => {
  await form.openInquiry(page);
  await form.writeInquiry(page, form.unique('First tab'));
  const release = await hold(page, form.receiver);
  await form.sendInquiry(page);
  const second = await context.newPage();
  await form.openInquiry(second);
  const requirement = form.unique('Second tab');
  await form.writeInquiry(second, requirement);
  await second.close();
  release();
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  const third = await context.newPage();
  await form.openInquiry(third);
  await form.expectInquiry(third, requirement);
});

test('the form works where storage is blocked or full', weekly, async ({ page }) => {
  for (const refuse of storageRefusals) {
    await page.addInitScript(refuse);
    await form.openInquiry(page);
    const requirement = form.unique('Without storage');
    await form.writeInquiry(page, requirement);
    await expect(form.inquiry(page).getByText('is kept on this device')).toBeHidden();
    await expect(forget(page)).toBeHidden();
    await form.sendInquiry(page);
    await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
    expect(await form.storedInquiries(requirement)).toHaveLength(1);
  }
});

test('typing replaces a draft that is being restored; no password is stored', async ({ page }) => {
  await form.openInquiry(page);
  await form.writeInquiry(page, 'Kept');
  await page.goto('/cookies');
  const release = await hold(page, '**/assets/ContactForm*');
  await page.goto('/write-to-us');
  await form.field(page, 'Full Name').fill('Arun');
  await form.field(page, 'Brief your Requirement').focus();
  release();
  await expect(form.field(page, 'Email')).toHaveValue(form.typed.Email);
  await page.keyboard.insertText('New');
  await expect(form.field(page, 'Brief your Requirement')).toHaveValue('New');
  await expect(form.field(page, 'Full Name')).toHaveValue('Arun');

  await page.locator('header').getByRole('button', { name: 'Login' }).click();
  const password = page.getByRole('dialog', { name: 'Login' }).locator('[type="password"]');
  await password.fill('correct horse');
  await reload(page);
  const everything = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(everything).toContain('Arun');
  expect(everything).not.toContain('correct horse');
});
