import { expect, test } from './test.ts';
import type { Visitor } from './visitor.ts';

const page = '/growing/beans';
const block = '[data-section="tabbedText"]';

const opened = (visitor: Visitor) =>
  visitor.run((selector) => {
    const panels = [...document.querySelectorAll<HTMLElement>(`${selector} [role="tabpanel"]`)];
    return panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.id);
  }, block);

test('a click opens a tab and closes the other', async ({ visitor }) => {
  await visitor.visit(page);
  await visitor.click(`${block} [role="tab"]`, 'Peas');
  await expect.poll(() => opened(visitor)).toEqual(['peas']);
});

test('arrow keys, Home and End open tabs, and Tab goes into the open one', async ({ visitor }) => {
  await visitor.visit(page);
  await visitor.click(`${block} [role="tab"]`, 'Runner beans');
  await visitor.until((selector) => document.querySelector(`${selector}[data-live]`), block);
  for (const [key, name] of [
    ['ArrowRight', 'Dwarf beans'],
    ['End', 'Lentils'],
    ['ArrowRight', 'Runner beans'],
    ['ArrowLeft', 'Lentils'],
    ['Home', 'Runner beans'],
  ] as const) {
    await visitor.press(key);
    await expect.poll(() => visitor.run(() => document.activeElement?.textContent)).toBe(name);
  }
  await visitor.press('Tab');
  await expect.poll(() => visitor.run(() => document.activeElement?.id)).toBe('runners');
});

test('an address that names a tab opens it, at once and later', async ({ visitor }) => {
  await visitor.visit(`${page}#lentils`);
  await expect.poll(() => opened(visitor)).toEqual(['lentils']);
  await visitor.run(() => (location.hash = '#peas'));
  await expect.poll(() => opened(visitor)).toEqual(['peas']);
});
