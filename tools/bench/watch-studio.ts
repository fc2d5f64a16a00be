import { watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Frame, Page } from '@playwright/test';

/** Milliseconds from one key to the next: fewer than the pause after which the studio saves. */
const keyMs = 300;
/** Milliseconds from the last key until the studio saves. */
const saveMs = 400;
const messageCount = 50;
const openingCount = 40;
const mistakeCount = 12;
/** Replaces a heading, letter by letter. It has no space, which a page shows only before the next letter. */
const word = 'Measurable';

/** What `watch-document.js` has noted. */
declare global {
  interface Window {
    bench: {
      now: () => number;
      pressed: number[];
      headings: { text: string; at: number }[];
      whenShown: (selector: string, text?: string) => Promise<number>;
      ready: Promise<number>;
    };
  }
}

export interface HeadedPage {
  route: string;
  file: string;
  /** The heading of its first block. */
  title: string;
}

/** Milliseconds of processor time. */
export interface StudioUsage {
  server: number;
  page: number;
}

export interface StudioFigures {
  /** Milliseconds from a key to the first painted frame with its letter. */
  keys: number[];
  keyUsage: StudioUsage;
  /** Milliseconds from a call of the server that does nothing to its answer. */
  messages: number[];
  messageUsage: StudioUsage;
  /** Milliseconds from the choice of a page until its form and itself are painted, and it takes clicks. */
  openings: number[];
  /** Milliseconds from the end of the pause until a finding is painted. */
  findings: number[];
  pauses: number;
  /** How often files were written: after keys, and between them. */
  writes: number;
  writesBetweenKeys: number;
}

export interface Subject {
  browser: Browser;
  /** Of the project, and the address of its server. */
  folder: string;
  url: string;
  /** Milliseconds of processor time that the server has taken. */
  readServer: () => Promise<number>;
  /** Pages in whose headings keys are typed, and pages to open. */
  typed: HeadedPage[];
  opened: HeadedPage[];
}

/** Uses the studio as a person does, and measures it. */
export async function watchStudio(subject: Subject): Promise<StudioFigures> {
  const { browser, url, typed, opened } = subject;
  // What moves by itself would take processor time, too.
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await page.addInitScript({ path: fileURLToPath(new URL('./watch-document.js', import.meta.url)) });
  await page.goto(`${url}/__studio?page=${typed.at(-1)!.route}`);
  await page.locator('.form .head').waitFor({ timeout: 120_000 });
  const watcher = new StudioWatcher(page, subject, await browser.newBrowserCDPSession());
  // The first ones load all modules.
  for (const first of opened.slice(0, 3)) await watcher.open(first);

  const bursts: Awaited<ReturnType<StudioWatcher['typeHeading']>>[] = [];
  for (const headed of typed.toReversed()) bursts.push(await watcher.typeHeading(headed));
  const keys = bursts.flatMap((burst) => burst.keys);
  const sum = (read: (burst: (typeof bursts)[number]) => number) =>
    bursts.reduce((total, burst) => total + read(burst), 0);
  const sent = await watcher.sendMessages();
  const stride = Math.max(1, Math.floor(opened.length / openingCount));
  const openings: number[] = [];
  for (let count = 1; count <= openingCount; count++)
    openings.push(await watcher.open(opened[(count * stride) % opened.length]!));
  // The page that is open already would not be opened again.
  const closed = typed.find(({ route }) => route !== watcher.openRoute)!;
  const mistakes = await watcher.makeMistakes(closed);
  return {
    keys,
    keyUsage: {
      server: sum(({ usage }) => usage.server) / keys.length,
      page: sum(({ usage }) => usage.page) / keys.length,
    },
    messages: sent.times,
    messageUsage: {
      server: sent.usage.server / messageCount,
      page: sent.usage.page / messageCount,
    },
    openings,
    findings: mistakes.times,
    pauses: sum(({ pauses }) => pauses) + 2 * mistakeCount,
    writes: sum(({ writes }) => writes) + mistakes.writes,
    writesBetweenKeys: sum(({ writesBetweenKeys }) => writesBetweenKeys),
  };
}

class StudioWatcher {
  readonly #page: Page;
  readonly #subject: Subject;
  /** Tells of all processes of the browser. */
  readonly #driver: CDPSession;

  constructor(page: Page, subject: Subject, driver: CDPSession) {
    this.#page = page;
    this.#subject = subject;
    this.#driver = driver;
  }

  get openRoute(): string {
    return new URL(this.#frame.url()).pathname;
  }

  get #frame(): Frame {
    return this.#page.mainFrame().childFrames()[0]!;
  }

