import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';
import { findProgram, onPath } from '../stage/find-browser.ts';

const browsers = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => `/usr/lib/${machine}-linux-gnu/${name}/MiniBrowser`),
);
const programs = {
  WebKitWebDriver: findProgram('WEBKIT_DRIVER_PATH', ...onPath('WebKitWebDriver')),
  MiniBrowser: findProgram('MINIBROWSER_PATH', ...onPath('MiniBrowser'), ...browsers),
  Xvfb: findProgram('XVFB_PATH', ...onPath('Xvfb')),
};

/** The programs that the tests need and that are not installed. */
export const missingPrograms = Object.entries(programs)
  .filter(([, path]) => !path)
  .map(([name]) => name);

const patience = 30_000;

/** Somebody who looks at the site in WebKitGTK, the engine of Safari, in the small browser that comes with its driver. */
export interface WebKit {
  /** What pages wrote to the console, oldest first. */
  readonly messages: string[];
  readonly session: WebDriver;
  close(): Promise<void>;
}

/** Starts a screen, the driver and the browser. On a busy machine a browser may end as it begins: then another tries. */
export async function startWebKit({ scripts }: { scripts: boolean }): Promise<WebKit> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // Else the toolbar's buttons keep the window from becoming as narrow as a phone.
  writeFileSync(
    join(home, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 4px; }',
  );
  const screen = start(programs.Xvfb!, [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1400x24',
    '-nolisten',
    'tcp',
  ]);
  const display = await new Promise((hear) => screen.onLine(hear));
  const folders = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home };
  // No settings service, no bus, no graphics card.
  const plain = {
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
  };
  const env = { DISPLAY: `:${String(display)}`, GDK_BACKEND: 'x11', ...folders, ...plain };
  const messages: string[] = [];
  for (let triesLeft = 2; ; triesLeft--) {
    const port = await findFreePort();
    const driver = start(programs.WebKitWebDriver!, [`--port=${port}`], env);
    driver.onLine((line) => {
      const [, level, text] = /^CONSOLE \S+ (\S+) (.*)/.exec(line) ?? [];
      if (level) messages.push(`${level.toLowerCase()}: ${text}`);
    });
    const session = await openSession(`http://127.0.0.1:${port}`, scripts).catch((error: unknown) => error);
    const end = () => Promise.all([driver.end(), screen.end()]);
    if (session && !(session instanceof Error)) {
      const close = async () => {
        await (session as WebDriver).quit().catch(() => undefined);
        await end();
        rmSync(home, { recursive: true, force: true, maxRetries: 9, retryDelay: 200 });
      };
      return { messages, session: session as WebDriver, close };
    }
    await driver.end();
    if (triesLeft > 0) continue;
    await end();
    throw new Error('WebKit did not open.', { cause: session });
  }
}

async function openSession(server: string, scripts: boolean): Promise<WebDriver | undefined> {
  for (let triesLeft = 600; triesLeft > 0; triesLeft--) {
    const ready = await fetch(`${server}/status`).catch(() => undefined);
    if (ready?.ok) break;
    await pause(100);
  }
  const args = [
    '--automation',
    '--enable-write-console-messages-to-stdout=true',
    `--enable-javascript=${scripts}`,
  ];
  const options = { binary: programs.MiniBrowser, args };
  const building = Promise.resolve(
    new Builder()
      .usingServer(server)
      .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options })
      .build(),
  );
  return Promise.race([building, pause(2 * patience, undefined, { ref: false })]);
}

/** Runs a function in the page: it sees nothing but its arguments, and these and its result must be JSON. */
export async function run<Args extends unknown[], Result>(
  { session }: WebKit,
  task: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const text = await session.executeScript<string>(
    `return JSON.stringify((${task.toString()})(...JSON.parse(arguments[0])))`,
    JSON.stringify(args),
  );
  return (text === null ? undefined : JSON.parse(text)) as Result;
}

/** The middle of the first element in sight that fits, once nothing covers it and it rests. */
export async function reach(
  webkit: WebKit,
  selector: string,
  name?: string,
): Promise<{ x: number; y: number }> {
  let last = '';
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(60)) {
    const found = await run(webkit, findShown, selector, name ?? null, true);
    if (found?.free && JSON.stringify(found) === last) return found;
    last = JSON.stringify(found);
  }
  throw new Error(`${selector} "${name ?? ''}" cannot be reached: ${last}`);
}

/** Runs in the page. */
export function findShown(selector: string, name: string | null, scroll: boolean) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((candidate) => {
    const { left, right, width, height } = candidate.getBoundingClientRect();
    const isNamed = name === null || (candidate.ariaLabel ?? candidate.textContent.trim()) === name;
    const isDrawn = candidate.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isNamed && isDrawn && width > 1 && height > 1 && right > 1 && left < innerWidth - 1;
  });
  if (!element) return null;
  const look = () => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    const x = Math.round(Math.min(Math.max(left + width / 2, 1), innerWidth - 1));
    const y = Math.round(top + height / 2);
    const hit = document.elementFromPoint(x, y);
    const free = element.contains(hit) || (hit instanceof HTMLLabelElement && hit.contains(element));
    return { x, y, free };
  };
  const point = look();
  if (!scroll || point.free) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return look();
}

export function moveMouse(webkit: WebKit, x: number, y: number): Promise<void> {
  return perform(webkit, 'pointer', [move(x, y)]);
}

export function clickAt(webkit: WebKit, x: number, y: number): Promise<void> {
  const press = ['pointerDown', 'pointerUp'].map((kind) => ({ type: kind, button: 0 }));
  return perform(webkit, 'pointer', [move(x, y), { type: 'pause', duration: 60 }, ...press]);
}

/** Types a text, or presses one key that has a name in `Key` of selenium-webdriver. */
export function type(webkit: WebKit, text: string): Promise<void> {
  const keys = text in Key ? [String(Key[text as keyof typeof Key])] : [...text];
  const strokes = keys.flatMap((value) => ['keyDown', 'keyUp'].map((kind) => ({ type: kind, value })));
  return perform(webkit, 'key', strokes);
}

async function perform({ session }: WebKit, kind: 'key' | 'pointer', actions: object[]): Promise<void> {
  await session.execute(
    new Command(Name.ACTIONS).setParameter('actions', [{ type: kind, id: kind, actions }]),
  );
}

function move(x: number, y: number): object {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 20 };
}

/** Only windows can be given a size: they get one whose content has the wanted one. */
export async function resize(webkit: WebKit, width: number, height: number): Promise<void> {
  const window = webkit.session.manage().window();
  for (const deadline = Date.now() + 2 * patience; Date.now() < deadline; await pause(200)) {
    const [shownWidth, shownHeight] = await run(webkit, () => [innerWidth, innerHeight] as const);
    if (shownWidth === width && shownHeight === height) return;
    const rect = await window.getRect();
    const wanted = { width: rect.width + width - shownWidth, height: rect.height + height - shownHeight };
    await window.setRect(wanted);
  }
  throw new Error(`The window did not become ${width} pixels wide.`);
}

function start(program: string, args: string[], env: Record<string, string> = {}) {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const lines = createInterface(child.stdout);
  // Also when a test run is cut short.
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

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
