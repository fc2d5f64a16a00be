import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/find-browser.ts';

const { executablePath, env } = await findBrowser();
const port = Number(process.env.TEST_PORT ?? 4180);
const baseURL = `http://localhost:${port}`;
const outDir = `.cache/test-site-${port}`;

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // What passes only at the second try is reported as flaky: a fault, of the site or of the test, to be found.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  // The site as it is delivered, with the catalogue of all section types beside the pages.
  webServer: {
    command: `npm run build -- --logLevel warn && npm run preview -- --port ${port}`,
    env: {
      OUT_DIR: outDir,
      CATALOGUE: 'true',
      INQUIRIES_FILE: `.cache/inquiries-${port}.sqlite`,
      // All tests are one sender.
      RECEIVER_RATE: '6000',
    },
    url: `${baseURL}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
  },
  use: {
    baseURL,
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
    trace: 'retain-on-failure',
  },
});
