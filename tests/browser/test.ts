import { test as base, expect } from '@playwright/test';

/** Playwright's `test`; every test also fails when the page wrote to the console or threw. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        // Some browsers say there which program they give an address to; that is no word of the page's.
        if (!message.text().includes("'mailto:")) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use(messages);
      expect(messages, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
