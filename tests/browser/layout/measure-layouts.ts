import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Fault } from './measure-page.ts';

const widths = [320, 360, 768, 1024, 1100, 1280, 1440, 1920];

/** What visitors may have, by name: a width of the window, and text in its usual size or twice that. */
export const layouts = widths.flatMap((width) => [`${width}`, `${width} (200%)`]);

/** Looking for what is covered means scrolling through the page, so it is done where layouts differ most. */
const coveredIn = ['320', '768', '1280', '320 (200%)', '1280 (200%)'];
/** Pictures of whole pages take time, so text on pictures is looked at where pictures lie differently. */
const faintIn = ['360', '768', '1280', '1920'];

/** A fault and the layout it was found in. */
export interface FoundFault extends Fault {
  layout: string;
}

/** What the bundle puts into a page. */
export interface InPage {
  layout: typeof import('./measure-page.ts');
}

/** The script that puts what measure-page.ts exports into a page, as `layout`; for `page.evaluate`. */
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

/** Brings what measures into the page that is open, and every block of it to life. */
export async function prepareToMeasure(page: Page): Promise<void> {
  await page.evaluate(await (bundle ??= bundleMeasure()));
  await page.evaluate(() => (window as unknown as InPage).layout.hydratePage());
}

/** Lays out the page that is open, and prepared, in some layouts. Leaves it in the last of them. */
export async function measureLayouts(page: Page, only: readonly string[]): Promise<FoundFault[]> {
  const found: FoundFault[] = [];
  for (const layout of only) {
    const [, width, textSize = '100%'] = /^(\d+)(?: \((.+)\))?$/.exec(layout)!;
    await page.setViewportSize({ width: Number(width), height: 800 });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), textSize);
    await settle(page);
    const faults = await page.evaluate(
      (covered) => (window as unknown as InPage).layout.measurePage({ covered }),
      coveredIn.includes(layout),
    );
    if (faintIn.includes(layout)) faults.push(...(await findFaintTexts(page)));
    found.push(...faults.map((fault) => ({ ...fault, layout })));
  }
  return found;
}

function settle(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as InPage).layout.settle());
}

/** Window heights a page is pictured in: a picture of more than the window would be laid out anew. */
const greatestHeight = 8000;

/** Text on pictures that is too faint, compared with the pixels behind it. */
export async function findFaintTexts(page: Page): Promise<Fault[]> {
  const list = () => page.evaluate(() => (window as unknown as InPage).layout.listOnPictures());
  if ((await list()).length === 0) return [];
  const size = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, greatestHeight);
  await page.setViewportSize({ width: size.width, height });
  await settle(page);
  const texts = await list();
  await page.evaluate(() => (window as unknown as InPage).layout.hideText(true));
  const found: Fault[] = [];
  for (let top = 0; top < whole; top += height) {
    const reached = await page.evaluate((to) => {
      scrollTo({ top: to, behavior: 'instant' });
      return scrollY;
    }, top);
    const shot = (await page.screenshot({ scale: 'css' })).toString('base64');
    const faint = await page.evaluate(
      ([of, image, from]) => (window as unknown as InPage).layout.judgeOnPictures(of, image, from),
      [texts, shot, reached] as const,
    );
    found.push(...faint.map((fault) => ({ ...fault, kind: 'contrast' })));
  }
  await page.evaluate(() => (window as unknown as InPage).layout.hideText(false));
  await page.setViewportSize(size);
  return found;
}
