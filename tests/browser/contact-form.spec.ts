import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import * as form from './form-steps.ts';
import { hold, phone } from './shell-steps.ts';
import { essential, expect, expectMessages, onlyChromium, test } from './test.ts';

const summary = (page: Page) => form.panel(page, 'Please check these fields');
const application = (page: Page) => page.locator('#application');
const tagOf = (who: string) => ({ tag: who === 'a password manager' ? '@all' : [] });

test('a form names what is missing or too long, until its field is valid', essential, async ({ page }) => {
  await form.openInquiry(page);
  const requirement = form.field(page, 'Brief your Requirement');
  const text = form.unique('Long').padEnd(2588, '.');
  await requirement.fill(text);
  await expect(requirement).toHaveValue(text);
  await expect(requirement).toHaveAccessibleDescription('This is too long. Characters too many: 1,088.');
  // The error summary would take the focus.
  await expect(summary(page)).toHaveCount(0);
  await requirement.press('Backspace');
  await expect(requirement).toHaveAccessibleDescription('This is too long. Characters too many: 1,087.');
  await form.sendInquiry(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Full Name: Enter your full name.',
    'Email: Enter your email address.',
    'Phone: Enter your phone number.',
    'Country: Choose your country.',
    'Brief your Requirement: This is too long. Characters too many: 1,087.',
  ]);
  await expect(form.field(page, 'Email')).toHaveAccessibleDescription('Enter your email address.');
  await expect(form.inquiry(page).locator('[aria-invalid="true"]')).toHaveCount(5);
  await expect(form.field(page, 'Company (optional)')).not.toHaveAttribute('aria-invalid');
  await summary(page)
    .getByRole('link', { name: /Country/ })
    .click();
  await expect(form.field(page, 'Country')).toBeFocused();

  await form.writeInquiry(page, text.slice(0, 1500));
  await expect(summary(page)).toHaveCount(0);
  await expect(requirement).not.toHaveAttribute('aria-invalid');
  await form.retype(form.field(page, 'Email'), 'meera@');
  await form.sendInquiry(page);
  await expect(summary(page).getByRole('link')).toHaveText([
    'Email: Enter an email address such as name@company.com.',
  ]);
  await form.sendInquiry(page);
  await expect(summary(page)).toBeFocused();
  // As some browsers fill in a field: no key, no `input`.
  await form.field(page, 'Email').evaluate((field: HTMLInputElement) => {
    field.value = 'meera@company.com';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(summary(page)).toHaveCount(0);
  await form.sendInquiry(page);
  await form.expectArrived(page, text.slice(0, 1500));
});

test('a complete form is stored once, and reset under its confirmation', async ({ page }) => {
  await form.openInquiry(page);
  const first = form.unique('Twice');
  await form.writeInquiry(page, first);
  const card = page.locator('[data-hangs]');
  const height = async () => (await card.boundingBox())?.height;
  const before = await height();
  await form.sendButton(page).dblclick();
  await expect(form.panel(page, 'Your message has arrived')).toBeFocused();
  expect(await height()).toBe(before);
  await form.expectArrived(page, first);
  expect((await form.storedInquiries(first)).map(({ answers }) => answers)).toEqual([
    {
      fullName: form.typed['Full Name'],
      email: form.typed.Email,
      phone: form.typed.Phone,
      country: 'India',
      company: '',
      designation: '',
      requirement: first,
    },
  ]);
  await expect(form.field(page, 'Full Name')).toHaveValue('');
  expect(await form.storedDrafts(page)).toEqual([]);

  await test.step('on a small screen the confirmation is in view, with a button to go back', async () => {
    await page.setViewportSize(phone);
    const second = form.unique('On a phone');
    await form.writeInquiry(page, second);
    await form.sendInquiry(page);
    await expect(page.getByText('Your message has arrived')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Back to the form' })).toBeInViewport({ ratio: 1 });
    await form.expectArrived(page, second);
  });
});

test('an error from the receiver is shown at its field', async ({ page, quietConsole }) => {
  await form.openInquiry(page);
  const requirement = form.unique('With an old page');
  await form.writeInquiry(page, requirement);
  let errors: { field: string; message: string }[];
  await page.route(form.receiver, (route) => route.fulfill({ status: 422, json: { errors } }));

  await test.step('an error for a field that this page lacks', async () => {
    errors = [{ field: 'budget', message: 'Fill in this field.' }];
    await form.sendInquiry(page);
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText('This form has changed since you opened the page.');
    await page.reload();
    await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
    await form.expectInquiry(page, requirement);
  });

  await test.step('values that this page accepts and the receiver rejects', async () => {
    errors = ['country', 'requirement'].map((field) => ({ field, message: 'Say more.' }));
    const country = form.field(page, 'Country');
    await form.sendInquiry(page);
    await expect(country).toBeFocused();
    await expect(country).toHaveAttribute('aria-invalid', 'true');
    await expect(country).toHaveAccessibleDescription('Say more.');
    await expect(summary(page)).toContainText('Country: Say more.');
    await country.selectOption('Canada');
    await expect(country).not.toHaveAttribute('aria-invalid');
    // The other field is still wrong. It is validated on the next submission.
    await expect(country).toBeFocused();
    await country.selectOption('India');
    await form.expectInquiry(page, requirement);
  });
  form.ignoreFailures(quietConsole);
});

test('an application sends a document along and rejects other files', async ({ page, quietConsole }) => {
  await form.openApplication(page);
  await expect(form.inquiry(page)).toBeHidden();
  const about = form.unique('Weaver');
  await form.writeApplication(page, about);
  await page.getByRole('tab', { name: 'Business Inquiry' }).click();
  await expect(application(page)).toBeHidden();
  await form.field(page, 'Full Name').fill('Meera');
  await page.getByRole('tab', { name: 'Apply for Job' }).click();
  await expect(application(page).getByLabel('Full Name')).toHaveValue('Arun');

  const cv = application(page).getByLabel('CV');
  const send = () => application(page).getByRole('button', { name: 'Send application' }).click();
  await expect(cv).toHaveAccessibleDescription('PDF or Word (.docx), up to 5 MB');
  await cv.setInputFiles({ ...form.pdf('MZ'), name: 'cv.exe' });
  await send();
  await expect(summary(page)).toContainText('Choose a PDF or a Word document (.docx).');
  // The browser trusts the file extension; the content is no PDF.
  await cv.setInputFiles(form.pdf('MZ'));
  await expect(summary(page)).toHaveCount(0);
  await send();
  await expect(cv).toBeFocused();
  await expect(cv).toHaveAccessibleDescription(/^Choose a PDF or a Word document/);
  form.ignoreFailures(quietConsole);
  await cv.setInputFiles(form.pdf('%PDF-1.7 …'));
  await send();
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  const [message] = (await form.storedMessages()).filter((stored) => stored.answers.about === about);
  expect(message?.files).toEqual([{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', size: 12 }]);
  await page.getByRole('tab', { name: 'Business Inquiry' }).click();
  await expect(form.field(page, 'Full Name')).toHaveValue('Meera');
});

for (const [what, alter] of [
  ['saved again', (file: string) => appendFileSync(file, 'more')],
  ['deleted', (file: string) => rmSync(file)],
] as const)
  test(
    `a file that was ${what} after it was chosen is an error of its field`,
    onlyChromium,
    async ({ page, quietConsole }) => {
      await form.openApplication(page);
      await form.writeApplication(page, form.unique('Sower'));
      const cv = application(page).getByLabel('CV');
      const file = join(mkdtempSync(join(tmpdir(), 'form-')), 'cv.pdf');
      writeFileSync(file, '%PDF-1.7 …');
      await cv.setInputFiles(file);
      alter(file);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      const send = () => application(page).getByRole('button', { name: 'Send application' }).click();
      await send();
      await expect(cv).toBeFocused();
      await expect(cv).toHaveAccessibleDescription(/^This file cannot be read any more/);
      await expect(application(page).getByLabel('Full Name')).toHaveValue('Arun');
      expect(posts).toEqual([]);
      // The page's own note to developers, with the browser's reason.
      expect(quietConsole.filter((line) => line.includes('"cv.pdf" could not be read'))).toHaveLength(1);
      quietConsole.splice(0);
      writeFileSync(file, '%PDF-1.7 …');
      await cv.setInputFiles(file);
      await send();
      await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
      expect(posts).toHaveLength(1);
    },
  );

test('a request that the policy of the page blocks is not repeated', async ({ page, quietConsole }) => {
  await form.openInquiry(page);
  await form.writeInquiry(page, form.unique('Blocked'));
  await page.evaluate(() => {
    const policy = document.createElement('meta');
    policy.httpEquiv = 'Content-Security-Policy';
    policy.content = "connect-src 'none'";
    document.head.append(policy);
  });
  await form.inquiry(page).locator('[type="submit"]').click();
  await expect(form.panel(page, 'Your message could not be delivered')).toBeVisible();
  // The policy's own words, and those about the request.
  expectMessages(quietConsole, /connect-src|Content Security Policy|Failed to fetch/);
});

for (const [who, change] of Object.entries(form.pageChanges))
  test(`early values stay where ${who} changed the page`, tagOf(who), async ({ page, quietConsole }) => {
    const release = await hold(page, '**/assets/ContactForm*');
    await page.goto('/write-to-us');
    await page.evaluate(change);
    const named = (name: string) => form.inquiry(page).locator(`[name="${name}"]`);
    const sender = { fullName: 'Meera', email: 'meera@company.com', phone: '1' };
    const answers = { ...sender, requirement: form.unique(who) };
    for (const [name, answer] of Object.entries(answers)) await named(name).fill(answer);
    await named('country').selectOption('India');
    const cv = page.locator('#application [name="cv"]');
    await cv.setInputFiles(form.pdf('%PDF-1.7'));
    const other = page.locator('#application [name="fullName"]');
    await other.evaluate((input: HTMLInputElement) => (input.value = 'Arun'));
    await named('requirement').press('ArrowLeft');
    release();
    await expect(form.inquiry(page).locator('form[novalidate]')).toBeVisible();
    await expect(named('requirement')).toBeFocused();
    await page.keyboard.insertText('!');
    answers.requirement = answers.requirement.replace(/.$/, '!$&');
    for (const [name, answer] of Object.entries(answers)) await expect(named(name)).toHaveValue(answer);
    await expect(named('country')).toHaveValue('India');
    expect(await cv.evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe('cv.pdf');
    await expect(other).toHaveValue('Arun');
    // React logs that it has rendered the block again.
    if (who !== 'nobody') quietConsole.splice(0);
    // Options submit their `value`, whatever text a translation gives them.
    await page.evaluate(change);
    await form.inquiry(page).locator('[type="submit"]').click();
    await expect
      .poll(() => form.storedInquiries(answers.requirement))
      .toMatchObject([{ answers: { country: 'India' } }]);
  });
