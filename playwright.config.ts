import { defineConfig, type Project } from '@playwright/test';
import { findBrowser, findFirefox } from './tests/stage/find-browser.ts';
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

const firefoxPath = findFirefox();
// Each worker reads this file too.
const isFirst = !process.env.TEST_WORKER_INDEX;
if (isFirst && !firefoxPath && !process.argv.includes('--project=chromium'))
  console.log('firefox is skipped: not found. apt-get install firefox-esr, or name another in FIREFOX_PATH.');

/** Firefox as it is installed; some things only its preferences can say, for all pages of a run. */
function firefox(name: string, grep: RegExp, preferences: Record<string, unknown> = {}): Project {
  return {
    name,
    grep: firefoxPath ? grep : /(?!)/,
    grepInvert: name === 'firefox' ? /@chromium|@no-scripts|@less-motion/ : /@chromium/,
    testIgnore: alikeInAllBrowsers,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: firefoxPath,
        firefoxUserPrefs: {
          'media.autoplay.default': 0,
          // Scroll bars take no room, as in the Chromium of the tests, and there is a mouse: fine, and hovering.
          'ui.useOverlayScrollbars': 1,
          'ui.primaryPointerCapabilities': 6,
          'ui.allPointerCapabilities': 6,
          // Addresses of mail are given to no program.
          'network.protocol-handler.expose.mailto': false,
          'network.protocol-handler.external.mailto': false,
          // Pages that one goes back to load anew, as in the Chromium of Playwright: of kept ones the driver may hear nothing.
          'browser.sessionhistory.max_total_viewers': 0,
          ...preferences,
        },
      },
    },
  };
}

/**
 * The answers are the same in all browsers: of the engine, of services, of measuring, of emulated browsers. Of the
 * studio, `studio.spec.ts` is enough: a double click opens whichever browser an editor has.
 */
const alikeInAllBrowsers = [
  'any-block*',
  'dev-server*',
  'first-load*',
  'form-recipes*',
  'layout-faults*',
  'older-browsers*',
  'patterns*',
  'sign-in-refused*',
  'studio-*',
  'walk/**',
].map((name) => `**/browser/${name}`);

/*
 * A behaviour is written once and runs in Chromium and in Firefox. A test is tagged with
 * `@essential` if visitors do it most, or a browser may do it in its own way: `npm test` runs it, and CI runs it in
 * Firefox and in the newest Chromium too,
 * `@chromium` if it needs what only the driver of Chromium can do (say why in a comment),
 * `@no-scripts` if scripts are off; Firefox then answers only the steps of no-scripts.spec.ts,
 * `@less-motion` if its visitor has asked for less motion,
 * `@all` if it is thorough and runs in `npm run test:all` only.
 */
export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/stage/serve-sites.ts',
  fullyParallel: true,
  workers: 2,
  // What takes a second on a quiet machine may take twenty on a busy one: only what never comes is a fault.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes only at the second try is a fault, of the site or of the test. CI repeats it once, and names it (.ci/run).
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // In CI the end of the output says what failed, and why.
  reporter: [[process.env.CI ? 'dot' : 'line'], ['./tests/stage/repeat-with-trace.ts']],
  projects: [
    { name: 'chromium', use: { browserName: 'chromium', launchOptions: chromium } },
    firefox('firefox', /./),
    {
      ...firefox('firefox-no-scripts', /@no-scripts/, { 'javascript.enabled': false }),
      testMatch: '**/no-scripts.spec.ts',
    },
    firefox('firefox-less-motion', /@less-motion/, { 'ui.prefersReducedMotion': 1 }),
  ],
  use: {
    baseURL: fixtureSite.url,
    // A trace costs a quarter of the time: what failed is repeated with one by hand, see the reporter.
    trace: 'off',
  },
});
