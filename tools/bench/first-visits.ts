import { type CDPSession, chromium, type Page } from '@playwright/test';
import { defineCommand } from '../../src/command-line/command.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { openSite } from '../../src/engine/content/open-site.ts';
import { createSiteServer } from '../../src/hosts/preview.ts';
import { plainError } from '../../src/shared/plain-error.ts';
import { findBrowser } from '../../tests/stage/find-browser.ts';
import { listen } from '../../tests/stage/listen.ts';

/** Round trip in ms, and Mbit per second down. */
const networks = [
  [40, 20],
  [70, 9],
  [150, 1.6],
] as const;
const visits = 5;
const phone = { width: 360, height: 740 };
/** A browser that has crashed answers nothing. */
const longestVisitMs = 60_000;
/** The elements of which the first one that is shown counts. */
const seen = { h1: 'h1, h1 *', button: '[data-tone]', bold: 'body *' };

const command = defineCommand({
  call: 'npm run bench:visits',
  description:
    'Visits pages of a built site for the first time, on a phone with three networks and five times each, and prints which texts have the font of the theme in the end, the layout shift and the largest contentful paint. The figures are for comparing on one machine, so nothing here passes or fails.',
  words: { placeholder: '[PAGE…]', most: 20 },
  options: { folder: { value: 'FOLDER', description: 'the built site', defaultText: 'dist' } },
  notes: 'PAGE is an address such as "/company/about"; the home page and three others unless given.',
  examples: ['npm run bench:visits', 'npm run bench:visits -- / --folder .cache/site'],
  exitCodes: { 0: 'all is measured', 2: 'something could not be measured' },
});

await runCommand(command, async ({ words, values: { folder = 'dist' } }) => {
  const paths = words.length > 0 ? words : choosePages();
  const { url, stop } = await listen(createSiteServer(folder));
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
    env: { ...(process.env as Record<string, string>), ...env },
  });
  console.log('| ms / Mbps | page | h1 | button | bold | greatest shift | median LCP in ms |');
  console.log('|---|---|---:|---:|---:|---:|---:|');
  try {
    for (const network of networks)
      for (const path of paths) {
        const all: Visit[] = [];
        for (let count = 0; count < visits; count++) {
          // A new context has an empty cache.
          const page = await browser.newPage({ viewport: phone });
          all.push(await endSoon(visit(page, url + path, network)));
          await page.context().close();
        }
        printRow(network, path, all);
      }
  } finally {
    await browser.close();
    await stop();
  }
});

/** @throws Error when a visit does not end. */
function endSoon(visited: Promise<Visit>): Promise<Visit> {
  const late = new Promise<never>((_, reject) => {
    const sentence = `The browser did not answer within ${longestVisitMs / 1000} seconds.`;
    setTimeout(() => reject(plainError(sentence)), longestVisitMs).unref();
  });
  return Promise.race([visited, late]);
}

interface Visit {
  /** Whether each text has the font of its style; undefined where the page has no such text. */
  fonts: Record<keyof typeof seen, boolean | undefined>;
  shift: number;
  paint: number;
}

/** The home page, and three others from the whole list. */
function choosePages(): string[] {
  const routes = [...openSite({ root: process.cwd() }).routes.keys()].filter((route) => route !== '/');
  return ['/', ...[0, 0.4, 0.8].flatMap((share) => routes[Math.floor(share * routes.length)] ?? [])];
}

async function visit(page: Page, address: string, [latency, megabits]: readonly [number, number]) {
  const driver = await page.context().newCDPSession(page);
  const bytes = (megabits * 1_000_000) / 8;
  await driver.send('Network.enable');
  await driver.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes / 2,
  });
  await page.addInitScript(() => {
    const watched = { shift: 0, paint: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) watched.paint = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  const { shift, paint } = await page.evaluate(
    () => (window as unknown as { watched: { shift: number; paint: number } }).watched,
  );
  const fonts = {} as Visit['fonts'];
  await page.evaluate(markTexts, seen);
  for (const name of Object.keys(seen) as (keyof typeof seen)[])
    fonts[name] = await hasOwnFont(driver, `[data-measured='${name}']`);
  return { fonts, shift, paint };
}

/** Marks the first text of each kind that is laid out; a bold one has a weight of 600 and more. */
function markTexts(kinds: Record<string, string>): void {
  for (const [kind, selector] of Object.entries(kinds)) {
    const marked = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim()) &&
        element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
        !element.dataset.measured &&
        (kind !== 'bold' || Number(getComputedStyle(element).fontWeight) >= 600),
    );
    if (marked) marked.dataset.measured = kind;
  }
}

/** Whether a text is drawn with a loaded file and not with a font of the device. */
async function hasOwnFont(driver: CDPSession, selector: string): Promise<boolean | undefined> {
  await driver.send('DOM.enable');
  await driver.send('CSS.enable');
  const { root } = await driver.send('DOM.getDocument', { depth: 0 });
  const { nodeId } = await driver.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  if (nodeId === 0) return undefined;
  const { fonts } = await driver.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

function printRow([latency, megabits]: readonly [number, number], path: string, all: Visit[]): void {
  const share = (name: keyof typeof seen) => {
    const measured = all.filter(({ fonts }) => fonts[name] !== undefined);
    const early = measured.filter(({ fonts }) => fonts[name]);
    return measured.length === 0 ? '–' : `${early.length} of ${measured.length}`;
  };
  const shift = Math.max(...all.map((entry) => entry.shift)).toFixed(4);
  const [paint = 0] = all
    .map((entry) => entry.paint)
    .toSorted((a, b) => a - b)
    .slice(visits >> 1);
  const cells = [`${latency} / ${megabits}`, path, share('h1'), share('button'), share('bold'), shift];
  console.log(`| ${[...cells, Math.round(paint)].join(' | ')} |`);
}
