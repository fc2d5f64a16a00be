import type { Page } from '@playwright/test';
import { kept, storedMessages } from './form-steps.ts';
import { expect, test } from './test.ts';

const typed = { fullName: 'Meera & Co', email: 'meera@company.com', phone: '+91 20 1234' };
const answers = {
  'Full Name': typed.fullName,
  Email: typed.email,
  Phone: typed.phone,
  'Brief your Requirement': 'A portal.\nOne login.',
};

const inquiry = (page: Page) => page.locator('#inquiry');

async function open(page: Page) {
  await page.goto('/write-to-us');
  // Alive: from here on the form checks itself.
  await expect(inquiry(page).locator('form[novalidate]')).toBeVisible();
}

async function fill(page: Page) {
  for (const [label, answer] of Object.entries(answers)) await inquiry(page).getByLabel(label).fill(answer);
  await inquiry(page).getByLabel('Country').selectOption('India');
}

const storedAs = (requirement: string) =>
  storedMessages()
    .map((message) => message.answers)
    .filter((stored) => stored.requirement === requirement);

/** Browsers note every answer that is an error. */
const expectRefusal = (messages: string[]) =>
  expect(messages.splice(0)).toEqual([expect.stringContaining('status of 422')]);

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

test('a complete form is stored, said to have arrived, and emptied; the card keeps its height', async ({
  page,
}) => {
  await open(page);
  await fill(page);
  const card = page.locator('[data-hangs]');
  const before = await card.boundingBox();
  const marker = `A portal ${Math.random()}`;
  await inquiry(page).getByLabel('Brief your Requirement').fill(marker);
  await send(page);
  const arrived = page.getByRole('group', { name: 'Your message has arrived' });
  await expect(arrived).toBeFocused();
  expect((await card.boundingBox())?.height).toBe(before?.height);
  expect(storedAs(marker)).toEqual([
    { ...typed, country: 'India', company: '', designation: '', requirement: marker },
  ]);

  await arrived.getByRole('button', { name: 'Back to the form' }).click();
  await expect(inquiry(page).getByRole('button', { name: 'Send inquiry' })).toBeFocused();
  await expect(inquiry(page).getByLabel('Full Name')).toHaveValue('');
  expect(await kept(page)).toEqual([]);
});

test('a double click is one message', async ({ page }) => {
  await open(page);
  await fill(page);
  const marker = `Twice ${Math.random()}`;
  await inquiry(page).getByLabel('Brief your Requirement').fill(marker);
  await inquiry(page).getByRole('button', { name: 'Send inquiry' }).dblclick();
  await expect(page.getByRole('group', { name: 'Your message has arrived' })).toBeVisible();
  expect(storedAs(marker)).toHaveLength(1);
});

test('what the receiver finds wrong stands beside its field, which takes the focus', async ({
  page,
  quietConsole,
}) => {
  await open(page);
  await fill(page);
  // A visitor with an old page: what the browser lets pass, the receiver does not.
  await inquiry(page)
    .getByLabel('Country')
    .evaluate((select: HTMLSelectElement) => select.options[1]?.setAttribute('value', 'Atlantis'));
  await inquiry(page).getByLabel('Country').selectOption({ index: 1 });
  await send(page);
  const country = inquiry(page).getByLabel('Country');
  await expect(country).toBeFocused();
  expectRefusal(quietConsole);
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await expect(country).toHaveAccessibleDescription('Choose one of the options.');
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toContainText(
    'Country: Choose one of the options.',
  );
  await country.selectOption('India');
  await expect(country).not.toHaveAttribute('aria-invalid');
  await expect(inquiry(page).getByLabel('Full Name')).toHaveValue(typed.fullName);
});

test('on a small screen the confirmation is in view, with the way back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page);
  await fill(page);
  await send(page);
  await expect(page.getByText('Your message has arrived')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Back to the form' })).toBeInViewport({ ratio: 1 });
});

