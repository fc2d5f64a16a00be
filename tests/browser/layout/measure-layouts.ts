import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Fault } from './measure-page.ts';

const widths = [320, 360, 768, 1024, 1100, 1280, 1440, 1920];

/** Layouts by name: a window width, and text at normal size, at twice the size, or with extra spacing. */
export const layouts = widths.flatMap((width) => [`${width}`, `${width} (200%)`]);

/** Finding covered text scrolls through the page, so it is done only in the layouts that differ most. */
const coveredIn = ['320', '768', '1280', '320 (200%)', '1280 (200%)'];
/** Screenshots take time, so text on pictures is measured only where pictures are positioned differently. */
const faintIn = ['360', '768', '1280', '1920'];

type Measure = typeof import('./measure-page.ts');

/** Calls an export of measure-page.ts in a page prepared by `prepareToMeasure`. */
export function callMeasure<Name extends keyof Measure>(
  page: Page,
  name: Name,
  ...args: Parameters<Measure[Name]>
): Promise<Awaited<ReturnType<Measure[Name]>>> {
  return page.evaluate(
    ([wanted, given]) => {
      const { layout } = window as unknown as { layout: Record<string, (...all: unknown[]) => never> };
      return layout[wanted]!(...given);
    },
    [name as string, args as unknown[]] as const,
  );
}

/** Returns a script that defines the exports of measure-page.ts as `window.layout`. */
async function bundleMeasure(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'measure-page.ts'), formats: ['iife'], name: 'layout' },
    },
  })) as Rolldown.RolldownOutput[];
  const code = built[0]?.output[0].code ?? '';
  return `${code}\nwindow.layout = layout;`;
}

let bundle: Promise<string> | undefined;

/** Adds the measuring code to the open page, and hydrates all blocks. */
export async function prepareToMeasure(page: Page): Promise<void> {
  await whileDrawn(page, () => prepare(page));
}

async function prepare(page: Page): Promise<void> {
  await page.evaluate(await (bundle ??= bundleMeasure()));
  await callMeasure(page, 'hydratePage');
}

/**
 * Does work on a page, and again on the reloaded page where that gets no frame any more, not even for a screenshot: one
 * of a thousand pages in headless Chromium 143.
 */
async function whileDrawn<Result>(page: Page, work: () => Promise<Result>): Promise<Result> {
  return work().catch(async (error: Error) => {
    if (!error.message.includes('has stopped drawing')) throw error;
    await page.reload();
    await prepare(page);
    return work();
  });
}

type FoundFault = Fault & { layout: string };

/**
 * Measures the open, prepared page in the given layouts. It stays in the last one. `halves`: an empty half is a fault
 * where the content could fill it, and not in any block of few words.
 */
export async function measureLayouts(
  page: Page,
  only: readonly string[],
  { halves = false } = {},
): Promise<FoundFault[]> {
  const found: FoundFault[] = [];
  for (const layout of only) found.push(...(await whileDrawn(page, () => measureLayout(page, layout))));
  return found.filter(({ kind }) => halves || kind !== 'empty half');
}

async function measureLayout(page: Page, layout: string): Promise<FoundFault[]> {
  const [, width, textSize = '100%'] = /^(\d+)(?: \((.+)\))?$/.exec(layout)!;
  await page.setViewportSize({ width: Number(width), height: 800 });
  const isSpaced = textSize === 'spaced';
  await page.evaluate(
    (size) => void (document.documentElement.style.fontSize = size),
    isSpaced ? '' : textSize,
  );
  await callMeasure(page, 'spaceText', isSpaced);
  await callMeasure(page, 'settle');
  const faults = await callMeasure(page, 'measurePage', { covered: coveredIn.includes(layout) });
  if (faintIn.includes(layout)) faults.push(...(await findFaintTexts(page)));
  // Text with extra spacing may break and leave gaps.
  const counted = faults.filter(({ kind }) => !isSpaced || !/empty|squeezed/.test(kind));
  return counted.map((fault) => ({ ...fault, layout }));
}

/** Greatest window height in px: a screenshot of more than the window would change the layout. */
const greatestHeight = 8000;

/** Text on pictures with too little contrast to the pixels behind it. */
export async function findFaintTexts(page: Page): Promise<Fault[]> {
  if ((await callMeasure(page, 'listOnPictures')).length === 0) return [];
  const size = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, greatestHeight);
  await page.setViewportSize({ width: size.width, height });
  await callMeasure(page, 'settle');
  const texts = await callMeasure(page, 'listOnPictures');
  await callMeasure(page, 'hideText', true);
  const found: Fault[] = [];
  for (let top = 0; top < whole; top += height) {
    const reached = await page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' });
      return scrollY;
    }, top);
    const shot = (await page.screenshot({ scale: 'css' })).toString('base64');
    const faint = await callMeasure(page, 'judgeOnPictures', texts, shot, reached);
    found.push(...faint.map((fault) => ({ ...fault, kind: 'contrast' })));
  }
  await callMeasure(page, 'hideText', false);
  await page.setViewportSize(size);
  return found;
}