  async #readUsage(): Promise<StudioUsage> {
    const { processInfo } = await this.#driver.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    const seconds = renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return { server: await this.#subject.readServer(), page: seconds * 1000 };
  }

  async #measureUsage<Result>(work: () => Promise<Result>): Promise<{ result: Result; usage: StudioUsage }> {
    const before = await this.#readUsage();
    const result = await work();
    const after = await this.#readUsage();
    return { result, usage: { server: after.server - before.server, page: after.page - before.page } };
  }

  /** Waits until the server and the page have done what follows a change: saving, the check, the second rendering. */
  async #waitForQuiet(): Promise<void> {
    await this.#page.locator('.save-state[data-state=saved]').waitFor();
    for (let tries = 0; tries < 120; tries++) {
      const { usage } = await this.#measureUsage(() => pause(500));
      if (usage.server + usage.page < 30) return;
    }
    throw new Error('The studio is busy though nobody uses it.');
  }

  /** Chooses a page in the search field. Returns how long it took. */
  async open({ route, file }: HeadedPage): Promise<number> {
    const page = this.#page;
    await page.getByRole('combobox', { name: 'Find a page' }).fill(route);
    const address = page.locator('small', { hasText: new RegExp(`^${route}(?: ·|$)`) });
    const option = page.getByRole('option').filter({ has: address });
    await option.waitFor();
    await this.#waitForQuiet();
    const formShown = page.evaluate((name) => window.bench.whenShown('.form .head code', name), file);
    const loaded = page.waitForEvent('framenavigated', (frame) => new URL(frame.url()).pathname === route);
    await option.click();
    const times = [await formShown, await loaded.then((frame) => frame.evaluate(() => window.bench.ready))];
    return Math.max(...times) - (await this.#readPressed()).at(-1)!;
  }

  #readPressed(): Promise<number[]> {
    return this.#page.evaluate(() => window.bench.pressed);
  }

  /** Opens a page, chooses the text of its heading, and returns the key of the field. */
  async #chooseHeading(headed: HeadedPage): Promise<string> {
    const { file } = headed;
    await this.open(headed);
    await this.#page.locator(`details[data-at="${file}#/sections/0"] > summary`).click();
    const key = `${file}#/sections/0/title`;
    await this.#page.locator(`textarea[data-at="${key}"]`).focus();
    await this.#page.keyboard.press('Control+a');
    await this.#waitForQuiet();
    return key;
  }

  /** Writes the word in place of a heading, and waits until it is saved. */
  async typeHeading(headed: HeadedPage) {
    await this.#chooseHeading(headed);
    const writes = this.#watchFile(headed.file);
    const letters = [...word];
    const before = (await this.#readPressed()).length;
    const { usage } = await this.#measureUsage(async () => {
      const start = performance.now();
      for (const [index, letter] of letters.entries()) {
        await pause(start + index * keyMs - performance.now());
        await this.#page.keyboard.press(letter);
      }
      await pause(keyMs);
    });
    const pressed = (await this.#readPressed()).slice(before);
    // A busy computer may make pauses between keys, each with a write.
    const isLate = (at: number, index: number) => index > 0 && at - pressed[index - 1]! >= saveMs;
    const pauses = 1 + pressed.filter(isLate).length;
    const writesBetweenKeys = Math.max(0, writes.count() - (pauses - 1));
    await this.#waitForQuiet();
    // Of letters that came at once, only the last is shown.
    const headings = await this.#frame.evaluate(() => window.bench.headings);
    const keys = pressed.map((at, index) => {
      const shown = headings.find(({ text }) => word.startsWith(text) && text.length > index);
      if (!shown) throw new Error(`${headed.route} did not show "${word.slice(0, index + 1)}".`);
      return shown.at - at;
    });
    return { keys, usage, pauses, writesBetweenKeys, writes: writes.stop() };
  }

  /** Counts how often a file is replaced or written. */
  #watchFile(file: string): { count: () => number; stop: () => number } {
    const path = join(this.#subject.folder, file);
    let count = 0;
    const watcher = watch(dirname(path), (_event, name) => {
      if (name === basename(path)) count++;
    });
    return {
      count: () => count,
      stop() {
        watcher.close();
        return count;
      },
    };
  }

  /** Calls the server as often as keys come, for something that it does not have. */
  async sendMessages() {
    await this.#waitForQuiet();
    const { result, usage } = await this.#measureUsage(() =>
      this.#page.evaluate(
        async ([count, ms]) => {
          const token = document.querySelector<HTMLMetaElement>('meta[name=studio]')!.content;
          const times = [];
          for (let turn = 0; turn < count; turn++) {
            await new Promise((settle) => setTimeout(settle, ms));
            const start = performance.now();
            const answer = await fetch('/api/settle', {
              method: 'POST',
              headers: { 'content-type': 'application/json', 'x-studio': token },
              body: '{"session":"bench","file":"","pointer":""}',
            });
            await answer.json();
            times.push(performance.now() - start);
          }
          return times;
        },
        [messageCount, keyMs] as const,
      ),
    );
    return { times: result, usage };
  }

  /** Empties a required heading, waits for the finding, and writes the heading again. */
  async makeMistakes(headed: HeadedPage) {
    const key = await this.#chooseHeading(headed);
    const page = this.#page;
    const finding = `.field[data-at="${key}"] .finding`;
    const writes = this.#watchFile(headed.file);
    const times = [];
    for (let turn = 0; turn < mistakeCount; turn++) {
      const shown = page.evaluate((selector) => window.bench.whenShown(selector), finding);
      await page.keyboard.press('Backspace');
      const at = await shown;
      times.push(at - (await this.#readPressed()).at(-1)! - saveMs);
      await this.#waitForQuiet();
      await page.keyboard.insertText(headed.title);
      await page.locator(finding).waitFor({ state: 'detached' });
      await page.keyboard.press('Control+a');
      await this.#waitForQuiet();
    }
    return { times, writes: writes.stop() };
  }
}
