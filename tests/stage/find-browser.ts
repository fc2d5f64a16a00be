import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
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
  if (wanted && !existsSync(wanted))
    throw new Error(`CHROME_PATH names "${wanted}", and there is no such file.`);
  if (wanted) return { executablePath: wanted, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackCarriedBrowser();
  const executablePath = installed.find((path) => existsSync(path)) ?? chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath, env: {} };
  throw new Error('No Chrome or Chromium was found. Install one, or name it in CHROME_PATH.');
}

/** The Firefox of `FIREFOX_PATH`, or one that is installed, if there is one. */
export function findFirefox(): string | undefined {
  return findProgram(
    'FIREFOX_PATH',
    ...onPath('firefox-esr', 'firefox'),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    `${process.env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
  );
}

/** The program that a variable names, else the first of these paths, if it is there. */
export function findProgram(variable: string, ...paths: string[]): string | undefined {
  const named = process.env[variable];
  return (named ? [named] : paths).find((path) => existsSync(path));
}

/** Every place at which the shells of users and administrators would look for these programs. */
export function onPath(...programs: string[]): string[] {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}
