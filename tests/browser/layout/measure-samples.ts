import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from '@playwright/test';
import type { SamplePage } from '../blocks/sample-pages.ts';
import { bundleMeasure } from './bundle-measure.ts';
import type { Fault } from './fault.ts';
import { type Layout, layouts, looksForCovered, nameLayout } from './layouts.ts';

/** A fault and the layouts it was found in. */
export interface FoundFault extends Fault {
  layout: string;
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the bundle puts into a page. */
interface InPage {
  layout: typeof import('./measure-page.ts');
}

interface Options {
  browser: Browser;
  url: string;
  pages: SamplePage[];
  /** How many pages are measured at the same time. */
  atOnce: number;
  /** In which layouts; in all of them unless said. */
  only?: Layout[];
}

/** Pictures take their room from the page's own figures; what they show takes time to draw and changes no layout. */
const drawnQuickly = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#8c8472" d="M0 0h4v3H0z"/></svg>',
};

/** Lays every page out in every layout and collects what is wrong. */
export async function measureSamples({
  browser,
  url,
  pages,
  atOnce,
  only = layouts,
}: Options): Promise<FoundFault[]> {
  const measure = await bundleMeasure();
  const waiting = [...pages.entries()];
  const found: FoundFault[] = [];
  const work = async () => {
    // Film and slides would be judged between two states.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.route(/\/(?:img|_img|tech)\/[^/]+$/, (route) => route.fulfill(drawnQuickly));
    await context.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, { name }] = next;
      found.push(
        ...(await measureOne(await context.newPage(), `${url}/${index === 0 ? '' : name}`, measure, only)),
      );
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return found;
}

async function measureOne(
  page: Page,
  address: string,
  measure: string,
  only: Layout[],
): Promise<FoundFault[]> {
  const found: FoundFault[] = [];
  const note = (layout: Layout, faults: Fault[]) =>
    found.push(
      ...faults.map(({ block, kind, detail }) => ({
        block,
        kind,
        detail: block === '' ? `${detail} (${address})` : detail,
        layout: nameLayout(layout),
      })),
    );
  let current = layouts[0]!;
  const say = (detail: string) => note(current, [{ block: '', kind: 'console', detail }]);
  page.on('console', (message) => say(message.text()));
  page.on('pageerror', (error) => say(error.message));

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  await page.evaluate(measure);
  await page.evaluate(() => (window as unknown as InPage).layout.wakePage());
  await page.waitForLoadState('networkidle');
  for (current of only) {
    await page.setViewportSize({ width: current.width, height: 800 });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), current.textSize);
    await page.evaluate(() => (window as unknown as InPage).layout.settle());
    note(
      current,
      await page.evaluate(
        (covered) => (window as unknown as InPage).layout.measurePage({ covered }),
        looksForCovered(current),
      ),
    );
    if (nameLayout(current) === '1280') note(current, await findPoorContrast(page));
  }
  await page.close();
  return found;
}

async function findPoorContrast(page: Page): Promise<Fault[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run('main', {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ target, any }) => ({
        block: document.querySelector(String(target[0]))?.closest('[data-section]')?.id ?? '',
        kind: 'contrast' as const,
        detail: `${String(target[0])}: ${any[0]?.message ?? ''}`,
      })),
    );
  });
}
