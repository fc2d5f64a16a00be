import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const banner = '[data-shell="cookie-banner"]';
const dialog = '#cookie-preferences';

const stored = (visitor: Visitor) => visitor.run(() => ({ ...localStorage }));

test.beforeEach(async ({ visitor }) => {
  await visitor.remember({});
  await visitor.visit('/gardeners');
  await expect.poll(() => visitor.shows(banner)).toBe(true);
});

test('Accept keeps the consent and hides the question for good', async ({ visitor }) => {
  await visitor.click(`${banner} button`, 'Accept');
  await expect.poll(() => visitor.shows(banner)).toBe(false);
  expect(await stored(visitor)).toEqual({ cookieConsent: 'true' });
  await visitor.visit('/gardeners');
  expect(await visitor.shows(banner)).toBe(false);
});

for (const [name, allowed] of [
  ['Allow All', true],
  ['Decline All', false],
] as const) {
  test(`${name} saves the choice and returns the focus`, async ({ visitor }) => {
    await visitor.click(`${banner} button`, 'Preferences');
    await visitor.click(`${dialog} button`, name);
    await expect.poll(() => visitor.shows(dialog)).toBe(false);
    const { cookiePreferences } = await stored(visitor);
    expect(JSON.parse(cookiePreferences ?? '')).toMatchObject({ essential: true, analytics: allowed });
    await expect.poll(() => visitor.focus()).toBe('Preferences');
  });
}

test('neither Escape nor a click beside it closes the preferences', async ({ visitor }) => {
  await visitor.click(`${banner} button`, 'Preferences');
  await expect.poll(() => visitor.shows(dialog)).toBe(true);
  for (let time = 0; time < 3; time++) await visitor.press('Escape');
  await visitor.tab.click(40, 300);
  expect(await visitor.shows(dialog)).toBe(true);
});

test('a reset asks again', async ({ visitor }) => {
  await visitor.click(`${banner} button`, 'Accept');
  await visitor.click('footer [data-consent="reset"]');
  await expect.poll(() => visitor.shows(banner)).toBe(true);
  expect(await stored(visitor)).toEqual({});
});
