import { browserName, desktop, expect, testWith } from './test.ts';

const test = testWith({}, desktop, 'mailURL');

const form = '#inquiry';

// WebKit's small browser has no program for mail and puts an error page in the place of the form.
test.skipIf(browserName === 'webkit')(
  'a complete form is handed to the e-mail program and can be taken back',
  async ({ visitor }) => {
    await visitor.visit('/write-to-us');
    await visitor.until((selector) => document.querySelector(`${selector} form[novalidate]`), form);
    await visitor.click(`${form} [autocomplete="name"]`);
    await visitor.type('Meera');
    await visitor.press('Tab');
    await visitor.type('meera@company.com');
    await visitor.click(`${form} textarea`);
    await visitor.type('A portal.');
    await visitor.click(`${form} button`, 'Send inquiry');
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
