import type { Page } from '@playwright/test';
import { addLink, expectRendered, follow, prepareNavigation, waitUntilLaidOut } from './navigation-steps.ts';
import { essential, expect, test, weekly } from './test.ts';

/** A page whose last two blocks and footer are far below on a phone. */
const long = '/growing/seeds';

prepareNavigation();
test.use({ viewport: { width: 360, height: 640 } });

/** Position and height in px of each block of the page and of its footer. */
function places(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > section, footer')].map((block) => {
      const { top, height } = block.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(height)];
    }),
  );
}

/** How many blocks have deferred layout: their content has no boxes. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main > section > *, footer > *')].filter(
        (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
}

/** A document of this site that is not a page. */
const elsewhere = '/robots.txt';

/** The positions without deferred layout, which an address with a fragment turns off. */
async function truePlaces(page: Page): Promise<number[][]> {
  // Later loads have the fonts cached, so text has its final width.
  await page.goto(long, { waitUntil: 'networkidle' });
  await page.goto(elsewhere);
  await page.goto(`${long}#main`, { waitUntil: 'networkidle' });
  expect(await waiting(page)).toBe(0);
  return places(page);
}

async function expectAllLaidOut(page: Page, expected: number[][]): Promise<void> {
  await expect.poll(() => waiting(page)).toBe(0);
  // Fonts and hydration may still change heights.
  await expect.poll(() => places(page)).toEqual(expected);
}

async function openWaiting(page: Page): Promise<void> {
  await page.goto(elsewhere);
  await page.goto(long);
  expect(await waiting(page)).toBeGreaterThan(0);
}

async function scrollALittle(page: Page): Promise<void> {
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 60);
}

test.describe('blocks far below are laid out later, at the same positions', essential, () => {
  test('when the visitor scrolls, searches, presses a key or jumps', async ({ page }) => {
    const expected = await truePlaces(page);
    for (const act of [
      () => scrollALittle(page),
      // The browser's search takes the focus from the window.
      () => page.evaluate(() => dispatchEvent(new Event('blur'))),
      // A key lays out all blocks before it acts, so End scrolls to the end.
      () => page.keyboard.press('End'),
    ]) {
      await openWaiting(page);
      await act();
      await expectAllLaidOut(page, expected);
    }
    const toEnd = () =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY));
    await expect.poll(toEnd).toBeLessThanOrEqual(1);

    await openWaiting(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#kinds"]')!.click());
    await expectAllLaidOut(page, expected);
    const beside = await page.locator('#kinds').evaluate((block) => {
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      return Math.abs(Math.round(block.getBoundingClientRect().top) - padding);
    });
    expect(beside).toBeLessThanOrEqual(1);
  });

  // Firefox hides text fragments from the page.
  test('after a reload, for a text fragment, on return', { tag: ['@chromium', '@all'] }, async ({ page }) => {
    const expected = await truePlaces(page);
    await openWaiting(page);
    await page.reload();
    await expectAllLaidOut(page, expected);

    await page.goto(elsewhere);
    await page.goto(`${long}#:~:text=never-there`);
    await expectAllLaidOut(page, expected);

    await openWaiting(page);
    await page.evaluate(() => scrollTo(0, 1e6));
    await expectAllLaidOut(page, expected);
    // Chromium stores where a scroll ends, and not what scroll anchoring adds to it later.
    await page.evaluate(() => scrollBy(0, -100));
    const left = await page.evaluate(() => Math.round(scrollY));
    expect(left).toBeGreaterThan(500);
    await page.goto(elsewhere);
    await page.goBack();
    await expectAllLaidOut(page, expected);
    // The browser restores the position before fonts and scripts have given blocks their last pixels.
    const off = () => page.evaluate((former) => Math.abs(scrollY - former), left);
    await expect.poll(off).toBeLessThan(10);
  });
});

test('before the visitor scrolls, a page is about as high as it will be', async ({ page }) => {
  const pages = ['/', '/gardeners', '/growing/beans', '/growing/seeds', '/growing/tools', '/people/visit'];
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const guessed = await heightOf();
      await page.evaluate(() => dispatchEvent(new Event('blur')));
      await expect.poll(() => waiting(page)).toBe(0);
      const shown = await heightOf();
      expect(Math.abs(guessed / shown - 1), `${path} at ${width} px: ${guessed} of ${shown}`).toBeLessThan(
        0.15,
      );
    }
  }
});

test.describe('a page after a navigation from one with deferred blocks', essential, () => {
  const first = '/growing/beans';

  async function goOn(page: Page, href: string): Promise<void> {
    await page.goto(first);
    await addLink(page, href);
    // Within the viewport, because scrolling to it would end the delay.
    await page.evaluate(() =>
      document.querySelector('main h1')!.after(document.querySelector('footer > a')!),
    );
    await follow(page, href);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${long}$`));
    await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
  }

  test('defers its own blocks until the visitor scrolls, and none for a fragment', async ({ page }) => {
    const expected = await truePlaces(page);
    await goOn(page, long);
    expect(await waiting(page)).toBeGreaterThan(0);
    await scrollALittle(page);
    await expectAllLaidOut(page, expected);
    await waitUntilLaidOut(page);

    await goOn(page, `${long}#kinds`);
    await expectAllLaidOut(page, expected);
    await expect(page.locator('#kinds')).toBeInViewport();
  });

  test('defers none after Back, nor when the visitor has scrolled before', weekly, async ({ page }) => {
    await goOn(page, long);
    await page.goBack();
    await expectRendered(page, first);
    await expect.poll(() => waiting(page)).toBe(0);

    await page.goto(elsewhere);
    await page.goto(first);
    await scrollALittle(page);
    await waitUntilLaidOut(page);
    await addLink(page, long);
    await follow(page, long);
    await expectRendered(page, long);
    await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
    expect(await waiting(page)).toBe(0);
  });
});

test.describe('with scripts off', { tag: '@no-scripts' }, () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is deferred', async ({ page }) => {
    await page.goto(long);
    await expect(page.locator('html[data-unscrolled]')).toHaveCount(0);
    expect(await page.locator('main > [data-deferred]').count()).toBeGreaterThan(1);
    for (const block of await page.locator('[data-deferred]').all())
      await expect(block).toHaveCSS('content-visibility', 'visible');
  });
});
