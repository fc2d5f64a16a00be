import { expect, test } from './test.ts';

const page = '/gardeners';
const button = 'header button[aria-expanded]';
const aside = { x: 40, y: 780 };

test('a menu opens under the mouse, stays while the mouse is in it, and closes when it leaves', async ({
  visitor,
}) => {
  await visitor.visit(page);
  await visitor.hover(button, 'Growing');
  await expect.poll(() => visitor.shows('#menu-1')).toBe(true);
  await visitor.hover('#menu-1 a', 'Bean Rows');
  expect(await visitor.shows('#menu-1')).toBe(true);
  await visitor.tab.moveMouse(aside.x, aside.y);
  await expect.poll(() => visitor.shows('#menu-1')).toBe(false);
});

test('a click does not close what the mouse has opened; Escape does', async ({ visitor }) => {
  await visitor.visit(page);
  await visitor.hover(button, 'Almanac');
  await visitor.click(button, 'Almanac');
  await expect.poll(() => visitor.shows('#menu-4')).toBe(true);
  await visitor.press('Escape');
  await expect.poll(() => visitor.shows('#menu-4')).toBe(false);
});

for (const key of ['Enter', ' '] as const) {
  test(`${key === ' ' ? 'the space bar' : key} opens a menu, Tab walks through it and leaves it closed`, async ({
    visitor,
  }) => {
    await visitor.visit(page);
    await visitor.focusOn(button, 'People');
    await visitor.press(key);
    await expect.poll(() => visitor.shows('#menu-5')).toBe(true);
    for (const link of ['Our Plot', 'Gardeners', 'Helpers', 'Diary']) {
      await visitor.press('Tab');
      await expect.poll(() => visitor.focus()).toBe(link);
    }
    await visitor.press('Tab');
    await expect.poll(() => visitor.focus()).toBe('Contact');
    await expect.poll(() => visitor.shows('#menu-5')).toBe(false);
  });
}

test('Escape in a menu closes it and returns the focus to its button', async ({ visitor }) => {
  await visitor.visit(page);
  await visitor.focusOn(button, 'People');
  await visitor.press('Enter');
  await visitor.press('Tab');
  await expect.poll(() => visitor.focus()).toBe('Our Plot');
  await visitor.press('Escape');
  await expect.poll(() => visitor.focus()).toBe('People');
  await expect.poll(() => visitor.shows('#menu-5')).toBe(false);
});

test('every menu lies within the window', async ({ visitor }) => {
  await visitor.visit(page);
  for (const name of ['Growing', 'Seasons', 'Tool Shed', 'Almanac', 'People', 'Contact']) {
    await visitor.hover(button, name);
    await visitor.until(
      (selector) => document.querySelector(selector)?.checkVisibility(),
      `${button}[aria-expanded="true"]`,
    );
    const [left, right] = await visitor.run(() => {
      const panel = document.querySelector('[aria-expanded="true"]')!.nextElementSibling!;
      const box = panel.getBoundingClientRect();
      return [box.left, document.documentElement.clientWidth - box.right] as const;
    });
    expect(Math.min(left, right), name).toBeGreaterThanOrEqual(0);
  }
});
