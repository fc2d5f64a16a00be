import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const from = (page: Page) => page.getByRole('combobox', { name: 'From' });
const offered = (page: Page) => page.getByRole('option');

test.beforeEach(async ({ page }) => {
  await page.goto('/__catalogue/journeySearch/1');
  await expect(page.locator('[data-section="journeySearch"] form[novalidate]')).toBeVisible();
});

test('ten cities on focus, five while typing, five when the field is emptied', async ({ page }) => {
  await from(page).focus();
  await expect(offered(page)).toHaveCount(10);
  await expect(from(page)).toHaveAttribute('aria-expanded', 'true');
  await from(page).pressSequentially('a');
  await expect(offered(page)).toHaveCount(5);
  await from(page).fill('pun');
  await expect(offered(page)).toHaveText(['PuneMaharashtra']);
  await from(page).fill('');
  await expect(offered(page)).toHaveCount(5);
});

test('arrows move the highlight around, Enter takes it', async ({ page }) => {
  await from(page).focus();
  const highlighted = page.locator('[role="option"][aria-selected="true"]');
  await expect(highlighted).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(highlighted).toContainText('Delhi');
  await expect(from(page)).toHaveAttribute(
    'aria-activedescendant',
    (await highlighted.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(highlighted).toContainText('Surat');
  await expect(highlighted).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(from(page)).toHaveValue('Surat');
  await expect(offered(page)).toHaveCount(0);
});

test('Escape hides the list and an arrow brings it back', async ({ page }) => {
  await from(page).focus();
  await page.keyboard.press('Escape');
  await expect(offered(page)).toHaveCount(0);
  await expect(from(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(offered(page)).toHaveCount(5);
});

test('a click chooses', async ({ page }) => {
  await from(page).focus();
  await offered(page).filter({ hasText: 'Chennai' }).click();
  await expect(from(page)).toHaveValue('Chennai');
  await expect(offered(page)).toHaveCount(0);
});

test('the list stays for 200 ms after the field is left', async ({ page }) => {
  await page.clock.install();
  await from(page).focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await from(page).blur();
  await page.clock.runFor(150);
  await expect(offered(page)).toHaveCount(10);
  await page.clock.runFor(60);
  await expect(offered(page)).toHaveCount(0);
});

test('the wheel moves the list by 0.8, a finger by 2, and the page not at all', async ({ page }) => {
  await from(page).focus();
  const list = page.getByRole('listbox', { name: 'From' });
  await list.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(80);

  const moved = await list.evaluate((element) => {
    const touch = (clientY: number) => new Touch({ identifier: 1, target: element, clientX: 10, clientY });
    const fire = (type: string, clientY: number) =>
      element.dispatchEvent(
        new TouchEvent(type, { touches: [touch(clientY)], bubbles: true, cancelable: true }),
      );
    element.scrollTop = 0;
    fire('touchstart', 200);
    fire('touchmove', 170);
    return element.scrollTop;
  });
  expect(moved).toBe(60);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the journey is today unless changed', async ({ page }) => {
  const today = await page.evaluate(() => {
    const now = new Date();
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  await expect(page.getByLabel('Journey date')).toHaveValue(today);
});

test('an incomplete form marks every field as touched and says what is missing', async ({ page }) => {
  await page.getByLabel('Journey date').fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('form [data-touched="true"]')).toHaveCount(4);
  await expect(from(page)).toHaveAccessibleDescription('Enter the city you start from.');
  await expect(page.getByRole('combobox', { name: 'To' })).toHaveAccessibleDescription(
    'Enter the city you travel to.',
  );
  await expect(page.getByLabel('Journey date')).toHaveAccessibleDescription(
    'Choose the day of your journey.',
  );
  await expect(from(page)).toBeFocused();

  await from(page).fill('Pune');
  await expect(from(page)).not.toHaveAttribute('aria-invalid');
});

test('a complete form is logged, and that is all', async ({ page, quietConsole }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await from(page).fill('Pune');
  await page.getByRole('combobox', { name: 'To' }).fill('Mumbai');
  await page.getByLabel('Journey date').fill('2027-01-15');
  await page.getByLabel('Booking for women').check();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => quietConsole.length).toBe(1);
  expect(quietConsole.splice(0)).toEqual([
    'log: Journey search {from: Pune, to: Mumbai, journeyDate: 2027-01-15, isForWomen: true}',
  ]);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});
