import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { type Browser, unpackPackagedBrowser } from './packaged-browser.ts';

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
 * Returns the browser of `CHROME_PATH`; else, on Linux x64, the one in an npm package, so that tests run in the same
 * browser everywhere; else an installed Chrome or Chromium, or Playwright's own. Downloads nothing.
 * @throws Error that says how to provide a browser when there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const wanted = process.env.CHROME_PATH;
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROME_PATH names "${wanted}", and there is no such file.`);
  if (wanted) return { executablePath: wanted, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPackagedBrowser();
  const executablePath = installed.find((path) => existsSync(path)) ?? chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath, env: {} };
  throw new Error('No Chrome or Chromium was found. Install one, or name it in CHROME_PATH.');
}

/** Returns the Firefox of `FIREFOX_PATH`, or an installed one, or undefined. */
export function findFirefox(): string | undefined {
  return findProgram(
    'FIREFOX_PATH',
    ...onPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    `${process.env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
  );
}

/** Returns the program that a variable names, else the first existing one of these paths. */
export function findProgram(variable: string, ...paths: string[]): string | undefined {
  const named = process.env[variable];
  return (named ? [named] : paths).find((path) => existsSync(path));
}

/** All paths that users' and administrators' shells would search for these programs. */
export function onPath(...programs: string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}
