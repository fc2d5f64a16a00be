import type { Page } from '@playwright/test';
import { hold, passTwoFrames } from '../shell-steps.ts';

/**
 * Loads a page with its style sheet held back, and then its fonts, and returns the faults of its first screen: the first
 * block must be present, nothing may lack its styles, and nothing may shift when the rest arrives. `byFonts`: how far
 * the fonts move it.
 */
export async function loadInSteps(
  page: Page,
  address: string,
  shifts: () => Promise<number>,
): Promise<{ found: string[]; byFonts: number }> {
  const found: string[] = [];
  const release = await hold(page, '**/assets/site-*.css');
  const releaseFonts = await hold(page, '**/*.woff2');
  const loaded = page.goto(address);
  const first = page.locator('main > section').first();
  await first.waitFor();
  await passTwoFrames(page);
  const early = await page.locator('main > link ~ :not(script)').count();
  if (early > 0) found.push(`${early} blocks are rendered before their style sheet`);
  const before = JSON.stringify(await first.boundingBox());
  release();
  // A script waits for the style sheet.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await passTwoFrames(page);
  const after = JSON.stringify(await first.boundingBox());
  if (after !== before)
    found.push(`the first block moves from ${before} to ${after} when the style sheet loads`);
  const inFallbacks = await shifts();
  releaseFonts();
  await loaded;
  await page.evaluate(() => document.fonts.ready);
  return { found, byFonts: (await shifts()) - inFallbacks };
}

/**
 * The HTML of hidden elements in blocks with deferred layout. Chromium exposes them to screen readers, because it has
 * not resolved the styles that hide them. Elements never exposed do not count.
 */
export function findHiddenInDeferredBlocks(): string[] {
  const heard =
    ':not([aria-hidden="true"], [aria-hidden="true"] *, [inert], [inert] *, svg *, option, picture)';
  return [...document.querySelectorAll(`[data-deferred] ${heard}`)]
    .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.matches('a, button, input, img:not([alt=""])') || ownText(element) !== '')
    .map(({ outerHTML }) => `a block that waits to be laid out hides ${outerHTML.slice(0, 200)}`);

  function ownText({ childNodes }: Element): string {
    const texts = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  }
}
