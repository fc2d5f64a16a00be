import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/find-browser.ts';

const { executablePath, env } = await findBrowser();

export default defineConfig({
  testDir: 'tests/browser',
  fullyParallel: true,
  workers: 2,
  // A test that passes only at the second try is a test to mend.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['line']],
  use: {
    launchOptions: {
      executablePath,
      env: { ...(process.env as Record<string, string>), ...env },
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
    },
    trace: 'retain-on-failure',
  },
});
