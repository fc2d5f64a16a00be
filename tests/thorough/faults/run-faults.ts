import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { createSiteServer } from '../../../src/engine/serve/site-server.ts';
import { createMessageStore } from '../../../src/receiver/store/message-store.ts';
import { openDatabase } from '../../../src/receiver/store/open-database.ts';
import { startReceiverProcess } from '../../receiver/receiver-process.ts';
import { findFreePort } from '../../stage/find-free-port.ts';
import { createGate, createRandom, faults, forwardTo, type Destination, type Fault } from './hostile-gate.ts';

export interface FaultOptions {
  browser: Browser;
  /** A built site with the form `#inquiry` on the page /write-to-us. */
  site: string;
  count: number;
  seed: number;
  /** The receiver in a process of its own, or a stand-in that speaks like it and keeps messages in memory. */
  against: 'receiver' | 'stand-in';
  tabs?: number;
  onProgress?: (done: number) => void;
}

export interface FaultResult {
  injected: Record<Fault | 'reload', number>;
  sent: number;
  /** Messages of which exactly one is stored. */
  stored: number;
  /** Messages that are not stored, and that their visitor was told of and still has. */
  withVisitor: number;
  duplicated: number;
  /** Messages that are neither stored nor with their visitor. */
  lost: number;
}

/** How long a step of a visitor may take. */
const patienceMs = 180_000;

/** How a message ended on the screen. */
type End = 'arrived' | 'kept';

