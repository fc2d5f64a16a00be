import { browserName, expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const form = '#inquiry';

async function open(visitor: Visitor): Promise<void> {
  await visitor.visit('/write-to-us');
  await visitor.until((selector) => document.querySelector(`${selector} form[novalidate]`), form);
}

const submit = (visitor: Visitor) => visitor.click(`${form} button`, 'Send inquiry');

test('an empty form says what is missing and leads there', async ({ visitor }) => {
  await open(visitor);
  await submit(visitor);
  await expect.poll(() => visitor.shows(`${form} a`, 'Email: Enter your email address.')).toBe(true);
  expect(
    await visitor.run(
      (selector) => document.querySelectorAll(`${selector} [aria-invalid="true"]`).length,
      form,
    ),
  ).toBe(5);
  await visitor.click(`${form} a`, 'Country: Choose your country.');
  await expect.poll(() => visitor.run(() => document.activeElement?.tagName)).toBe('SELECT');
});

// WebKit's small browser has no program for mail and puts an error page in the place of the form.
test.skipIf(browserName === 'webkit')(
  'a complete form is handed to the e-mail program and can be taken back',
  async ({ visitor }) => {
    await open(visitor);
    await visitor.click(`${form} [autocomplete="name"]`);
    for (const text of ['Meera', 'meera@company.com', '+91 20 1234']) {
      await visitor.type(text);
      await visitor.press('Tab');
      // The company is optional.
      while (await visitor.run(() => document.activeElement?.matches('[autocomplete="organization"]')))
        await visitor.press('Tab');
    }
    await visitor.run((selector) => {
      const select = document.querySelector<HTMLSelectElement>(`${selector} select`)!;
      select.value = 'India';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, form);
    await visitor.click(`${form} textarea`);
    await visitor.type('A portal.');
    await submit(visitor);
    await expect
      .poll(() => visitor.shows(`${form} button, [data-section] button`, 'Back to the form'))
      .toBe(true);
    await expect
      .poll(() => visitor.run(() => document.querySelector<HTMLAnchorElement>('main a[href*="Meera"]')?.href))
      .toMatch(/^mailto:.*Email%3A%20meera%40company\.com/);
    await visitor.click('[data-section] button', 'Back to the form');
    await expect.poll(() => visitor.shows(`${form} button`, 'Send inquiry')).toBe(true);
  },
);

test('the second tab holds the application', async ({ visitor }) => {
  await open(visitor);
  await visitor.click('[role="tab"]', 'Apply for Job');
  await expect.poll(() => visitor.shows('#application form')).toBe(true);
  expect(await visitor.shows(form)).toBe(false);
});

test('cities are offered while one types, and a click chooses one', async ({ visitor }) => {
  await visitor.visit('/__catalogue/journeySearch/1');
  await visitor.until(() => document.querySelector('[data-section="journeySearch"] form[novalidate]'));
  await visitor.click('[role="combobox"]');
  await visitor.type('pun');
  await expect.poll(() => visitor.run(() => document.querySelectorAll('[role="option"]').length)).toBe(1);
  await visitor.press('ArrowDown');
  await visitor.press('Enter');
  await expect
    .poll(() => visitor.run(() => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value))
    .toBe('Pune');
});
