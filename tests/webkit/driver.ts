import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../stage/listen.ts';
import { findProgram, onPath } from '../stage/find-browser.ts';
import { findShown } from './find-shown.ts';

const browsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`),
);
const programs = {
  WebKitWebDriver: findProgram('WEBKIT_DRIVER_PATH', ...onPath('WebKitWebDriver')),
  MiniBrowser: findProgram('MINIBROWSER_PATH', ...onPath('MiniBrowser'), ...browsers),
  Xvfb: findProgram('XVFB_PATH', ...onPath('Xvfb')),
};

export const missingPrograms = Object.entries(programs)
  .filter(([, path]) => !path)
  .map(([name]) => name);

const patience = 30_000;

/** A visitor in WebKitGTK, Safari's engine, in the small browser that comes with its driver. */
export class WebKit {
  constructor(
    readonly session: WebDriver,
    /** Console messages of pages, oldest first. */
    readonly messages: string[],
    private readonly end: () => Promise<void>,
  ) {}

  async close(): Promise<void> {
    await this.session.quit().catch(() => undefined);
    await this.end();
  }

  /** Runs a function in the page. It cannot use variables from outside; arguments and result must be JSON. */
  async run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args): Promise<Result> {
    const text = await this.session.executeScript<string>(
      `return JSON.stringify((${task.toString()})(...JSON.parse(arguments[0])))`,
      JSON.stringify(args),
    );
    return (text === null ? undefined : JSON.parse(text)) as Result;
  }

  /** Moves the mouse to the first visible element that matches, once it is not covered and does not move. */
  async hover(selector: string, name: string | null = null): Promise<void> {
    let last = '';
    for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(60)) {
      const found = await this.run(findShown, selector, name, true);
      if (found?.free && JSON.stringify(found) === last) return this.moveMouse(found.x, found.y);
      last = JSON.stringify(found);
    }
    throw new Error(`${selector} "${name}" cannot be reached: ${last}`);
  }

  async click(selector: string, name?: string): Promise<void> {
    await this.hover(selector, name);
    await this.session.actions().press().release().perform();
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.moveMouse(x, y);
    await this.session.actions().press().release().perform();
  }

  moveMouse(x: number, y: number): Promise<void> {
    return this.session.actions().move({ x, y, duration: 20 }).perform();
  }

  press(key: keyof typeof Key): Promise<void> {
    return this.session
      .actions()
      .sendKeys(Key[key] as string)
      .perform();
  }

  /** Sets the size of the content. The driver only sets that of the window, so it adds the difference. */
  async resize(width: number, height: number): Promise<void> {
    const window = this.session.manage().window();
    for (const deadline = Date.now() + 2 * patience; Date.now() < deadline; await pause(200)) {
      const [shownWidth, shownHeight] = await this.run(() => [innerWidth, innerHeight] as const);
      if (shownWidth === width && shownHeight === height) return;
      const rect = await window.getRect();
      await window.setRect({
        width: rect.width + width - shownWidth,
        height: rect.height + height - shownHeight,
      });
    }
    throw new Error(`The window did not become ${width} pixels wide.`);
  }
}

/** Starts a virtual screen, the driver and the browser. Retries, as a browser on a busy machine may crash on start. */
export async function startWebKit(): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // Otherwise the toolbar's buttons keep the window wider than a phone.
  const small = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }';
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), small);
  const screen = start(programs.Xvfb!, '-displayfd 1 -screen 0 1600x1400x24 -nolisten tcp');
  const env = {
    DISPLAY: `:${String(await new Promise((hear) => screen.onLine(hear)))}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    // Without settings service, message bus and graphics card.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
  };
  const messages: string[] = [];
  for (let triesLeft = 2; ; triesLeft--) {
    const port = await findFreePort();
    const driver = start(programs.WebKitWebDriver!, `--port=${port}`, env);
    driver.onLine((line) => {
      const [, level, text] = /^CONSOLE \S+ (\S+) (.*)/.exec(line) ?? [];
      if (level) messages.push(`${level.toLowerCase()}: ${text}`);
    });
    const session = await openSession(`http://127.0.0.1:${port}`).catch((error: unknown) => {
      if (triesLeft === 0) throw error;
    });
    if (session)
      return new WebKit(session, messages, async () => {
        await Promise.all([driver.end(), screen.end()]);
        rmSync(home, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 });
      });
    await driver.end();
  }
}

async function openSession(server: string): Promise<WebDriver> {
  for (let triesLeft = 600; triesLeft > 0; triesLeft--) {
    const ready = await fetch(`${server}/status`).catch(() => undefined);
    if (ready?.ok) break;
    await pause(100);
  }
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const options = { binary: programs.MiniBrowser, args };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const session = await Promise.race([
    new Builder().usingServer(server).withCapabilities(capabilities).build(),
    pause(2 * patience, undefined, { ref: false }),
  ]);
  if (!session) throw new Error('WebKit did not open.');
  return session;
}

function start(program: string, args: string, env: Record<string, string> = {}) {
  const child = spawn(program, args.split(' '), {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface(child.stdout);
  // Also when the test run is aborted.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    onLine: (take: (line: string) => void) => lines.on('line', take),
    async end() {
      process.off('exit', kill);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const timer = setTimeout(kill, 4000);
      await ended;
      clearTimeout(timer);
    },
  };
}
