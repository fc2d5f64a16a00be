import type { Page } from '@playwright/test';
import { pageChanges } from './form-steps.ts';
import { hold } from './shell-steps.ts';
import { essential, expect, test } from './test.ts';

const from = (page: Page) => page.getByRole('combobox', { name: 'From' });
const offered = (page: Page) => page.getByRole('option');

async function open(page: Page) {
  await page.goto('/__catalogue/journeySearch/1');
  await expect(page.locator('[data-section="journeySearch"] form[novalidate]')).toBeVisible();
}

test('the form names what is missing, and suggests cities', essential, async ({ page, quietConsole }) => {
  await open(page);
  const day = page.getByLabel('Journey date');
  const to = page.getByRole('combobox', { name: 'To' });
  // The date defaults to today.
  const today = await page.evaluate(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
  await expect(day).toHaveValue(today);
  await day.fill('');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('form [data-touched="true"]')).toHaveCount(4);
  await expect(from(page)).toHaveAccessibleDescription('Enter the city you start from.');
  await expect(to).toHaveAccessibleDescription('Enter the city you travel to.');
  await expect(day).toHaveAccessibleDescription('Choose the day of your journey.');
  await expect(from(page)).toBeFocused();

  await from(page).focus();
  await expect(offered(page)).toHaveCount(10);
  await expect(from(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(to, 'Tab skips the list').toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(from(page)).toBeFocused();
  const highlighted = page.locator('[role="option"][aria-selected="true"]');
  await expect(highlighted).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(highlighted).toContainText('Surat');
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
  // The Enter that ends the input of a word by an input method.
  await from(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(from(page)).toHaveValue('');
  await page.keyboard.press('Enter');
  await expect(from(page)).toHaveValue('Surat');
  await expect(offered(page)).toHaveCount(0);

  await from(page).fill('');
  await expect(offered(page)).toHaveCount(5);
  await from(page).pressSequentially('a');
  await expect(offered(page)).toHaveCount(5);
  // From a foreign keyboard.
  await from(page).fill('PÛN');
  await expect(offered(page)).toHaveText(['PuneMaharashtra']);
  await page.keyboard.press('Escape');
  await expect(offered(page)).toHaveCount(0);
  await expect(from(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(offered(page)).toHaveCount(1);
  await offered(page).filter({ hasText: 'Pune' }).click();
  await expect(from(page)).toHaveValue('Pune');
  await expect(offered(page)).toHaveCount(0);
  await expect(from(page)).not.toHaveAttribute('aria-invalid');

  const requests: string[] = [];
  page.on('request', (request) => {
    // Pictures may still be loading.
    if (request.resourceType() !== 'image') requests.push(request.url());
  });
  // As some browsers fill in a field: no key, no `input`, past the setter that React watches.
  await to.evaluate((field: HTMLInputElement) => {
    Reflect.set(HTMLInputElement.prototype, 'value', 'Mumbai', field);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(to).not.toHaveAttribute('aria-invalid');
  await day.fill('2027-01-15');
  await page.getByLabel('Booking for women').check();
  await page.getByRole('button', { name: 'Search' }).click();
  await expect.poll(() => quietConsole.length).toBe(1);
  const [logged = ''] = quietConsole.splice(0);
  expect(logged).toContain('log: Journey search');
  for (const part of ['Pune', 'Mumbai', '2027-01-15', 'true']) expect(logged).toContain(part);
  expect(requests).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('the list closes with a delay, and scrolls at its own speed by wheel and finger', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await from(page).focus();
  const list = page.getByRole('listbox', { name: 'From' });
  await list.hover();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(80);
  const moved = await list.evaluate((element) => {
    const fire = (type: string, ...fingers: number[]) => {
      // Not every browser has TouchEvent.
      const event = new UIEvent(type, { bubbles: true, cancelable: true });
      element.dispatchEvent(Object.assign(event, { touches: fingers.map((clientY) => ({ clientY })) }));
      return event.defaultPrevented;
    };
    element.scrollTop = 0;
    const zooms = new WheelEvent('wheel', { deltaY: 100, ctrlKey: true, bubbles: true, cancelable: true });
    return [
      fire('touchstart', 200),
      fire('touchmove', 170),
      element.scrollTop,
      element.dispatchEvent(zooms) && !fire('touchmove', 120, 300),
      element.scrollTop,
    ];
  });
  expect(moved).toEqual([false, true, 60, true, 60]);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.clock.pauseAt(Date.now() + 60_000);
  await from(page).blur();
  await page.clock.runFor(150);
  await from(page).focus();
  await page.clock.runFor(500);
  await expect(offered(page)).toHaveCount(10);
  await from(page).blur();
  await page.clock.runFor(150);
  await expect(offered(page)).toHaveCount(10);
  await page.clock.runFor(60);
  await expect(offered(page)).toHaveCount(0);
});

test('values entered before hydration stay in a page that was changed', async ({ page, quietConsole }) => {
  const release = await hold(page, '**/JourneySearch*');
  await page.goto('/__catalogue/journeySearch/1');
  await page.evaluate(pageChanges['a password manager']);
  await from(page).fill('Pune');
  await page.locator('[name="journeyDate"]').fill('2031-05-06');
  await page.getByRole('checkbox').check();
  await from(page).focus();
  release();
  await expect(page.locator('[data-section="journeySearch"] form[novalidate]')).toBeVisible();
  await expect(from(page)).toBeFocused();
  await expect(from(page)).toHaveValue('Pune');
  await expect(page.locator('[name="journeyDate"]')).toHaveValue('2031-05-06');
  await expect(page.getByRole('checkbox')).toBeChecked();
  // React logs that it has rendered the block again.
  quietConsole.splice(0);
});
