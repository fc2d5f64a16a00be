import type { Page } from '@playwright/test';
import { hold, passTwoFrames } from '../shell-steps.ts';

/**
 * Loads a page with its style sheet held back, and says what is wrong with what is seen of it until then: its first block
 * must be there, nothing without its styles, and nothing may move when the rest comes.
 */
export async function loadInSteps(page: Page, address: string): Promise<string[]> {
  const found: string[] = [];
  const sheet = '**/assets/site-*.css';
  const release = await hold(page, sheet);
  const loaded = page.goto(address);
  const first = page.locator('main > section').first();
  await first.waitFor();
  await passTwoFrames(page);
  const early = await page.locator('main > link ~ :not(script)').count();
  if (early > 0) found.push(`${early} blocks are there before their style sheet`);
  const before = JSON.stringify(await first.boundingBox());
  release();
  await loaded;
  const after = JSON.stringify(await first.boundingBox());
  if (after !== before)
    found.push(`the first block moves from ${before} to ${after} when the style sheet comes`);
  await page.unroute(sheet);
  return found;
}

/**
 * The HTML of what is not shown in blocks that may wait to be laid out. Chromium tells screen readers of all that such a
 * block holds, as it does not know yet what its styles hide. What readers are never told of does not count.
 */
export function hiddenWhereLayoutWaits(): string[] {
  const heard =
    ':not([aria-hidden="true"], [aria-hidden="true"] *, [inert], [inert] *, svg *, option, picture)';
  return [...document.querySelectorAll(`[data-far] ${heard}`)]
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
