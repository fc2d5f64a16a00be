import { expect, test } from './test.ts';
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
