import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/stage/find-browser.ts';
import { fixtureSite } from './tests/stage/sites.ts';

const { executablePath, env } = await findBrowser();

const chromium = {
  executablePath,
  env: { ...(process.env as Record<string, string>), ...env },
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
};

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/stage/serve-sites.ts',
  fullyParallel: true,
  workers: 2,
  // What takes a second on a quiet machine may take twenty on a busy one: only what never comes is a fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes only at the second try is a fault, of the site or of the test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // In CI what failed, and why, stands at the end.
  reporter: process.env.CI ? 'dot' : 'line',
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromium } },
    {
      name: 'firefox',
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath: '/usr/bin/firefox-esr' },
      },
      grepInvert: /@chromium/,
    },
  ],
  use: {
    baseURL: fixtureSite.url,
    // A trace costs a quarter of the time: `npx playwright test FILE:LINE --trace on` records one.
    trace: 'off',
  },
});
