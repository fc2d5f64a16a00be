import type { Page } from '@playwright/test';
import * as go from './navigation-steps.ts';
import { essential, expect, test } from './test.ts';

go.prepareNavigation();

/** Counts the blocks of a page; nested sections are not blocks. */
async function countBlocks(page: Page, path: string): Promise<number> {
  const served = await (await page.request.get(path)).text();
  return served.split(' data-section=').length - 1;
}

/** All that the head says but its policy, files and code, in the order of the text. */
const readHead = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelectorAll(
        'title, meta:not([http-equiv]), link:not([rel*="preload"], [rel="stylesheet"]), [type="application/ld+json"]',
      ),
      ({ outerHTML }) => outerHTML,
    ).toSorted(),
  );

test('the head says what the page is after a link, Back and Forward', essential, async ({ page }) => {
  // A page for search engines, one that they may not list, and one with a picture of its own.
  const paths = ['/cookies', '/gardeners', go.start];
  const fresh = new Map<string, string[]>();
  for (const path of paths) {
    await page.goto(path);
    fresh.set(path, await readHead(page));
  }
  expect(new Set([...fresh.values()].map(String)).size).toBe(paths.length);
  await go.visit(page, go.start);
  const judge = async (path: string) => {
    await go.expectRendered(page, path);
    expect(await readHead(page)).toEqual(fresh.get(path));
  };
  for (const path of ['/cookies', '/gardeners']) {
    await go.addLink(page, path);
    await go.follow(page, path);
    await judge(path);
  }
  await go.back(page);
  await judge('/cookies');
  await go.back(page);
  await judge(go.start);
  await go.forward(page);
  await judge('/cookies');
  expect(await go.isSameDocument(page)).toBe(true);
});

