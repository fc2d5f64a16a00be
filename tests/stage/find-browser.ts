import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { unpackCarriedBrowser } from './carried-browser.ts';

/** A browser to test with, and what it needs in its environment. */
export interface Browser {
  executablePath: string;
  env: Record<string, string>;
}

const installed = [
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env.PROGRAMFILES}\\Google\\Chrome\\Application\\chrome.exe`,
];

/**
 * The browser of `CHROME_PATH`; else, on Linux x64, the one that an npm package carries, so that the same tests run in
 * the same browser on every such machine; elsewhere an installed Chrome or Chromium, or Playwright's own. Downloads
 * nothing.
 * @throws Error that says how to provide a browser when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (existsSync(wanted)) return { executablePath: wanted, env: {} };
    throw new Error(`CHROME_PATH names "${wanted}", and there is no such file.`);
  }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackCarriedBrowser();
  const executablePath = findInstalledBrowser() ?? chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath, env: {} };
  throw new Error('No Chrome or Chromium was found. Install one, or name it in CHROME_PATH.');
}

/** Path of a Chrome or Chromium that is installed on this machine, if there is one. */
function findInstalledBrowser(): string | undefined {
  return installed.find((path) => existsSync(path));
}
