import type { Page } from '@playwright/test';
import { desktop, phone } from '../shell-steps.ts';

/**
 * Loads a page twice without scripts: as it is, and with an empty style sheet, because the critical CSS must be
 * complete. Returns a line per fault. The header is the same on all pages: it is compared on the home page.
 */
export async function walkWithoutScripts(page: Page, site: string, path: string): Promise<string[]> {
  const first = 'main > section:first-child';
  const parts = `${first}, ${first} *${path === '/' ? ', header, header *:not([aria-controls] ~ *, [aria-controls] ~ * *)' : ''}`;
  const whole = await stylesOnScreens(page, site + path, parts);
  const hidden = page
    .locator(
      'main :is(h1, h2, h3, p, li):not([data-scripts-only], [data-scripts-only] *, [hidden] *, dialog *, details:not([open]) *)',
    )
    .filter({ visible: false });
  const found = (await hidden.allTextContents()).map((text) => `does not show "${text}"`);
  if (!(await page.locator('h1').isVisible())) found.push('does not show its main heading');
  await page.route('**/assets/site-*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
  const alone = await stylesOnScreens(page, site + path, parts);
  for (const [width, styles] of whole) {
    const other = alone.get(width)!;
    if (styles.length !== other.length)
      found.push(`renders other elements in its first screen with its style sheet, at ${width}`);
    for (const [index, style] of styles.entries())
      if (other[index] !== style)
        found.push(`at ${width} the style sheet changes "${other[index]}" to "${style}"`);
  }
  return found.map((line) => `${path} without scripts: ${line}`);
}

async function stylesOnScreens(page: Page, address: string, parts: string): Promise<Map<number, string[]>> {
  const styles = new Map<number, string[]>();
  await page.goto(address);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    styles.set(viewport.width, await page.evaluate(stylesOf, parts));
  }
  return styles;
}

/**
 * All computed styles of the elements, except custom properties (may be unused), transitions (nothing changes yet) and
 * sizes (a late font is not applied until the next visit).
 */
function stylesOf(parts: string): string[] {
  const others =
    /^(?:--.*|transition.*|width|height|inline-size|block-size|top|right|bottom|left|inset.*|margin.*|grid-template.*|.*-origin)$/;
  return [...document.querySelectorAll(parts)].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      // Nothing is generated, whatever else its styles are.
      const names = part && style.content === 'none' ? ['content'] : [...style];
      const values = names
        .filter((name) => !others.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.localName}.${element.className}${part ?? ''} { ${values.join('; ')} }`;
    }),
  );
}
