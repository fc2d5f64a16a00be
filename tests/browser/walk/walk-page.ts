import type { Page } from '@playwright/test';
import { measureLayouts, prepareToMeasure } from '../layout/measure-layouts.ts';
import { desktop, findViolations, phone, watchShifts } from '../shell-steps.ts';
import { findHiddenInDeferredBlocks, loadInSteps } from './first-screen.ts';
import { findFaintWhenHovered } from './hovered.ts';
import { walkOnPaper } from './on-paper.ts';

/** A window size to load a page in, and the layouts to measure without reloading. */
export interface Screen {
  viewport: { width: number; height: number };
  layouts: string[];
  /** Whether axe looks at the page in this window. */
  axe?: boolean;
}

const eachChange: Screen[] = [
  // Targets are smallest here. Header and dialogs of wide windows: shell-axe.spec.ts.
  { viewport: phone, layouts: ['360', '320 (200%)', '1280'], axe: true },
];
/** Every supported layout, of a page that was loaded on a phone and on a desktop. */
export const allScreens: Screen[] = [
  { viewport: phone, layouts: ['320', '360', '320 (200%)', '320 (spaced)'], axe: true },
  { viewport: desktop, layouts: ['768', '1280', '1280 (200%)', '1190 (spaced)'], axe: true },
];
/** Colours differ at night, and hardly anything else. */
export const nightScreens: Screen[] = [
  { viewport: phone, layouts: ['360'], axe: true },
  { viewport: desktop, layouts: ['1280'], axe: true },
];

interface Walk {
  /** URL of the site, with its base and without a trailing slash. */
  site: string;
  path: string;
  screens?: Screen[];
  leaveOut?: readonly ('headings' | 'first screen' | 'fonts')[];
  /** See `measureLayouts`. */
  halves?: boolean;
}

/**
 * Loads a page once per screen and runs all checks for pages, but not those to leave out. Returns a line per fault, with
 * page, width, detector and element.
 */
export async function walkPage(
  page: Page,
  { site, path, screens = eachChange, leaveOut = [], halves }: Walk,
) {
  const found: string[] = [];
  const asks = (what: (typeof leaveOut)[number]) => !leaveOut.includes(what);
  // Failed requests are in the console, which every test checks.
  const outside = new Set<string>();
  page.on('request', (request) => {
    const address = request.url();
    if (!/^(?:data|blob):/.test(address) && !`${address}/`.startsWith(`${site}/`)) outside.add(address);
  });
  const shifts = await watchShifts(page);
  for (const { viewport, layouts, axe } of screens) {
    const say = (lines: string[], width: number | string = viewport.width) =>
      found.push(...lines.map((line) => `${path} at ${width}: ${line}`));
    await page.setViewportSize(viewport);
    let allowed = 0;
    if (asks('first screen')) {
      const { found: faults, byFonts } = await loadInSteps(page, site + path, shifts);
      say(faults);
      if (!asks('fonts')) allowed = byFonts;
      // Ends deferred layout without scrolling.
      await page.evaluate(() => void dispatchEvent(new Event('blur')));
      say(await page.evaluate(findHiddenInDeferredBlocks));
    } else await page.goto(site + path);
    const mains = await page.locator('h1').count();
    if (asks('headings') && mains !== 1) say([`has ${mains} main headings`]);
    await prepareToMeasure(page);
    const shift = Math.round(100 * ((await shifts()) - allowed)) / 100;
    if (shift > 0) say([`moves while it loads, by a layout shift of ${shift}`]);
    if (axe) {
      say((await findViolations(page)).map((line) => `axe: ${line}`));
      say((await findFaintWhenHovered(page)).map((line) => `hovered: ${line}`));
    }
    for (const { layout, kind, block, detail } of await measureLayouts(
      page,
      layouts,
      halves ? { halves } : {},
    ))
      say([`${kind}: ${detail}${block && ` (#${block})`}`], layout);
  }
  found.push(...(await walkOnPaper(page)).map((line) => `${path} in print: ${line}`));
  found.push(...[...outside].map((address) => `${path} requests outside the site: ${address}`));
  return found;
}
