import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { listFile } from '../receiver/open-file.ts';
import { startReceiverProcess } from '../receiver/receiver-process.ts';
import { buildFixture } from '../stage/build-fixture.ts';
import { findBrowser } from '../stage/find-browser.ts';
import { findFreePort, listen } from '../stage/listen.ts';
import { createRandom } from '../stage/random.ts';
import { createGate, forwardTo } from './hostile-gate.ts';

// `FAULTS=100 FAULTS_SEED=7 npm run test:thorough faults` sends fewer messages, with other faults.
const count = Number(process.env.FAULTS ?? 1000);
const seed = Number(process.env.FAULTS_SEED ?? 1);
const tabs = 6;
/** Time limit for one step of a visitor. */
const patienceMs = 180_000;

test(`none of ${count} messages is lost or stored twice under any fault between form and store`, async () => {
  const site = await buildFixture();
  onTestFinished(site.remove);
  const receiver = await startKilledReceiver(site.folder, join(site.pages, 'inquiries.sqlite'));
  const gate = createGate(createRandom(seed).next, receiver.deliver, receiver.kill);
  const server = await listen(createSiteServer(site.folder, { receive: gate.receive }));
  const address = `${server.url}/write-to-us`;
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: ['--no-sandbox', '--disable-background-timer-throttling', '--disable-renderer-backgrounding'],
  });
  const { next } = createRandom(seed + 1);
  /** For each message: it arrived, as the visitor was told, or the visitor kept it. */
  const ends = new Map<string, 'arrived' | 'kept'>();
  let begun = 0;

  async function visit(): Promise<void> {
    const page = await (await browser.newContext()).newPage();
    // The same limit as for a message, because the machine may be busy.
    page.setDefaultTimeout(patienceMs);
    await open(page, address);
    while (begun < count) {
      const text = `Message ${begun++} of run ${seed}`;
      const reloadAfterMs = next() < 0.04 ? next() * 1500 : undefined;
      ends.set(text, await send(page, text, reloadAfterMs, address));
    }
  }

  try {
    await Promise.all(Array.from({ length: tabs }, visit));
  } finally {
    await browser.close();
    await server.stop();
  }
  const stored = await receiver.stop();
  const sent = [...ends];
  console.log({ ...Object.fromEntries(gate.injected), sent: sent.length, stored: stored.length });
  expect({
    lost: sent.filter(([text, end]) => end === 'arrived' && !stored.includes(text)),
    twice: stored.filter((text, index) => stored.indexOf(text) !== index),
  }).toEqual({ lost: [], twice: [] });
  expect(sent).toHaveLength(count);
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('#inquiry form[novalidate]').waitFor();
}

/** Fills in the form and sends it. With `reloadAfterMs`, reloads the page during the request and sends it again. */
async function send(
  page: Page,
  text: string,
  reloadAfterMs: number | undefined,
  address: string,
): Promise<'arrived' | 'kept'> {
  const arrived = page.getByRole('group', { name: 'Your message has arrived' });
  const failed = page.getByRole('group', { name: 'Your message could not be delivered' });
  await write(page, text);
  if (reloadAfterMs !== undefined) {
    await page.waitForTimeout(reloadAfterMs);
    if (!(await arrived.isVisible())) {
      await open(page, address);
      // A restored draft is sent again, unless the message has arrived by then.
      const restored = await page.locator('#inquiry_requirement').inputValue();
      if (restored === '') return 'arrived';
      expect(restored).toBe(text);
      await page.locator('#inquiry button[type="submit"]').click();
    }
  }
  await arrived.or(failed).waitFor();
  if (await arrived.isVisible()) {
    await arrived.getByRole('button').click();
    return 'arrived';
  }
  expect(await page.evaluate(() => Object.values(localStorage).join())).toContain(text);
  expect(await failed.innerText()).toContain(text);
  await failed.getByRole('button', { name: 'Back to the form' }).click();
  await page.locator('#inquiry').getByRole('button', { name: 'Forget what I typed' }).click();
  return 'kept';
}

async function write(page: Page, text: string): Promise<void> {
  await page.locator('#inquiry form').evaluate((form: HTMLFormElement, requirement) => {
    const sender = { fullName: 'Meera', email: 'meera@company.com', phone: '+91 20 1234', country: 'India' };
    for (const [name, answer] of Object.entries({ ...sender, requirement })) {
      const control = form.elements.namedItem(name) as HTMLInputElement;
      control.value = answer;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
    form.requestSubmit();
  }, text);
}

/** The receiver in a separate process, which is restarted after a kill. */
async function startKilledReceiver(site: string, data: string) {
  const port = await findFreePort();
  const start = () =>
    startReceiverProcess(['--port', `${port}`, '--site', site, '--data', data, '--rate', '1000000']);
  let current = await start();
  let restarting: Promise<void> | undefined;
  async function end(): Promise<void> {
    current.process.kill('SIGKILL');
    await current.ended;
  }
  const restart = async () => {
    await end();
    current = await start();
    restarting = undefined;
  };
  return {
    deliver: forwardTo(port),
    kill: () => (restarting ??= restart()),
    /** Kills it for good and returns the texts of all stored messages: only the disk counts. */
    async stop() {
      await restarting;
      await end();
      return (await listFile(data)).map(({ answers }) => answers.requirement ?? '');
    },
  };
}
