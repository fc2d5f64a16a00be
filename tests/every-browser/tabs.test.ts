import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const page = '/services/web-development';
const block = '[data-section="tabbedText"]';

const opened = (visitor: Visitor) =>
  visitor.run((selector) => {
    const panels = [...document.querySelectorAll<HTMLElement>(`${selector} [role="tabpanel"]`)];
    return panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.id);
  }, block);

test('a click opens a tab and closes the other', async ({ visitor }) => {
  await visitor.visit(page);
  await visitor.click(`${block} [role="tab"]`, 'CMS');
  await expect.poll(() => opened(visitor)).toEqual(['cms']);
});

test('arrow keys, Home and End open tabs, and Tab goes into the open one', async ({ visitor }) => {
  await visitor.visit(page);
  await visitor.click(`${block} [role="tab"]`, 'Custom web apps');
  await visitor.until((selector) => document.querySelector(`${selector}[data-live]`), block);
  for (const [key, name] of [
    ['ArrowRight', 'Ecommerce'],
    ['End', 'Modernization'],
    ['ArrowRight', 'Custom web apps'],
    ['ArrowLeft', 'Modernization'],
    ['Home', 'Custom web apps'],
  ] as const) {
    await visitor.press(key);
    await expect.poll(() => visitor.run(() => document.activeElement?.textContent)).toBe(name);
  }
  await visitor.press('Tab');
  await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('custom');
});

test('an address that names a tab opens it, at once and later', async ({ visitor }) => {
  await visitor.visit(`${page}#modernization`);
  await expect.poll(() => opened(visitor)).toEqual(['modernization']);
  await visitor.run(() => (location.hash = '#cms'));
  await expect.poll(() => opened(visitor)).toEqual(['cms']);
});
