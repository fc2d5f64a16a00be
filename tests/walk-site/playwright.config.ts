import { defineConfig } from '@playwright/test';
import common from '../../playwright.config.ts';
import { site } from './build-site.ts';

/** Configuration of `npm run test:site`: the site of pages/ and public/, with any content. */
export default defineConfig({
  ...common,
  testDir: '.',
  globalSetup: './build-site.ts',
  reporter: process.env.CI ? 'dot' : 'line',
  projects: common.projects!.filter(({ name }) => name === 'chromium'),
  use: { ...common.use, baseURL: site.url },
});
