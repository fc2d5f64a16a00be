import { test as base, type Browser, expect, type Page } from '@playwright/test';

/** Options that Firefox takes from preferences only, for all pages (see playwright.config.ts). */
const setForAll = { 'firefox-no-scripts': 'javaScriptEnabled', 'firefox-less-motion': 'reducedMotion' };

/** Playwright's `test`. Every test also fails when the page logs, throws or has a request fail. */
export const test = base.extend<{ quietConsole: string[] }, { browser: Browser }>({
  browser: [
    async ({ browser }, use, { project }) => {
      const option = setForAll[project.name as keyof typeof setForAll];
      const newContext = browser.newContext.bind(browser);
      if (option) browser.newContext = (options) => newContext({ ...options, [option]: undefined });
      await use(browser);
    },
    { scope: 'worker' },
  ],
  quietConsole: [
    async ({ page, browserName, javaScriptEnabled }, use, { project }) => {
      const messages: string[] = [];
      if (browserName === 'firefox') await listenToFirefox(page, messages, javaScriptEnabled);
      else listenToChromium(page, messages);
      if (project.name === 'firefox-less-motion') page.emulateMedia = () => Promise.resolve();
      await use(messages);
      expect(messages, 'messages in the console').toEqual([]);
    },
    { auto: true },
  ],
});

/** The same for pages that may log, such as those of a development server. */
export const testWithLogs = test.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern.
  quietConsole: ({}, give) => give([]),
});

/**
 * Takes the messages that a test expects from those of its page (`quietConsole`): the policy's words about a library that
 * writes inline styles, for example. At least one must be among them.
 */
export function expectMessages(messages: string[], expected: RegExp): void {
  const others = messages.filter((message) => !expected.test(message));
  expect(messages.length, `messages in the console like ${expected}`).toBeGreaterThan(others.length);
  messages.splice(0, Infinity, ...others);
}

function listenToChromium(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    // Chromium logs which program opens a `mailto:` address; the page does not.
    if (!message.text().includes("'mailto:")) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}

/** Firefox does not report failed requests and policy violations to its driver. Logs them as Chromium would. */
async function listenToFirefox(page: Page, messages: string[], scripts: boolean): Promise<void> {
  const lost = 'error: Failed to load resource:';
  page.on('console', (message) => messages.push(`${message.type()}: ${inWordsOfChromium(message.text())}`));
  page.on('pageerror', (error) => messages.push(`uncaught: ${inWordsOfChromium(error.message)}`));
  page.on('response', (response) => {
    if (response.status() >= 400)
      messages.push(
        `${lost} the server responded with a status of ${response.status()} (${response.statusText()})`,
      );
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigating away aborts pending requests.
    if (!reason.includes('ABORT')) messages.push(`${lost} ${reason.replace('NS_ERROR_', 'net::ERR_')}`);
  });
  if (scripts)
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`Refused by policy: ${effectiveDirective} ${blockedURI}`),
      ),
    );
}

function inWordsOfChromium(text: string): string {
  return text.replace('NetworkError when attempting to fetch resource.', 'Failed to fetch');
}

/** Tags that tests/README.md explains: `@all` runs weekly. */
export const essential = { tag: '@essential' };
export const weekly = { tag: '@all' };
export const onlyChromium = { tag: '@chromium' };
export const lessMotion = { tag: '@less-motion' };

export { expect };