/** Sends messages with the real form in a real browser while everything between it and its destination goes wrong. */
export async function runFaults(options: FaultOptions): Promise<FaultResult> {
  const { browser, site, count, seed, against, tabs = 6 } = options;
  const destination = against === 'receiver' ? await startReceiver(site) : createStandIn();
  const gate = createGate(seed, destination.deliver, destination.kill);
  const server = createSiteServer(site, { receive: gate.receive });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/write-to-us`;
  const random = createRandom(seed + 1);
  const ends = new Map<string, End>();
  let next = 0;
  let reloads = 0;

  async function visit(): Promise<void> {
    const context = await browser.newContext();
    const page = await context.newPage();
    // As patient as the wait for a message: the machine may be busy with other things.
    page.setDefaultTimeout(patienceMs);
    await open(page, address);
    while (next < count) {
      const text = `Message ${next++} of run ${seed}`;
      const reloadAfterMs = random() < 0.04 ? random() * 1500 : undefined;
      if (reloadAfterMs !== undefined) reloads++;
      ends.set(text, await send(page, text, reloadAfterMs, address));
      options.onProgress?.(ends.size);
    }
    await context.close();
  }

  try {
    await Promise.all(Array.from({ length: tabs }, visit));
    const all = await destination.stored();
    const times = new Map<string, number>();
    for (const text of all) times.set(text, (times.get(text) ?? 0) + 1);
    const sent = [...ends];
    const isStored = (text: string) => (times.get(text) ?? 0) > 0;
    return {
      injected: {
        ...(Object.fromEntries(faults.map((fault) => [fault, gate.injected.get(fault) ?? 0])) as Record<
          Fault,
          number
        >),
        reload: reloads,
      },
      sent: sent.length,
      stored: sent.filter(([text]) => times.get(text) === 1).length,
      withVisitor: sent.filter(([text, end]) => end === 'kept' && !isStored(text)).length,
      duplicated: [...times.values()].filter((number) => number > 1).length,
      lost: sent.filter(([text, end]) => end === 'arrived' && !isStored(text)).length,
    };
  } finally {
    server.closeAllConnections();
    server.close();
    await destination.stop();
  }
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#inquiry form[novalidate]').waitFor();
}

/** Fills the form in and sends it; with a time, reloads the page while the message is under way, and sends it again. */
async function send(
  page: Page,
  text: string,
  reloadAfterMs: number | undefined,
  address: string,
): Promise<End> {
  await write(page, text);
  if (reloadAfterMs !== undefined) {
    await page.waitForTimeout(reloadAfterMs);
    if (!(await page.getByRole('group', { name: 'Your message has arrived' }).isVisible())) {
      await open(page, address);
      // What came back from the device is sent as it is, unless the message had arrived by then.
      const restored = await page.locator('#inquiry-requirement').inputValue();
      if (restored === '') return 'arrived';
      if (restored !== text) throw new Error(`The device kept "${restored}" of "${text}".`);
      await page.locator('#inquiry button[type="submit"]').click();
    }
  }
  const arrived = page.getByRole('group', { name: 'Your message has arrived' });
  const failed = page.getByRole('group', { name: 'Your message could not be delivered' });
  await arrived.or(failed).waitFor();
  if (await arrived.isVisible()) {
    await arrived.getByRole('button').click();
    return 'arrived';
  }
  const kept = await page.evaluate(() => Object.values(localStorage).join());
  if (!kept.includes(text) || !(await failed.innerText()).includes(text))
    throw new Error(`"${text}" failed and is no longer with its visitor.`);
  await failed.getByRole('button', { name: 'Back to the form' }).click();
  await page.locator('#inquiry').getByRole('button', { name: 'Forget what I typed' }).click();
  return 'kept';
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('#inquiry form').evaluate((form: HTMLFormElement, requirement) => {
    const answers: Record<string, string> = {
      fullName: 'Meera',
      email: 'meera@company.com',
      phone: '+91 20 1234',
      country: 'India',
      requirement,
    };
    for (const [name, answer] of Object.entries(answers)) {
      const control = form.elements.namedItem(name) as HTMLInputElement;
      control.value = answer;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.requestSubmit();
  }, text);
}

interface Running {
  deliver: Destination;
  kill(): Promise<void>;
  /** The texts of all stored messages. */
  stored(): Promise<string[]>;
  stop(): Promise<void>;
}

async function startReceiver(site: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const data = join(folder, 'inquiries.sqlite');
  const port = await findFreePort();
  const start = () => startReceiverProcess(['--site', site, '--data', data, '--rate', '1000000'], port);
  let current = await start();
  let restarting: Promise<void> | undefined;
  async function restart(): Promise<void> {
    current.process.kill('SIGKILL');
    await current.ended;
    current = await start();
  }
  return {
    deliver: forwardTo(port),
    async kill() {
      restarting ??= restart().finally(() => (restarting = undefined));
      await restarting;
    },
    async stored() {
      await restarting;
      // Killed once more: what counts is what is on the disk.
      current.process.kill('SIGKILL');
      await current.ended;
      const store = createMessageStore(openDatabase(data));
      const messages = store.list();
      await store.close();
      return messages.map(({ answers }) => answers.requirement ?? '');
    },
    async stop() {
      await restarting?.catch(() => {});
      current.process.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

function createStandIn(): Running {
  const messages = new Map<string, string>();
  let isDown = false;
  return {
    async deliver(_, body) {
      if (isDown) throw new Error('Nobody is there.');
      const { _id: id = '', requirement = '' } = JSON.parse(body.toString()) as Record<string, string>;
      const status = messages.has(id) ? 200 : 201;
      messages.set(id, requirement);
      return { status, body: JSON.stringify({ id }) };
    },
    async kill() {
      isDown = true;
      await new Promise((passed) => setTimeout(passed, 1500));
      isDown = false;
    },
    stored: async () => [...messages.values()],
    stop: async () => {},
  };
}

/** The result as a table. */
export function formatFaults({ injected, sent, stored, withVisitor, duplicated, lost }: FaultResult): string {
  const rows: [string, number][] = [
    ...Object.entries(injected).map(([fault, number]): [string, number] => [`injected: ${fault}`, number]),
    ['sent', sent],
    ['stored exactly once', stored],
    ['still with the visitor', withVisitor],
    ['duplicated', duplicated],
    ['lost', lost],
  ];
  return rows.map(([name, number]) => `${name.padEnd(28)}${String(number).padStart(6)}`).join('\n');
}
