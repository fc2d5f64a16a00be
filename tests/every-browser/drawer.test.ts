import { expect, phone, testWith } from './test.ts';
import type { Visitor } from './visitor.ts';

const test = testWith({}, phone);
const burger = 'header button[aria-label="Open menu"]';

async function open(visitor: Visitor): Promise<void> {
  await visitor.click(burger);
  await visitor.until(() => {
    const menu = document.querySelector('#menu');
    return menu?.matches(':modal') && Math.abs(menu.getBoundingClientRect().left) < 1;
  });
}

const isOpen = (visitor: Visitor) => visitor.run(() => document.querySelector('#menu[open]') !== null);

test('slides in over a page that no longer scrolls, and takes the focus', async ({ visitor }) => {
  await visitor.visit('/gardeners');
  await open(visitor);
  await expect.poll(() => visitor.focus()).toBe('Close menu');
  expect(await visitor.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
});

test('closes beside it, by Escape and by its cross, and the focus returns', async ({ visitor }) => {
  await visitor.visit('/gardeners');
  const ways = [
    () => visitor.tab.click(350, 400),
    () => visitor.press('Escape'),
    () => visitor.click('#menu button', 'Close menu'),
  ];
  for (const close of ways) {
    await open(visitor);
    await close();
    await expect.poll(() => isOpen(visitor)).toBe(false);
    await expect.poll(() => visitor.focus()).toBe('Open menu');
    await expect.poll(() => visitor.shows('#menu')).toBe(false);
  }
});

for (const key of ['Enter', ' '] as const) {
  test(`${key === ' ' ? 'the space bar' : key} opens it`, async ({ visitor }) => {
    await visitor.visit('/gardeners');
    await visitor.focusOn(burger);
    await visitor.press(key);
    await expect.poll(() => isOpen(visitor)).toBe(true);
  });
}

test('an entry unfolds, and a link in it closes the menu and opens its page', async ({ visitor }) => {
  await visitor.visit('/gardeners');
  await open(visitor);
  await visitor.click('#menu summary', 'People');
  await visitor.follow('#menu a', 'Our Plot');
  await expect.poll(() => visitor.path()).toBe('/people/plot');
  await expect.poll(() => isOpen(visitor)).toBe(false);
});

test('Login takes its place, and the focus returns to the button that opened the menu', async ({
  visitor,
}) => {
  await visitor.visit('/gardeners');
  await open(visitor);
  await visitor.click('#menu button', 'Login');
  await expect.poll(() => visitor.shows('#login')).toBe(true);
  expect(await isOpen(visitor)).toBe(false);
  await visitor.press('Escape');
  await expect.poll(() => visitor.shows('#login')).toBe(false);
  await expect.poll(() => visitor.focus()).toBe('Open menu');
});
