import { expect, inject, test as base } from 'vitest';
import type { Browser, Setup, Size } from './drivers/tab.ts';
import { candidates } from './find-browsers.ts';
import { Visitor } from './visitor.ts';

export const desktop: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 360, height: 740 };

/** The browser this run is about. */
export const browserName = inject('browser');

/**
 * `test` in a browser that is set up in a certain way, in a window of a certain size, on the fixture site unless said
 * otherwise. Each test gets a visitor
 * who has answered about cookies and done nothing else here before; it also fails when a page wrote to the console,
 * threw, or was refused something.
 */
export function testWith(
  setup: Setup = {},
  size: Size = desktop,
  site: 'baseURL' | 'realURL' | 'mailURL' = 'baseURL',
) {
  return base.extend<{ browser: Browser; visitor: Visitor }>({
    browser: [
      // oxlint-disable-next-line no-empty-pattern -- the runner reads from this pattern what a fixture needs
      async ({}, provide) => {
        const browser = await candidates[browserName]!.start(setup);
        await provide(browser);
        await browser.close();
      },
      { scope: 'file' },
    ],
    visitor: async ({ browser }, provide) => {
      const tab = await browser.open(size);
      const visitor = new Visitor(tab, inject(site));
      if (!setup.noScripts) await visitor.remember({ cookieConsent: 'true' });
      await provide(visitor);
      await tab.close();
      expect(tab.messages, 'messages in the console').toEqual([]);
    },
  });
}

export const test = testWith();
export { expect };