test.describe('pages in one document', essential, () => {
  test('a link renders the next page in the document, and announces it', async ({ page }) => {
    await go.visit(page, go.start);
    const served = await page.title();
    const said = page.locator('body > p.visually-hidden[role="status"]');
    await go.follow(page, '/write-to-us');
    await go.expectRendered(page, '/write-to-us');
    await expect(page.locator('#main')).toBeFocused();
    await expect(said).toHaveText(await page.title());
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const told = () =>
      page.evaluate(() => [
        document.title,
        document.querySelector('meta[name="description"]')?.getAttribute('content'),
        document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
        ...Array.from(document.querySelectorAll('a[aria-current="page"]'), (link) =>
          link.getAttribute('href'),
        ),
      ]);
    const gone = await told();
    expect(gone).toContain('/write-to-us');
    await page.getByRole('tab', { name: 'Apply for Job' }).click();
    await expect(page.getByRole('tab', { name: 'Apply for Job' })).toHaveAttribute('aria-selected', 'true');

    await go.back(page);
    await expect(said).toHaveText(served);
    await go.forward(page);
    await go.expectRendered(page, '/write-to-us#application');
    // The new page's element under the pointer reacts at once.
    const home = (await page.locator('header a[href="/"]').first().boundingBox())!;
    await page.mouse.click(home.x + home.width / 2, home.y + home.height / 2);
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-section="heroSlider"]')).toBeVisible();
    expect(await go.isSameDocument(page)).toBe(true);
    await page.goto('/write-to-us');
    expect(await told()).toEqual(gone);
  });

  // Where the blocks are then: deferred-layout.spec.ts.
  test('the first screen is rendered first, and the rest below it', async ({ page }) => {
    await go.visit(page, '/write-to-us');
    await page.evaluate(() => {
      const main = document.getElementById('main')!;
      const before = main.querySelector('h1');
      new MutationObserver((_changes, observer) => {
        if (main.querySelector('h1') === before || !main.querySelector('h1')) return;
        observer.disconnect();
        const footer = document.querySelector('footer')!.getBoundingClientRect().top;
        const blocks = main.querySelectorAll(':scope > section').length;
        Object.assign(window, { first: { blocks, below: footer - innerHeight } });
      }).observe(main, { childList: true, subtree: true });
    });
    await go.follow(page, go.start);
    const blocks = await countBlocks(page, go.start);
    await expect(page.locator('#main > section')).toHaveCount(blocks);
    await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
    const first = await page.evaluate(
      () => (window as unknown as { first: { blocks: number; below: number } }).first,
    );
    expect(first.blocks).toBe(1);
    expect(blocks).toBeGreaterThan(1);
    expect(first.below).toBeGreaterThanOrEqual(0);
    expect(await go.isSameDocument(page)).toBe(true);
  });

  test('a page that is still rendering can be left, and its fragments navigated to', async ({ page }) => {
    await page.addInitScript(() => {
      let held: FrameRequestCallback[] | undefined;
      const ask = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) => held?.push(draw) ?? ask(draw);
      addEventListener('hold', () => (held = []));
      addEventListener('release', () => {
        const draws = held ?? [];
        held = undefined;
        draws.forEach(ask);
      });
    });
    const tell = (name: string) => page.evaluate((type) => void dispatchEvent(new Event(type)), name);
    const main = page.locator('#main');
    const place = page.locator('#kinds');
    await go.visit(page, '/write-to-us');
    await go.addLink(page, '/gardeners');
    await tell('hold');
    await go.follow(page, go.start);
    await expect(main).toHaveAttribute('data-unfinished');
    await go.follow(page, '/gardeners');
    await go.expectRendered(page, '/gardeners');
    await tell('release');
    await expect(main).not.toHaveAttribute('data-unfinished');
    await expect(page.locator('#main > section[data-section="tabbedText"]')).toHaveCount(0);
    await expect(page.locator('#main > section[data-section="profiles"]')).toHaveCount(1);
    await expect(page.locator('h1')).toHaveCount(1);

    await go.addLink(page, `${go.start}#kinds`);
    await tell('hold');
    await go.follow(page, go.start);
    await expect(main).toHaveAttribute('data-unfinished');
    await expect(place).toHaveCount(0);
    await page.getByRole('link', { name: `${go.start}#kinds`, exact: true }).click();
    await expect(place).toBeInViewport();
    await expect(place).toBeFocused();
    await tell('release');
    await expect(main).not.toHaveAttribute('data-unfinished');
    await expect(page.locator('#main > section')).toHaveCount(await countBlocks(page, go.start));
    expect(await go.isSameDocument(page)).toBe(true);
  });

  test('the browser opens pages that the router cannot render', async ({ page, quietConsole }) => {
    // A page that cannot be fetched: lost-code.spec.ts.
    await test.step('a page of a newer build, at the fragment of the link', async () => {
      const [path, href] = ['/growing/seeds', '/growing/seeds#kinds'];
      const served = await (await page.request.get(path)).text();
      const body = served.replace(/entry-client-[\w-]+/, 'entry-client-of-tomorrow');
      expect(body).not.toBe(served);
      await go.answerRouter(page, path, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await go.visit(page, go.start);
      await go.addLink(page, href);
      await go.follow(page, href);
      await go.expectNewDocument(page, href);
      await expect(page.locator('#kinds')).toBeInViewport();
    });

    await test.step('a page that throws while rendering', async () => {
      await go.mark(page);
      await page.evaluate(() => {
        document.querySelector('title')!.before = () => {
          throw new Error('This page cannot be drawn.');
        };
      });
      await go.addLink(page, '/gardeners');
      await go.follow(page, '/gardeners');
      await go.expectNewDocument(page, '/gardeners');
    });
    // Firefox gives its driver no details of an error.
    const noted = /This page cannot be drawn|warning: Error$/;
    for (const line of quietConsole.splice(0)) expect(line).toMatch(noted);
  });

  test('with data saving nothing is prefetched, and the browser opens links', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await go.visit(page, go.start);
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (go.isRouterRequest(request) || request.url().includes('router')) asked.push(request.url());
    });
    const link = go.linkTo(page, '/write-to-us');
    await link.focus();
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await link.click();
    await go.expectNewDocument(page, '/write-to-us');
  });
});
