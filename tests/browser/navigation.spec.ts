import type { Page } from '@playwright/test';
import {
  addLink,
  answerRouter,
  expectDrawn,
  follow,
  goAround,
  isAskedByRouter,
  isSameDocument,
  start,
  visit,
} from './navigation-steps.ts';
import { expect, test } from './test.ts';

goAround();

/** A block may hold sections of its own. */
const countBlocks = (html: string) => html.split(' data-section=').length - 1;

function decode(html: string): string {
  return html
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
}

test('a link opens the next page in the same document, and tells everybody', async ({ page }) => {
  await visit(page, start);
  await follow(page, '/write-to-us');
  await expect(page).toHaveURL('/write-to-us');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
  const served = await (await page.request.get('/write-to-us')).text();
  await expect(page).toHaveTitle(decode(/<title>(.*?)<\/title>/.exec(served)![1]!));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/write-to-us$/);
  await expect(page.locator('header a[aria-current="page"]').first()).toHaveAttribute('href', '/write-to-us');
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a page reached by a link is alive: its form answers', async ({ page }) => {
  await visit(page, start);
  await follow(page, '/write-to-us');
  await page.getByRole('tab', { name: 'Apply for Job' }).click();
  await expect(page.getByRole('tab', { name: 'Apply for Job' })).toHaveAttribute('aria-selected', 'true');
  expect(await isSameDocument(page)).toBe(true);
});

test('what is seen of a page first is drawn first, and nothing that is seen moves for the rest', async ({
  page,
}) => {
  await visit(page, '/write-to-us');
  const drawn = page.evaluate(
    () =>
      new Promise<{ blocks: number; footer: number; height: number }>((tell) => {
        const main = document.getElementById('main')!;
        const before = main.querySelector('h1');
        new MutationObserver((_changes, observer) => {
          if (main.querySelector('h1') === before || !main.querySelector('h1')) return;
          observer.disconnect();
          const footer = document.querySelector('footer')!.getBoundingClientRect().top;
          tell({ blocks: main.childElementCount, footer, height: innerHeight });
        }).observe(main, { childList: true, subtree: true });
      }),
  );
  await follow(page, start);
  const first = await drawn;
  expect(first.blocks).toBe(1);
  expect(first.footer).toBeGreaterThanOrEqual(first.height);
  const served = await (await page.request.get(start)).text();
  const blocks = countBlocks(served);
  expect(blocks).toBeGreaterThan(first.blocks);
  await expect(page.locator('#main > section')).toHaveCount(blocks);
  await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page takes the same room whether it was gone to or opened', async ({ page }) => {
  const room = async () => {
    await expect(page.locator('[data-section="contactForm"][data-live]')).toBeAttached();
    return page.evaluate(() => [
      document.documentElement.scrollHeight,
      ...Array.from(document.querySelectorAll('#main > section, footer'), (part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      }),
    ]);
  };
  // At an address that names a place no block waits to be laid out.
  await page.goto('/write-to-us#main', { waitUntil: 'networkidle' });
  const opened = await room();
  await visit(page, start);
  await follow(page, '/write-to-us');
  await expectDrawn(page, '/write-to-us');
  await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
  await page.keyboard.press('Shift');
  await expect.poll(room).toEqual(opened);
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that fails while it is drawn is opened by the browser', async ({ page, quietConsole }) => {
  await visit(page, start);
  await page.evaluate(() => {
    Object.defineProperty(document, 'title', {
      set() {
        throw new Error('This page cannot be drawn.');
      },
    });
  });
  await follow(page, '/write-to-us');
  await expect(page).toHaveURL('/write-to-us');
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.locator('h1')).toHaveCount(1);
  for (const line of quietConsole.splice(0)) expect(line).toContain('This page cannot be drawn.');
});

test('of several quick clicks the last one counts', async ({ page }) => {
  await visit(page, start);
  await follow(page, '/write-to-us');
  await expect(page).toHaveURL('/write-to-us');
  await page.evaluate(() => {
    for (const path of ['/gardeners', '/people/plot', '/helpers']) {
      const link = document.createElement('a');
      link.href = path;
      document.body.append(link);
      link.click();
    }
  });
  await expect(page).toHaveURL('/helpers');
  await expect(page.locator('[data-section="jobOpenings"]')).toBeVisible();
});

