import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const answers = {
  'Full Name': 'Meera & Co',
  Email: 'meera@company.com',
  Phone: '+91 20 1234',
  'Brief your Requirement': 'A portal.\nOne login.',
};

const inquiry = (page: Page) => page.locator('#inquiry');

async function open(page: Page) {
  await page.goto('/contact-us');
  // Alive: from here on the form checks itself.
  await expect(inquiry(page).locator('form[novalidate]')).toBeVisible();
}

async function fill(page: Page) {
  for (const [label, answer] of Object.entries(answers)) await inquiry(page).getByLabel(label).fill(answer);
  await inquiry(page).getByLabel('Country').selectOption('India');
}

const send = (page: Page) => inquiry(page).getByRole('button', { name: 'Send inquiry' }).click();

test('an empty form names every required field, and no optional one', async ({ page }) => {
  await open(page);
  await send(page);
  const summary = page.getByRole('group', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Full Name: Enter your full name.',
    'Email: Enter your email address.',
    'Phone: Enter your phone number.',
    'Country: Choose your country.',
    'Brief your Requirement: Tell us in a few words what you need.',
  ]);
  await expect(inquiry(page).getByLabel('Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(inquiry(page).getByLabel('Company (optional)')).not.toHaveAttribute('aria-invalid');
  await summary.getByRole('link', { name: /Country/ }).click();
  await expect(inquiry(page).getByLabel('Country')).toBeFocused();
});

test('an error goes as soon as the field is right, and the next attempt takes the focus to what is left', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  await inquiry(page).getByLabel('Email').fill('meera@');
  await send(page);
  const summary = page.getByRole('group', { name: 'Please check these fields' });
  await expect(summary.getByRole('link')).toHaveText([
    'Email: Enter an email address such as name@company.com.',
  ]);
  await send(page);
  await expect(summary).toBeFocused();
  await inquiry(page).getByLabel('Email').fill('meera@company.com');
  await expect(summary).toHaveCount(0);
});

test('the countries are those of the specification, behind a placeholder', async ({ page }) => {
  await open(page);
  await expect(inquiry(page).getByLabel('Country').getByRole('option')).toHaveText([
    'Country *',
    'United States',
    'United Kingdom',
    'Canada',
    'Australia',
    'India',
  ]);
});

test('a complete form is handed to the e-mail program; the card keeps its height and the form all that was typed', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  const card = page.locator('[data-hangs]');
  const before = await card.boundingBox();
  await send(page);
  const handover = page.getByRole('group', { name: 'Your e-mail program has the message' });
  await expect(handover).toBeFocused();
  await expect(handover).toContainText('Nothing reaches us until you press Send there.');
  const address = new URL((await handover.getByRole('link').getAttribute('href')) ?? '');
  expect(address.protocol).toBe('mailto:');
  const message = decodeURIComponent(address.search.replace(/^.*&body=/, ''));
  expect(message).toBe(
    'Full Name: Meera & Co\r\nEmail: meera@company.com\r\nPhone: +91 20 1234\r\nCountry: India\r\n\r\nBrief your Requirement:\r\nA portal.\r\nOne login.',
  );
  expect((await card.boundingBox())?.height).toBe(before?.height);

  await handover.getByRole('button', { name: 'Back to the form' }).click();
  await expect(inquiry(page).getByRole('button', { name: 'Send inquiry' })).toBeFocused();
  for (const [label, answer] of Object.entries(answers))
    await expect(inquiry(page).getByLabel(label)).toHaveValue(answer);
  await expect(inquiry(page).getByLabel('Country')).toHaveValue('India');
});

test('the message can be copied, and a browser that refuses is said to refuse', async ({
  page,
  context,
  quietConsole,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await fill(page);
  await send(page);
  const handover = page.getByRole('group', { name: 'Your e-mail program has the message' });
  const copy = handover.getByRole('button', { name: 'Copy the message' });
  await copy.click();
  await expect(handover.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Full Name: Meera & Co');

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(handover.getByRole('status')).toContainText('did not allow copying');
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('The message could not be copied.')]);
});

test('on a small screen the confirmation begins in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await fill(page);
  await send(page);
  await expect(page.getByText('Your e-mail program has the message')).toBeInViewport({ ratio: 1 });
});

test('what is typed and chosen before the form is alive stays', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/ContactForm*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact-us');
  await fill(page);
  release();
  await expect(inquiry(page).locator('form[novalidate]')).toBeVisible();
  for (const [label, answer] of Object.entries(answers))
    await expect(inquiry(page).getByLabel(label)).toHaveValue(answer);
  await expect(inquiry(page).getByLabel('Country')).toHaveValue('India');
});

test('the second tab holds the application, and each form keeps what was typed into it', async ({ page }) => {
  await open(page);
  await inquiry(page).getByLabel('Full Name').fill('Meera');
  await page.getByRole('tab', { name: 'Apply for Job' }).click();
  await expect(inquiry(page)).toBeHidden();
  await page.locator('#application').getByLabel('Full Name').fill('Arun');
  await page.getByRole('tab', { name: 'Business Inquiry' }).click();
  await expect(inquiry(page).getByLabel('Full Name')).toHaveValue('Meera');
});

test('an address opens the application at once', async ({ page }) => {
  await page.goto('/contact-us#application');
  await expect(page.locator('#application')).toBeVisible();
  await expect(inquiry(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms are there, told apart by their names, and guarded by the browser', async ({ page }) => {
    await page.goto('/contact-us');
    await expect(page.locator('form:visible')).toHaveCount(2);
    await expect(page.locator('#application form').getByText('Apply for Job')).toBeVisible();
    await expect(inquiry(page).locator('form')).toHaveAttribute('action', /^mailto:.+@.+\?subject=/);
    await expect(inquiry(page).locator('form')).toHaveAttribute('enctype', 'text/plain');
    await send(page);
    await expect(inquiry(page).getByLabel('Full Name')).toBeFocused();
  });
});
