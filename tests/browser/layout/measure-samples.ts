import type { Browser, Page } from '@playwright/test';
import type { SamplePage } from '../blocks/sample-pages.ts';
import { bundleMeasure } from './bundle-measure.ts';
import type { Fault } from './fault.ts';
import { type Layout, layouts, looksForCovered, looksForFaint, nameLayout } from './layouts.ts';

/** A fault and the layouts it was found in. */
export interface FoundFault extends Fault {
  layout: string;
}

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

/**
 * Pictures take their room from the page's own figures; what they show takes time to draw and changes no layout. Light and
 * dark threads, so that text on them is compared with the worst that can be behind it.
 */
const drawnQuickly = {
  contentType: 'image/svg+xml',
  body: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M0 0h80v60H0z"/><path stroke="#fff" stroke-width="5" d="M0 5h80M0 15h80M0 25h80M0 35h80M0 45h80M0 55h80"/></svg>`,
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

/** Lays one page out in some layouts. `measure` is what `bundleMeasure` gives. */
export async function measureOne(
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
  await page.evaluate(() => (window as unknown as InPage).layout.hydratePage());
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
    if (looksForFaint(current)) note(current, await findFaintTexts(page));
  }
  await page.close();
  return found;
}

/** Window heights a page is pictured in: a picture of more than the window would be laid out anew. */
const greatestHeight = 8000;

/** Text on pictures is compared with the pixels behind it. */
async function findFaintTexts(page: Page): Promise<Fault[]> {
  const list = () => page.evaluate(() => (window as unknown as InPage).layout.listOnPictures());
  if ((await list()).length === 0) return [];
  const size = page.viewportSize()!;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(whole, greatestHeight);
  await page.setViewportSize({ width: size.width, height });
  await page.evaluate(() => (window as unknown as InPage).layout.settle());
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