test('a page that cannot be fetched is opened by the browser', async ({ page, quietConsole }) => {
  await answerRouter(page, '/write-to-us', (route) => route.abort());
  await visit(page, start);
  const link = page.locator('main a[href="/write-to-us"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL('/write-to-us');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(false);
  for (const line of quietConsole.splice(0)) expect(line).toMatch(/ERR_FAILED/);
});

test('a page that was built anew is opened by the browser, with the scripts and styles it is made for', async ({
  page,
}) => {
  const served = await (await page.request.get('/write-to-us')).text();
  const body = served.replace(/entry-client-[\w-]+/, 'entry-client-of-tomorrow');
  expect(body).not.toBe(served);
  await answerRouter(page, '/write-to-us', (route) => route.fulfill({ body, contentType: 'text/html' }));
  await visit(page, start);
  await follow(page, '/write-to-us');
  await expect(page).toHaveURL('/write-to-us');
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await expect(page.locator('[data-section="contactForm"]')).toBeAttached();
});

/** Lets the page draw no further frames until it gets the event "release". */
async function holdFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => held.push(draw);
    addEventListener('release', () => {
      window.requestAnimationFrame = ask;
      for (const draw of held.splice(0)) ask(draw);
    });
  });
}

test('who goes on before a page is drawn to its end gets nothing of it in the next one', async ({ page }) => {
  await holdFrames(page);
  await visit(page, '/write-to-us');
  await addLink(page, '/gardeners');
  await follow(page, start);
  await expect(page.locator('#main')).toHaveAttribute('data-unfinished');
  await follow(page, '/gardeners');
  await expectDrawn(page, '/gardeners');
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
  await expect(page.locator('#main > section[data-section="tabbedText"]')).toHaveCount(0);
  await expect(page.locator('#main > section[data-section="profiles"]')).toHaveCount(1);
  await expect(page.locator('h1')).toHaveCount(1);
});

test('who goes to a place of a page that is not drawn to its end finds it, and all of the page once', async ({
  page,
}) => {
  const served = await (await page.request.get(start)).text();
  const blocks = countBlocks(served);
  const [, , ...later] = served.slice(0, served.indexOf('</main>')).split(' data-section=');
  const [, place = ''] = / id=([^\s>"]+)/.exec(later.join())!;
  await holdFrames(page);
  await visit(page, '/write-to-us');
  await follow(page, start);
  await expect(page.locator('#main')).toHaveAttribute('data-unfinished');
  await expect(page.locator(`[id="${place}"]`)).toHaveCount(0);
  await addLink(page, `${start}#${place}`);
  await page.getByRole('link', { name: `${start}#${place}`, exact: true }).click();
  await expect(page.locator(`[id="${place}"]`)).toBeInViewport();
  await expect(page.locator(`[id="${place}"]`)).toBeFocused();
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
  await expect(page.locator('#main > section')).toHaveCount(blocks);
});

test('a click with a modifier key is left to the browser', async ({ page }) => {
  await visit(page, start);
  await addLink(page, '/gardeners');
  await follow(page, '/gardeners');
  await expect(page).toHaveURL('/gardeners');
  const isTaken = await page.evaluate(() => {
    let taken: boolean | undefined;
    // Comes after the site's own listener, and keeps the browser from opening a tab.
    const judge = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', judge, { once: true });
    const link = document.querySelector('main a[href="/write-to-us"]')!;
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    return taken;
  });
  expect(isTaken).toBe(false);
  await expect(page).toHaveURL('/gardeners');
});

test('screen readers hear which page was opened', async ({ page }) => {
  await visit(page, start);
  const served = await page.title();
  await follow(page, '/write-to-us');
  // The address is the new page's before the page is drawn.
  await expect(page).not.toHaveTitle(served);
  const said = page.locator('body > p.visually-hidden[role="status"]');
  await expect(said).toHaveText(await page.title());
  await page.goBack();
  await expect(said).toHaveText(served);
});

test('who saves data has nothing fetched ahead, and links open as the browser opens them', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await visit(page, start);
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isAskedByRouter(request) || request.url().includes('router')) asked.push(request.url());
  });
  const link = page.locator('main a[href="/write-to-us"]').filter({ visible: true }).first();
  await link.focus();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/write-to-us');
  expect(await isSameDocument(page)).toBe(false);
});
