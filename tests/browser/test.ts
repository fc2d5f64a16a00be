import { test as base, type Browser, expect, type Page } from '@playwright/test';

/** What Firefox is told for all pages by its preferences (see playwright.config.ts), and takes from no driver. */
const setForAll = { 'firefox-no-scripts': 'javaScriptEnabled', 'firefox-less-motion': 'reducedMotion' };

/** Playwright's `test`; every test also fails when the page wrote to the console, threw or was refused something. */
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

function listenToChromium(page: Page, messages: string[]): void {
  page.on('console', (message) => {
    // It says there which program it gives an address to; that is no word of the page's.
    if (!message.text().includes("'mailto:")) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
}

/** Firefox tells its driver neither what failed to load nor what a policy refuses. Said here as Chromium says it. */
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
    // A visitor who leaves lets go of what is still on its way.
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

export { expect };
