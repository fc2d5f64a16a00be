import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChromium } from './drivers/chromium.ts';
import { startFirefox } from './drivers/firefox.ts';
import type { Browser, Setup } from './drivers/tab.ts';
import { startWebKit } from './drivers/webkit.ts';

/** A browser that tests may run in. */
export interface Candidate {
  start(setup: Setup): Promise<Browser>;
  /** The programs it takes; a path that is empty was not found. */
  programs: Record<string, string | undefined>;
  /** How to get it. */
  hint: string;
}

const firefox = findProgram(
  'FIREFOX_PATH',
  ...onPath('firefox-esr', 'firefox'),
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  `${process.env.PROGRAMFILES}\\Mozilla Firefox\\firefox.exe`,
);

const webkit = {
  driver: findProgram('WEBKIT_DRIVER_PATH', ...onPath('WebKitWebDriver')),
  browser: findProgram(
    'MINIBROWSER_PATH',
    ...onPath('MiniBrowser'),
    ...['x86_64', 'aarch64'].flatMap((machine) => [
      `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
      `/usr/lib/${machine}-linux-gnu/webkitgtk-6.0/MiniBrowser`,
    ]),
  ),
  screen: findProgram('XVFB_PATH', ...onPath('Xvfb')),
};

export const candidates: Record<string, Candidate> = {
  chromium: { programs: {}, hint: '', start: startChromium },
  firefox: {
    programs: { Firefox: firefox },
    hint: 'apt-get install firefox-esr, or name another Firefox in FIREFOX_PATH',
    start: (setup) => startFirefox(firefox!, setup),
  },
  webkit: {
    programs: { WebKitWebDriver: webkit.driver, MiniBrowser: webkit.browser, Xvfb: webkit.screen },
    hint: 'apt-get install webkit2gtk-driver xvfb',
    start: (setup) =>
      startWebKit({ driver: webkit.driver!, browser: webkit.browser!, screen: webkit.screen! }, setup),
  },
};

/**
 * One line that says what a browser lacks to be tested in, if anything.
 * @throws Error when there is no browser of that name.
 */
export function explainMissing(name: string): string | undefined {
  const candidate = candidates[name];
  if (!candidate) throw new Error(`Unknown browser "${name}". Known: ${Object.keys(candidates).join(', ')}.`);
  const { programs, hint } = candidate;
  const missing = Object.keys(programs).filter((program) => !programs[program]);
  if (missing.length > 0) return `${name} is skipped: ${missing.join(', ')} not found (${hint}).`;
}

/** @throws Error when the variable names a file that is not there. */
function findProgram(variable: string, ...paths: string[]): string | undefined {
  const wanted = process.env[variable];
  if (!wanted) return paths.find((path) => existsSync(path));
  if (existsSync(wanted)) return wanted;
  throw new Error(`${variable} names "${wanted}", and there is no such file.`);
}

function onPath(...programs: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return programs.flatMap((program) => folders.map((folder) => join(folder, program)));
}