test('what is typed and chosen before the form is alive stays', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/ContactForm*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/write-to-us');
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
  await page.goto('/write-to-us#application');
  await expect(page.locator('#application')).toBeVisible();
  await expect(inquiry(page)).toBeHidden();
});

test('a CV goes along with an application, and one that is no document is refused beside its field', async ({
  page,
  quietConsole,
}) => {
  await page.goto('/write-to-us#application');
  const form = page.locator('#application');
  await expect(form.locator('form[novalidate]')).toBeVisible();
  const marker = `Weaver ${Math.random()}`;
  await form.getByLabel('Full Name').fill('Arun');
  await form.getByLabel('Email').fill('arun@company.com');
  await form.getByLabel('Phone').fill('+91 20 1234');
  await form.getByLabel('About you').fill(marker);
  const cv = form.getByLabel('CV');
  await expect(cv).toHaveAccessibleDescription('PDF or Word (.docx), up to 5 MB');
  await cv.setInputFiles({ name: 'cv.exe', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('group', { name: 'Please check these fields' })).toContainText(
    'Choose a PDF or a Word document (.docx).',
  );
  // Looks like one to the browser; its content does not.
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') });
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(cv).toBeFocused();
  expectRefusal(quietConsole);
  await expect(cv).toHaveAccessibleDescription(/^Choose a PDF or a Word document/);
  await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 …') });
  await form.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('group', { name: 'Your message has arrived' })).toBeVisible();
  const [message] = storedMessages().filter((stored) => stored.answers.about === marker);
  expect(message?.files).toEqual([{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', size: 12 }]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both forms are there, told apart by their names, and guarded by the browser', async ({ page }) => {
    await page.goto('/write-to-us');
    await expect(page.locator('form:visible')).toHaveCount(2);
    await expect(page.locator('#application form').getByText('Apply for Job')).toBeVisible();
    await expect(inquiry(page).getByText('is kept on this device')).toBeHidden();
    await send(page);
    await expect(inquiry(page).getByLabel('Full Name')).toBeFocused();
  });

  test('a message is answered with the page, which says that it has arrived', async ({ page }) => {
    await page.goto('/write-to-us');
    await fill(page);
    const marker = `By hand ${Math.random()}`;
    await inquiry(page).getByLabel('Brief your Requirement').fill(marker);
    await send(page);
    await expect(page.getByText('Your message has arrived')).toBeVisible();
    await expect(page).toHaveURL('/_forms/write-to-us/inquiry?sent');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you would grow');
    expect(storedAs(marker)).toHaveLength(1);
    await page.getByRole('link', { name: 'Back to the form' }).click();
    await expect(page).toHaveURL('/write-to-us');
  });

  test('what is wrong is said beside the fields, which keep what was typed', async ({
    page,
    quietConsole,
  }) => {
    await page.goto('/write-to-us');
    await fill(page);
    await inquiry(page).getByLabel('Full Name').fill('   ');
    await inquiry(page).getByLabel('Brief your Requirement').fill('A <b>&amp;</b> "portal"');
    await send(page);
    const summary = page.getByRole('group', { name: 'Please check these fields' });
    await expect(summary).toBeFocused();
    expectRefusal(quietConsole);
    await expect(summary.getByRole('link')).toHaveText(['Full Name: Enter your full name.']);
    const name = inquiry(page).getByLabel('Full Name');
    await expect(name).toHaveAccessibleDescription('Enter your full name.');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(inquiry(page).getByLabel('Email')).toHaveValue(typed.email);
    await expect(inquiry(page).getByLabel('Country')).toHaveValue('India');
    await expect(inquiry(page).getByLabel('Brief your Requirement')).toHaveValue('A <b>&amp;</b> "portal"');
    await name.fill('Meera');
    await send(page);
    await expect(page.getByText('Your message has arrived')).toBeVisible();
  });
});
