import type { Page } from '@playwright/test';
import { type Layout, layoutsNamed } from '../layout/layouts.ts';
import { measureLayouts, prepareToMeasure } from '../layout/measure-layouts.ts';
import { desktop, findViolations, phone, tablet } from '../shell-steps.ts';
import { findDeadLinks } from './find-dead-links.ts';
import { hiddenWhereLayoutWaits, loadInSteps } from './first-screen.ts';
import { listen } from './listen.ts';
import { watchMoves } from './watch-moves.ts';

/** A window in which a page is loaded, and the layouts it is then brought into without loading it again. */
export interface Screen {
  viewport: { width: number; height: number };
  layouts: Layout[];
}

const phoneScreen: Screen = { viewport: phone, layouts: layoutsNamed('320', '360', '320 (200%)') };
const desktopScreen: Screen = {
  viewport: desktop,
  layouts: layoutsNamed('768', '1280', '1280 (200%)'),
};
export const threeScreens: Screen[] = [
  { viewport: phone, layouts: layoutsNamed('360') },
  { viewport: tablet, layouts: layoutsNamed('768') },
  { viewport: desktop, layouts: layoutsNamed('1280') },
];

interface Walk {
  /** Address of the site, with its base and without a slash at the end. */
  site: string;
  path: string;
  screens?: Screen[];
  /** Paths that may be linked to before there is a page. */
  planned?: readonly string[];
  /** What is not asked: what needs a page of a whole site (links, headings), axe, and how the page comes to be seen. */
  leaveOut?: readonly ('axe' | 'content' | 'first screen')[];
}

/**
 * Loads a page once for each screen, and asks of it all that holds for every page. Gives a line for each fault, with the
 * page, the width, what found it, and where.
 */
export async function walkPage(
  page: Page,
  { site, path, screens = [phoneScreen, desktopScreen], planned = [], leaveOut = [] }: Walk,
): Promise<string[]> {
  const found: string[] = [];
  const asks = (what: (typeof leaveOut)[number]) => !leaveOut.includes(what);
  const heard = listen(page, site);
  const moved = await watchMoves(page);
  for (const { viewport, layouts } of screens) {
    const say = (lines: string[], width: number | string = viewport.width) =>
      found.push(...lines.map((line) => `${path} at ${width}: ${line}`));
    await page.setViewportSize(viewport);
    if (asks('first screen')) {
      say(await loadInSteps(page, site + path));
      // Has all laid out, though nobody scrolls.
      await page.evaluate(() => void dispatchEvent(new Event('blur')));
      say(await page.evaluate(hiddenWhereLayoutWaits));
    } else await page.goto(site + path);
    if (asks('content')) {
      const mains = await page.locator('h1').count();
      if (mains !== 1) say([`has ${mains} main headings`]);
      say(await findDeadLinks(page, site, planned));
    }
    await prepareToMeasure(page);
    say(await moved());
    if (asks('axe')) say((await findViolations(page)).map((line) => `axe: ${line}`));
    for (const { layout, kind, block, detail } of await measureLayouts(page, layouts))
      say([`${kind}: ${detail}${block && ` (#${block})`}`], layout);
    await heard.untilQuiet();
    say(heard.take());
  }
  return found;
}
