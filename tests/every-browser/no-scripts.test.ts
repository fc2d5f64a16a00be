import { desktop, expect, phone, testWith } from './test.ts';

const test = testWith({ noScripts: true });

test('everything a page says can be read, and nothing is offered that needs a script', async ({
  visitor,
}) => {
  for (const path of ['/', '/growing/beans', '/write-to-us']) {
    await visitor.tab.goto(visitor.baseURL + path);
    const hidden = await visitor.run(() => {
      const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')];
      const faded = texts.filter(
        (text) => !text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      return faded
        .filter((text) => !text.closest('[hidden], [data-scripts-only]'))
        .map((text) => text.textContent);
    });
    expect(hidden, path).toEqual([]);
    for (const dead of ['[data-playback]', '[data-shell="cookie-banner"]', '[data-consent="reset"]'])
      expect(await visitor.shows(dead), dead).toBe(false);
  }
});

test('menus open under the mouse and by key', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.baseURL}/gardeners`);
  await visitor.hover('header button', 'Growing');
  await expect.poll(() => visitor.shows('#menu-1')).toBe(true);
  await visitor.tab.moveMouse(40, 780);
  await expect.poll(() => visitor.shows('#menu-1')).toBe(false);
  await visitor.focusOn('header button', 'People');
  await expect.poll(() => visitor.shows('#menu-5')).toBe(true);
});

test('dialogs and the drawer open, and close again', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.baseURL}/gardeners`);
  for (const close of [
    () => visitor.press('Escape'),
    () => visitor.click('#login button', 'Close'),
    () => visitor.tab.click(40, 400),
  ]) {
    await visitor.click('header button', 'Login');
    await expect.poll(() => visitor.shows('#login')).toBe(true);
    await close();
    await expect.poll(() => visitor.shows('#login')).toBe(false);
  }
  await visitor.tab.resize(phone);
  await visitor.click('header button', 'Open menu');
  await visitor.click('#menu summary', 'People');
  await visitor.click('#menu a', 'Our Plot');
  await expect.poll(() => visitor.path()).toBe('/people/plot');
  await visitor.tab.resize(desktop);
});

test('a form is guarded by the browser', async ({ visitor }) => {
  await visitor.tab.goto(`${visitor.baseURL}/write-to-us`);
  await visitor.click('#inquiry button', 'Send inquiry');
  await expect.poll(() => visitor.run(() => document.activeElement?.matches('#inquiry :invalid'))).toBe(true);
  expect(await visitor.path()).toBe('/write-to-us');
});
