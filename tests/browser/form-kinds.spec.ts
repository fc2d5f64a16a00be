import type { Page } from '@playwright/test';
import { limitOn, todayHere } from '../../src/shared/forms/limits.ts';
import { arabicSite } from '../stage/sites.ts';
import * as form from './form-steps.ts';
import { findViolations } from './shell-steps.ts';
import { essential, expect, test } from './test.ts';

const address = '/appointment';
const summary = (page: Page) => form.panel(page, 'Please check these fields');
const box = (page: Page, name: string) => form.inquiry(page).getByRole('checkbox', { name });
const radio = (page: Page, name: string) => form.inquiry(page).getByRole('radio', { name });
const send = (page: Page) => form.inquiry(page).locator('[type="submit"]').click();
/** A day that many from today on, by the clock of this computer. */
const day = (limit: string) => limitOn(limit, todayHere()[0]);
const picture = (name: string, bytes = [0xff, 0xd8, 0xff, 0xe0]) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from(bytes),
});

async function write(page: Page, name: string): Promise<void> {
  await form.field(page, 'Full Name').fill(name);
  await form.field(page, 'Day').fill(day('+1 week'));
  await form.field(page, 'People').fill('1,000');
  await radio(page, 'Yes').check();
  await box(page, 'Spade').check();
  await box(page, 'Wheelbarrow').check();
}

async function stored(name: string) {
  return (await form.storedMessages()).filter(({ answers }) => answers.fullName === name);
}

const whole = (name: string) => ({
  fullName: name,
  day: day('+1 week'),
  hour: '',
  people: '1000',
  area: '',
  first: 'Yes',
  tools: 'Spade\nWheelbarrow',
  privacy: 'Yes (I have read the notice on cookies and agree.)',
  news: 'No (Send me news by e-mail.)',
});

test('each kind of field names its own mistake and sends its own answer', essential, async ({ page }) => {
  await form.openForm(page, address);
  expect(await findViolations(page)).toEqual([]);
  await send(page);
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole('link')).toHaveText([
    'Full Name: Fill in this field.',
    'Day: Fill in this field.',
    'People: Fill in this field.',
    'Is this your first visit?: Choose one of the options.',
    'Privacy: Tick this box to send the form.',
  ]);
  expect(await findViolations(page)).toEqual([]);
  await summary(page)
    .getByRole('link', { name: /first visit/ })
    .click();
  await expect(radio(page, 'Yes')).toBeFocused();
  const group = form.inquiry(page).getByRole('radiogroup', { name: 'Is this your first visit?' });
  await expect(group).toHaveAccessibleDescription('Choose one of the options.');
  await page.keyboard.press('Space');
  await expect(group).not.toHaveAttribute('aria-invalid');

  await form.field(page, 'Day').fill(day('today'));
  await form.field(page, 'Hour').fill('07:59');
  await form.field(page, 'People').fill('1.5');
  await form.field(page, 'Area in acres').fill('0.25');
  for (const tool of ['Spade', 'Rake', 'Wheelbarrow']) await box(page, tool).check();
  await box(page, 'Privacy').check();
  await send(page);
  await expect(summary(page).getByRole('link')).toHaveText([
    'Full Name: Fill in this field.',
    /^Day: Choose .+ or later\.$/,
    'Hour: Choose 08:00 or later.',
    'People: Enter a whole number.',
    'Area in acres: Enter a number such as 12.5.',
    'Tools you need: Choose at most 2.',
  ]);
  await expect(form.inquiry(page).getByRole('group', { name: 'Tools' })).toHaveAccessibleDescription(
    'Choose at most 2. Choose at most 2.',
  );
  await box(page, 'Rake').uncheck();
  const name = form.unique('Meera');
  await write(page, name);
  await form.field(page, 'Hour').fill('08:00');
  await form.field(page, 'Area in acres').fill('2,5');
  await expect(summary(page)).toHaveCount(0);
  await send(page);
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  const [message] = await stored(name);
  expect(message?.answers).toEqual({ ...whole(name), hour: '08:00', area: '2.5' });
  expect(message?.labels.privacy).toBe('Privacy');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  for (const option of ['Privacy', 'News', 'Spade']) await expect(box(page, option)).not.toBeChecked();
  await expect(radio(page, 'Yes')).not.toBeChecked();
});

test('the days that can be chosen are counted from the day of the visit', async ({ page }) => {
  await form.openForm(page, address);
  const field = form.field(page, 'Day');
  await expect(field).toHaveAttribute('min', day('+1 day'));
  await expect(field).toHaveAttribute('max', day('+3 months'));
});

test('a date that is half typed is a mistake, also where it may be left out', async ({ page }) => {
  await form.openForm(page, address);
  await write(page, form.unique('Half'));
  await box(page, 'Privacy').check();
  await form.field(page, 'Hour').focus();
  await page.keyboard.type('09');
  await send(page);
  await expect(summary(page).getByRole('link')).toHaveText([
    'Hour: Enter a time of day, with hours and minutes.',
  ]);
});

