import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { ActionTab, type InputSource } from './action-tab.ts';
import { type Running, startProcess } from './start-process.ts';
import type { Browser, Setup, Size } from './tab.ts';

export interface WebKitPrograms {
  /** WebKitWebDriver, which speaks WebDriver. */
  driver: string;
  /** MiniBrowser, the browser that it starts. */
  browser: string;
  /** Xvfb, the screen on which that browser draws. */
  screen: string;
}

/** WebKitGTK: the engine of Safari, in the small browser that comes with its driver. */
export async function startWebKit(programs: WebKitPrograms, setup: Setup): Promise<Browser> {
  if (setup.prelude || setup.noAutoplay) throw new Error('The driver of WebKit has no way to set this up.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0', 'gtk.css'), narrowToolbar);
  const screen = startProcess(programs.screen, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1600x1400x24',
    '-nolisten',
    'tcp',
  ]);
  const [, display] = await screen.hear(/^(\d+)$/m);
  const env = {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
    // No settings service, no bus, no graphics card.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
  };

  let tab: WebKitTab | undefined;
  return {
    async open(size) {
      // One that a test has left open when its time was up.
      await tab?.close();
      tab = await openTab(programs, env, !setup.noScripts);
      await tab.resize(size);
      return tab;
    },
    async close() {
      await tab?.close();
      // Takes along a browser that never answered.
      await screen.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 9 });
    },
  };
}

/** Else the toolbar's buttons keep the window from becoming as narrow as a phone. */
const narrowToolbar = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }';

/**
 * On a busy machine a browser may end as it begins, and its driver waits for it for ever: then another driver tries.
 *
 * @throws Error with the last driver's words when three have opened nothing, each in half a minute.
 */
async function openTab(
  programs: WebKitPrograms,
  env: Record<string, string>,
  scripts: boolean,
): Promise<WebKitTab> {
  for (let tries = 1; ; tries++) {
    const port = await findFreePort();
    const driver = startProcess(programs.driver, [`--port=${port}`], env);
    const server = `http://127.0.0.1:${port}`;
    let session: WebDriver | undefined;
    try {
      await untilReady(server);
      session = await inTime(30_000, buildSession(server, programs.browser, scripts));
    } finally {
      if (!session) await driver.end();
    }
    if (session) return new WebKitTab(session, driver);
    if (tries === 3) throw new Error(`WebKit did not open. Its driver said:\n${driver.lastWords()}`);
  }
}

function buildSession(server: string, binary: string, scripts: boolean): Promise<WebDriver> {
  const args = [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    `--enable-javascript=${scripts}`,
  ];
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
  return Promise.resolve(new Builder().usingServer(server).withCapabilities(capabilities).build());
}

/** What is promised, or undefined if it takes longer than this many milliseconds. */
async function inTime<Value>(ms: number, promised: Promise<Value>): Promise<Value | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([promised, pause(ms, undefined, { signal: late.signal })]);
  } finally {
    late.abort();
    // Nobody waits any more for what comes too late.
    promised.catch(() => undefined);
  }
}

/** A session is a browser of its own with an empty storage. */
class WebKitTab extends ActionTab {
  private isOpen = true;
  private readonly stopListening: () => void;

  constructor(
    private readonly session: WebDriver,
    private readonly driver: Running,
  ) {
    super();
    this.stopListening = driver.onLine((line) => {
      const [, level, text] = /^CONSOLE \S+ (\S+) (.*)/.exec(line) ?? [];
      if (level) this.messages.push(`${level.toLowerCase()}: ${text}`);
    });
  }

  goto(url: string): Promise<void> {
    return this.session.get(url);
  }

  reload(): Promise<void> {
    return this.session.navigate().refresh();
  }

  back(): Promise<void> {
    return this.session.navigate().back();
  }

  forward(): Promise<void> {
    return this.session.navigate().forward();
  }

  async call(source: string, args: unknown[]): Promise<unknown> {
    const answer = await this.session.executeAsyncScript<{ value?: unknown; error?: string }>(
      `const args = [...arguments], done = args.pop();
      (async () => (${source})(...args))().then((result) => done({ value: result }), (error) => done({ error: String(error) }));`,
      ...args.map((value) => JSON.stringify(value)),
    );
    if (answer.error) throw new Error(answer.error);
    return answer.value;
  }

  protected async perform(source: InputSource): Promise<void> {
    await this.session.execute(new Command(Name.ACTIONS).setParameter('actions', [source]));
  }

  /** Only windows can be given a size: they get one whose content has the wanted one. */
  async resize({ width, height }: Size): Promise<void> {
    const window = this.session.manage().window();
    const deadline = Date.now() + 60_000;
    for (;;) {
      const shown = await this.shownSize();
      if (shown.width === width && shown.height === height) return;
      if (Date.now() > deadline) throw new Error(`The window shows ${shown.width} × ${shown.height} pixels.`);
      const rect = await window.getRect();
      await window.setRect({
        width: rect.width + width - shown.width,
        height: rect.height + height - shown.height,
      });
      await this.untilResized(shown);
    }
  }

  /** The page learns of its window's new size some time later, on a busy machine much later. */
  private async untilResized(before: Size): Promise<void> {
    for (let tries = 0; tries < 50; tries++) {
      await pause(100);
      const { width, height } = await this.shownSize();
      if (width !== before.width || height !== before.height) return;
    }
  }

  private shownSize(): Promise<Size> {
    return this.call('() => ({ width: innerWidth, height: innerHeight })', []) as Promise<Size>;
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.session.takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.stopListening();
    try {
      await this.session.quit();
    } finally {
      await this.driver.end();
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** @throws TypeError when nobody answers within a minute. */
async function untilReady(server: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${server}/status`).catch((error: unknown) => error);
    if (answer instanceof Response && answer.ok) return;
    if (tries === 600) throw answer;
    await pause(100);
  }
}
