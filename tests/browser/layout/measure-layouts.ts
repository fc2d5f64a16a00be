import type { Page } from '@playwright/test';
import { bundleMeasure } from './bundle-measure.ts';
import type { Fault } from './fault.ts';
import { type Layout, looksForCovered, looksForFaint, nameLayout } from './layouts.ts';

/** A fault and the layout it was found in. */
export interface FoundFault extends Fault {
  layout: string;
}

/** What the bundle puts into a page. */
export interface InPage {
  layout: typeof import('./measure-page.ts');
}

let bundle: Promise<string> | undefined;

/** Brings what measures into the page that is open, and every block of it to life. */
export async function prepareToMeasure(page: Page): Promise<void> {
  await page.evaluate(await (bundle ??= bundleMeasure()));
  await page.evaluate(() => (window as unknown as InPage).layout.hydratePage());
}

/** Lays out the page that is open, and prepared, in some layouts. Leaves it in the last of them. */
export async function measureLayouts(page: Page, only: readonly Layout[]): Promise<FoundFault[]> {
  const found: FoundFault[] = [];
  for (const layout of only) {
    await page.setViewportSize({ width: layout.width, height: 800 });
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), layout.textSize);
    await settle(page);
    const faults = await page.evaluate(
      (covered) => (window as unknown as InPage).layout.measurePage({ covered }),
      looksForCovered(layout),
    );
    if (looksForFaint(layout)) faults.push(...(await findFaintTexts(page)));
    found.push(...faults.map((fault) => ({ ...fault, layout: nameLayout(layout) })));
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
    found.push(...faint.map((fault) => ({ ...fault, kind: 'contrast' as const })));
  }
  await page.evaluate(() => (window as unknown as InPage).layout.hideText(false));
  await page.setViewportSize(size);
  return found;
}
