import { browserName, desktop, expect, phone, testWith } from './test.ts';

/**
 * Takes away, before anything else runs, what the oldest browsers of the list in package.json do not have. What
 * `closedby` does is not among it: WebKit proves that. Neither are Trusted Types: without the
 * object a browser that knows them still refuses what did not come by it.
 */
const makeOlder = `() => {
  for (const [owner, ...names] of [
    [HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover'],
    [HTMLButtonElement.prototype, 'popoverTargetElement', 'popoverTargetAction'],
    [window, 'requestIdleCallback', 'navigation'],
  ])
    for (const name of names) delete owner[name];
  // Without this attribute the browser that runs the test opens no popover either.
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('[popover]')) dialog.removeAttribute('popover');
  }).observe(document, { childList: true, subtree: true });
  // Unknown names are forgiven within :is() only.
  for (const [owner, method] of [
    [Document.prototype, 'querySelector'],
    [Element.prototype, 'matches'],
  ]) {
    const native = owner[method];
    owner[method] = function (selector) {
      if (/(^|[^(]):popover-open/.test(selector)) throw new SyntaxError('Unknown: ' + selector);
      return native.call(this, selector);
    };
  }
}`;

const test = testWith(browserName === 'webkit' ? {} : { prelude: makeOlder });

// WebKit's driver cannot run anything before the page. Of these things, WebKit itself lacks most.
const inOlder = test.skipIf(browserName === 'webkit');

inOlder('the features are gone', async ({ visitor }) => {
  await visitor.visit('/gardeners');
  expect(
    await visitor.run(() => [
      'popover' in HTMLElement.prototype,
      'requestIdleCallback' in window,
      document.querySelectorAll('[popover]').length,
    ]),
  ).toEqual([false, false, 0]);
});

inOlder('dialogs open and close all the same, and return the focus', async ({ visitor }) => {
  await visitor.visit('/gardeners');
  for (const close of [
    () => visitor.press('Escape'),
    () => visitor.click('#login button', 'Close'),
    () => visitor.tab.click(40, 400),
  ]) {
    await visitor.click('header button', 'Login');
    await expect.poll(() => visitor.shows('#login:modal')).toBe(true);
    await close();
    await expect.poll(() => visitor.shows('#login')).toBe(false);
    await expect.poll(() => visitor.focus()).toBe('Login');
  }
});

inOlder('the drawer opens, and a link in it leads on', async ({ visitor }) => {
  await visitor.tab.resize(phone);
  await visitor.visit('/gardeners');
  await visitor.click('header button', 'Open menu');
  await expect.poll(() => visitor.shows('#menu:modal')).toBe(true);
  await visitor.click('#menu summary', 'People');
  await visitor.follow('#menu a', 'Our Plot');
  await expect.poll(() => visitor.path()).toBe('/people/plot');
  await expect.poll(() => visitor.shows('#menu')).toBe(false);
  await visitor.tab.resize(desktop);
});

inOlder('the question about cookies is asked and answered', async ({ visitor }) => {
  await visitor.remember({});
  await visitor.visit('/gardeners');
  await visitor.click('[data-shell="cookie-banner"] button', 'Preferences');
  await expect.poll(() => visitor.shows('#cookie-preferences')).toBe(true);
  for (let time = 0; time < 2; time++) await visitor.press('Escape');
  await visitor.tab.click(40, 300);
  expect(await visitor.shows('#cookie-preferences')).toBe(true);
  await visitor.click('#cookie-preferences button', 'Decline All');
  await expect.poll(() => visitor.shows('#cookie-preferences')).toBe(false);
  await visitor.click('[data-shell="cookie-banner"] button', 'Accept');
  await expect.poll(() => visitor.shows('[data-shell="cookie-banner"]')).toBe(false);
});

inOlder('menus open, and links lead on and back in the same document', async ({ visitor }) => {
  await visitor.visit('/growing/beans');
  await visitor.run(() => void Object.assign(window, { sameDocument: true }));
  await visitor.hover('header button', 'People');
  await expect.poll(() => visitor.shows('#menu-5')).toBe(true);
  await visitor.follow('#menu-5 a', 'Our Plot');
  await expect.poll(() => visitor.path()).toBe('/people/plot');
  await visitor.until(() => document.querySelector('main [data-section="yearsOfAssociation"]'));
  await visitor.tab.back();
  await visitor.until(() => document.querySelector('main [data-section="tabbedText"]'));
  expect(await visitor.run(() => 'sameDocument' in window)).toBe(true);
});
