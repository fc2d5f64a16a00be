import type { Page } from '@playwright/test';
import { addLink, expectDrawn, follow, goAround } from './navigation-steps.ts';
import { expect, test } from './test.ts';

/** A page whose last two blocks and footer are far below on a phone. */
const long = '/growing/seeds';

goAround();
test.use({ viewport: { width: 360, height: 640 } });

/** Where each block of the page and its footer begin and how high they are, in pixels. */
function places(page: Page): Promise<number[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > section, footer')].map((block) => {
      const { top, height } = block.getBoundingClientRect();
      return [Math.round(top + scrollY), Math.round(height)];
    }),
  );
}

/** How many blocks wait to be laid out: what they hold has no place yet. */
function waiting(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('main > section > *, footer > *')].filter(
        (part) => !part.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );
}

/** A document of this site that is no page. */
const elsewhere = '/robots.txt';

/** Where the blocks are when all are laid out from the start: at an address that names a place. */
async function truePlaces(page: Page): Promise<number[][]> {
  // From here on the fonts are there when they are asked for, and words have their width.
  await page.goto(long, { waitUntil: 'networkidle' });
  await page.goto(elsewhere);
  await page.goto(`${long}#main`, { waitUntil: 'networkidle' });
  expect(await waiting(page)).toBe(0);
  const found = await places(page);
  await page.goto(elsewhere);
  return found;
}

async function expectAllLaidOut(page: Page, expected: number[][]): Promise<void> {
  await expect.poll(() => waiting(page)).toBe(0);
  expect(await places(page)).toEqual(expected);
}

test('blocks far below wait until the visitor scrolls, and then are where they had been without waiting', async ({
  page,
}) => {
  const expected = await truePlaces(page);
  await page.goto(long, { waitUntil: 'networkidle' });
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 60);
  await expectAllLaidOut(page, expected);
});

test('a key lays all of them out before it acts: End leads to the end', async ({ page }) => {
  const expected = await truePlaces(page);
  await page.goto(long);
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.keyboard.press('End');
  await expectAllLaidOut(page, expected);
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.round(scrollY)),
    )
    .toBeLessThanOrEqual(1);
});

test('a link to a place of the page leads there', async ({ page }) => {
  const expected = await truePlaces(page);
  await page.goto(long);
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#kinds"]')!.click());
  await expectAllLaidOut(page, expected);
  const top = await page.locator('#kinds').evaluate((block) => Math.round(block.getBoundingClientRect().top));
  const { padding } = await page.evaluate(() => ({
    padding: Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  }));
  expect(Math.abs(top - padding)).toBeLessThanOrEqual(1);
});

test('what the browser may find on the page is laid out when the window loses the focus', async ({
  page,
}) => {
  const expected = await truePlaces(page);
  await page.goto(long);
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await expectAllLaidOut(page, expected);
});

test('who jumped down and left for another site comes back to the same place, where nothing waits', async ({
  page,
}) => {
  const expected = await truePlaces(page);
  await page.goto(long);
  await page.evaluate(() => scrollTo(0, 1e6));
  await expectAllLaidOut(page, expected);
  const left = await page.evaluate(() => Math.round(scrollY));
  expect(left).toBeGreaterThan(500);
  await page.goto(elsewhere);
  await page.goBack();
  await expectAllLaidOut(page, expected);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(left);
});

test('nothing waits after a reload, and where words are named to go to', async ({ page }) => {
  const expected = await truePlaces(page);
  await page.goto(long);
  expect(await waiting(page)).toBeGreaterThan(0);
  await page.reload();
  await expectAllLaidOut(page, expected);
  await page.goto(elsewhere);
  await page.goto(`${long}#:~:text=never-there`);
  await expectAllLaidOut(page, expected);
});

test.describe('a page that is drawn in the place of one whose blocks waited', () => {
  const first = '/growing/beans';

  async function goOn(page: Page, href: string): Promise<void> {
    await page.goto(first);
    await addLink(page, href);
    // In sight, so that the visitor does not scroll to it.
    await page.evaluate(() =>
      document.querySelector('main h1')!.after(document.querySelector('footer > a')!),
    );
    await follow(page, href);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${long}$`));
    await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
  }

  test('has its own wait until the visitor scrolls', async ({ page }) => {
    const expected = await truePlaces(page);
    await goOn(page, long);
    expect(await waiting(page)).toBeGreaterThan(0);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 60);
    await expectAllLaidOut(page, expected);
    await expect(page.locator('html[data-unscrolled]')).toHaveCount(0);
  });

  test('has none wait when they have scrolled before', async ({ page }) => {
    await page.goto(first);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 60);
    await expect(page.locator('html[data-unscrolled]')).toHaveCount(0);
    await addLink(page, long);
    await follow(page, long);
    await expectDrawn(page, long);
    await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
    expect(await waiting(page)).toBe(0);
  });

  test('has none wait when the link names a place of it', async ({ page }) => {
    const expected = await truePlaces(page);
    await goOn(page, `${long}#kinds`);
    await expectAllLaidOut(page, expected);
    await expect(page.locator('#kinds')).toBeInViewport();
  });

  test('has none wait when it is gone back to', async ({ page }) => {
    await goOn(page, long);
    await page.goBack();
    await expectDrawn(page, first);
    await expect.poll(() => waiting(page)).toBe(0);
  });
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing waits', async ({ page }) => {
    await page.goto(long);
    await expect(page.locator('html[data-unscrolled]')).toHaveCount(0);
    expect(await page.locator('main > [data-far]').count()).toBeGreaterThan(1);
    for (const block of await page.locator('[data-far]').all())
      await expect(block).toHaveCSS('content-visibility', 'visible');
  });
});