test('a draft keeps choices and dates, and no consent', async ({ page }) => {
  await form.openForm(page, address);
  const name = form.unique('Draft');
  await write(page, name);
  await box(page, 'Privacy').check();
  await box(page, 'News').check();
  expect((await form.storedDrafts(page)).join()).not.toMatch(/agree|news/);
  await page.reload();
  await expect(form.field(page, 'Full Name')).toHaveValue(name);
  await expect(form.field(page, 'Day')).toHaveValue(day('+1 week'));
  await expect(radio(page, 'Yes')).toBeChecked();
  for (const tool of ['Spade', 'Wheelbarrow']) await expect(box(page, tool)).toBeChecked();
  for (const option of ['Rake', 'Privacy', 'News']) await expect(box(page, option)).not.toBeChecked();
  await page.getByRole('button', { name: 'Forget what I typed' }).click();
  for (const tool of ['Spade', 'Wheelbarrow']) await expect(box(page, tool)).not.toBeChecked();
  await expect(radio(page, 'Yes')).not.toBeChecked();
  await expect.poll(() => form.storedDrafts(page)).toEqual([]);
});

test('several pictures are sent, and the wrong one is named', async ({ page, quietConsole }) => {
  await form.openForm(page, address);
  const name = form.unique('Photographer');
  await write(page, name);
  await box(page, 'Privacy').check();
  const photos = form.field(page, 'Photographs');
  await expect(photos).toHaveAccessibleDescription('JPEG, PNG, WebP or HEIC, up to 5 MB Choose at most 3.');
  const four = ['a', 'b', 'c', 'd'].map((letter) => picture(`${letter}.jpg`));
  await photos.setInputFiles(four);
  await send(page);
  await expect(photos).toHaveAccessibleDescription(/^Choose at most 3\./);
  await photos.setInputFiles([picture('a.jpg'), { ...picture('film.mov'), mimeType: 'video/quicktime' }]);
  await expect(photos).toHaveAccessibleDescription(/HEIC\)\. \(film\.mov\)/);
  // Phones call each of them the same. The content of the second one is no picture.
  await photos.setInputFiles([picture('image.jpg'), picture('IMAGE.jpg', [0x4d, 0x5a])]);
  await expect(summary(page)).toHaveCount(0);
  await send(page);
  await expect(photos).toHaveAccessibleDescription(/HEIC\)\. \(IMAGE\.jpg\)/);
  form.ignoreFailures(quietConsole);
  await photos.setInputFiles([picture('image.jpg'), picture('image.jpg', [0xff, 0xd8, 0xff, 0xe1, 1])]);
  await send(page);
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  const [message] = await stored(name);
  expect(message?.files.map(({ name: file, type, size }) => [file, type, size])).toEqual([
    ['image-2.jpg', 'image/jpeg', 5],
    ['image.jpg', 'image/jpeg', 4],
  ]);
});

test('boxes and options are chosen by keyboard, and a link beside a box is one', async ({ page }) => {
  await form.openForm(page, address);
  await form.field(page, 'Area in acres').focus();
  await page.keyboard.press('Tab');
  await expect(radio(page, 'Yes')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radio(page, 'No')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box(page, 'Rake')).toBeChecked();
  for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box(page, 'Privacy')).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cookies');
});

test('an Arabic form with all kinds of fields fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(arabicSite.url + address);
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const option = await box(page, 'Spade').boundingBox();
  expect(option!.x).toBeGreaterThan(160);
});

test.describe('without scripts', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the receiver shows the mistakes of all kinds, then takes the message', async ({
    page,
    quietConsole,
  }) => {
    await page.goto(address);
    const name = form.unique('Plain');
    // The browser itself would not send it.
    await form
      .inquiry(page)
      .locator('form')
      .evaluate((element) => element.setAttribute('novalidate', ''));
    await form.field(page, 'Full Name').fill(name);
    await form.field(page, 'Day').fill('2020-01-01');
    await form.field(page, 'People').fill('many');
    await box(page, 'Spade').check();
    await box(page, 'Wheelbarrow').check();
    await box(page, 'Privacy').check();
    await send(page);
    await expect(summary(page).getByRole('link')).toHaveText([
      /^Day: Choose .+ or later\.$/,
      'People: Enter a number such as 12.',
      'Is this your first visit?: Choose one of the options.',
    ]);
    await expect(form.inquiry(page).getByRole('radiogroup')).toHaveAccessibleDescription(
      'Choose one of the options.',
    );
    for (const tool of ['Spade', 'Wheelbarrow', 'Privacy']) await expect(box(page, tool)).toBeChecked();
    for (const option of ['Rake', 'News']) await expect(box(page, option)).not.toBeChecked();
    form.ignoreFailures(quietConsole);
    await write(page, name);
    await send(page);
    await expect(page.getByText('Your message has arrived')).toBeVisible();
    expect((await stored(name)).map(({ answers }) => answers)).toEqual([whole(name)]);
  });
});
