import { defineConfig } from '@playwright/test';
import { findBrowser } from './tests/browser/find-browser.ts';
import { fixtureFolders, fixtureSite, realSite, type TestedSite } from './tests/browser/servers.ts';

const { executablePath, env } = await findBrowser();

function serve(site: TestedSite, prepare: string[], variables: Record<string, string>) {
  const commands = [...prepare, 'npm run build -- --logLevel warn', `npm run preview -- --port ${site.port}`];
  return {
    command: commands.join(' && '),
    // All tests are one sender.
    env: { OUT_DIR: site.outDir, INQUIRIES_FILE: site.inquiries, RECEIVER_RATE: '6000', ...variables },
    url: `${site.url}/`,
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
  };
}

/** What holds for every page of any site is tested on the real one, all behaviour on the fixture. */
const ofEveryPage = '**/every-page/*.spec.ts';

export default defineConfig({
  testDir: 'tests/browser',
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
  webServer: [
    serve(realSite, [], {}),
    serve(fixtureSite, [`npx tsx tests/site/assemble-public.ts ${fixtureFolders.public}`], {
      PAGES_DIR: fixtureFolders.pages,
      PUBLIC_DIR: fixtureFolders.public,
      CATALOGUE: 'true',
    }),
  ],
  projects: [
    { name: 'every page', testMatch: ofEveryPage, use: { baseURL: realSite.url } },
    { name: 'behaviour', testIgnore: ofEveryPage, use: { baseURL: fixtureSite.url } },
  ],
  use: {
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
