import type { Page } from '@playwright/test';
import { desktop, findViolations, passTwoFrames, phone, storeBefore, watchShifts } from '../shell-steps.ts';
import { expect, test } from '../test.ts';
import { sitePages } from './site-pages.ts';

test.beforeEach(({ page }) => storeBefore(page, { cookieConsent: 'true' }));

for (const path of sitePages) {
  test(`${path} gives axe nothing to find, on a desktop and on a phone`, async ({ page }) => {
    // Slides and films that move on would be judged halfway between two states.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await findViolations(page), `${viewport.width} px`).toEqual([]);
    }
  });

  test(`${path} fits a screen of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test(`${path} shows itself without an error, a failed request or a broken rule of its policy`, async ({
    page,
  }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => {
      // A film is asked for in parts, and the browser ends requests it needs no more.
      if (request.resourceType() !== 'media') failed.push(`${request.failure()?.errorText} ${request.url()}`);
    });
    await page.goto(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await scrollThrough(page);
    expect(failed).toEqual([]);
  });

  test(`${path} shows its first block before the style sheet is there, nothing without its styles, and nothing moves`, async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/site-*.css', async (route) => {
      await held;
      await route.continue();
    });
    const loaded = page.goto(path);
    const first = page.locator('main > section').first();
    await expect(first).toBeVisible();
    await passTwoFrames(page);
    expect(await page.locator('main > link ~ :not(script)').count()).toBe(0);
    const before = await first.boundingBox();
    release();
    await loaded;
    expect(await first.boundingBox()).toEqual(before);
    expect(await shifts()).toBe(0);
  });

  // Chromium tells screen readers of all that such a block holds, as it does not know yet what its styles hide.
  test(`${path} has no block wait to be laid out that hides words or controls`, async ({ page }) => {
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport);
      // An address that names a place has all laid out, so that it is known what is hidden.
      await page.goto(`${path}#main`);
      expect(await page.evaluate(hiddenWhereLayoutWaits), `${viewport.width} px`).toEqual([]);
    }
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of sitePages) {
    test(`${path} shows its text`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const hidden = page
        .locator('main :is(h1, h2, h3, p, li):not([data-scripts-only], [data-scripts-only] *, [hidden] *)')
        .filter({ visible: false });
      expect(await hidden.allTextContents()).toEqual([]);
    });

    test(`${path} styles its top by itself, whatever the style sheet adds`, async ({ page }) => {
      for (const viewport of [desktop, phone]) {
        await page.setViewportSize(viewport);
        await page.goto(path);
        const whole = await page.evaluate(stylesOfTop);
        await page.route('**/assets/site-*.css', (route) =>
          route.fulfill({ contentType: 'text/css', body: '' }),
        );
        await page.goto(path);
        expect(await page.evaluate(stylesOfTop), `${viewport.width} px`).toEqual(whole);
        await page.unroute('**/assets/site-*.css');
      }
    });
  }
});

test('the menus of the header stand beside the sign-in buttons in every width that shows them', async ({
  page,
}) => {
  for (const width of [1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const ends = await page.evaluate(() => {
      const right = (element: Element) => element.getBoundingClientRect().right;
      const shown = (selector: string) =>
        [...document.querySelectorAll(`header ${selector}`)].filter((element) =>
          element.checkVisibility({ visibilityProperty: true }),
        );
      const buttons = shown('[popovertarget]').map((element) => element.getBoundingClientRect().left);
      return {
        page: document.documentElement.scrollWidth,
        menus: Math.max(...shown('nav :is(a, button)').map(right)),
        buttons: Math.min(...buttons),
      };
    });
    expect(ends.page, `${width} px`).toBe(width);
    expect(ends.menus, `${width} px`).toBeGreaterThan(0);
    expect(ends.menus, `${width} px`).toBeLessThanOrEqual(ends.buttons);
  }
});

/** The HTML of what is not shown in blocks that may wait, but for what screen readers are never told of. */
function hiddenWhereLayoutWaits(): string[] {
  const heard = ':not([aria-hidden="true"], [aria-hidden="true"] *, svg *, option, picture)';
  return [...document.querySelectorAll(`[data-far] ${heard}`)]
    .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.matches('a, button, input, img:not([alt=""])') || ownText(element) !== '')
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

  function ownText({ childNodes }: Element): string {
    const texts = [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  }
}

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  await page.waitForLoadState('networkidle');
}

/**
 * All computed styles of what a visitor sees of the header and the first block, but for custom properties, which may go
 * unused, for how something changes, as nothing does yet, and for sizes: a font that comes late is left out until the
 * next visit.
 */
function stylesOfTop(): string[] {
  const others =
    /^(?:--.*|transition.*|width|height|inline-size|block-size|top|right|bottom|left|inset.*|margin.*|grid-template.*|.*-origin)$/;
  const shown = document.querySelectorAll(
    'header, header *:not([data-closed] *), main > section:first-child, main > section:first-child *',
  );
  return [...shown].flatMap((element) =>
    [undefined, '::before', '::after'].map((part) => {
      const style = getComputedStyle(element, part);
      const values = [...style]
        .filter((name) => !others.test(name))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${element.localName}.${element.className}${part ?? ''} { ${values.join('; ')} }`;
    }),
  );
}
