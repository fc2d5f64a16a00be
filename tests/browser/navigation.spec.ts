import type { Page } from '@playwright/test';
import { waitLongerForPages } from './navigation-steps.ts';
import { expect, test } from './test.ts';

const start = '/growing/beans';

test.beforeEach(async ({ page }) => {
  // The question about cookies would lie over links at the bottom of the screen.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'true'));
  await waitLongerForPages(page);
});

/** Marks the document: a page that the browser loads anew has lost the mark. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'sameDocument' in window);
}

/** Follows a link the way a visitor with a mouse does: the pointer gets there some time before the click. */
async function follow(page: Page, href: string): Promise<void> {
  const link = page
    .locator(`main a[href="${href}"], footer a[href="${href}"]`)
    .filter({ visible: true })
    .first();
  const loaded = page.waitForResponse((response) => response.url().includes('/_pages/'));
  await link.hover();
  await loaded;
  await page.waitForLoadState('networkidle');
  await link.click();
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
  expect(first.blocks).toBe(2);
  expect(first.footer).toBeGreaterThanOrEqual(first.height);
  const { sections } = (await (await page.request.get(`/_pages${start}.json`)).json()) as { sections: [] };
  expect(sections.length).toBeGreaterThan(first.blocks);
  await expect(page.locator('#main > section')).toHaveCount(sections.length);
  await expect(page.locator('#main')).not.toHaveAttribute('data-unfinished');
  expect(await isSameDocument(page)).toBe(true);
});

test('back returns to where the visitor was on the served page, forward to the next one', async ({
  page,
}) => {
  await visit(page, start);
  await page.locator('[data-section="callToAction"]').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const link = page.locator('[data-section="callToAction"] a').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  const before = await page.evaluate(() => Math.round(scrollY));
  expect(before).toBeGreaterThan(500);
  await link.click();
  await expectDrawn(page, '/write-to-us');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expectDrawn(page, start);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
  await expect(page.locator('h1')).toHaveCount(1);
  await page.goForward();
  await expect(page).toHaveURL('/write-to-us');
  expect(await isSameDocument(page)).toBe(true);
});

test('a jump on the page stays the browser\u2019s own and keeps the page alive', async ({ page }) => {
  await visit(page, '/growing/seeds');
  const link = page.locator('a[href="#kinds"]').first();
  await link.hover();
  await link.click();
  await expect(page).toHaveURL('/growing/seeds#kinds');
  await expect(page.locator('#kinds')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a jump works after a navigation too, and back undoes it', async ({ page }) => {
  // While one page gives way to the other, a click meets neither: there is nothing to wait for then.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, start);
  await addLink(page, '/growing/seeds');
  await follow(page, '/growing/seeds');
  await expectDrawn(page, '/growing/seeds');
  await page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' }));
  await page.locator('a[href="#kinds"]').first().click();
  await expect(page).toHaveURL('/growing/seeds#kinds');
  await expect(page.locator('#kinds')).toBeInViewport();
  await expect(page.locator('#kinds')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/growing/seeds');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
});

test('after a reload, Back shows the page that its address names', async ({ page }) => {
  await visit(page, start);
  await follow(page, '/write-to-us');
  await expectDrawn(page, '/write-to-us');
  await page.reload();
  await page.evaluate(() => history.back());
  await expectDrawn(page, start);
  await expect(page.locator('[data-section="tabbedText"]')).toBeVisible();
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

test('a query changes the address without leaving the document', async ({ page }) => {
  await visit(page, start);
  await addLink(page, '/write-to-us?from=test#main');
  await follow(page, '/write-to-us?from=test#main');
  await expect(page).toHaveURL('/write-to-us?from=test#main');
  expect(await isSameDocument(page)).toBe(true);
});

test('an alias leads to its page and a planned link home, in the same document', async ({ page }) => {
  await visit(page, start);
  await addLink(page, '/write');
  await follow(page, '/write');
  await expect(page).toHaveURL('/write-to-us');
  await addLink(page, '/growing/compost');
  await follow(page, '/growing/compost');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-section="heroSlider"]')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('under the name of its file, as some hosts serve it too, a page is alive and links lead on', async ({
  page,
}) => {
  for (const path of [start, '/write-to-us']) {
    const served = await (await page.request.get(path)).text();
    await page.route(`**${path}.html`, (route) => route.fulfill({ body: served, contentType: 'text/html' }));
  }
  await visit(page, '/write-to-us.html');
  await expect(page.locator('[data-section="contactForm"][data-live]')).toBeAttached();
  // The router, which a first link has started, starts again with the reload.
  await page.locator('header a[href="/"]').first().hover();
  await page.waitForLoadState('networkidle');
  await page.reload({ waitUntil: 'networkidle' });
  await visit(page, `${start}.html`);
  await follow(page, '/write-to-us');
  await expectDrawn(page, '/write-to-us');
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(`${start}.html`);
  await expect(page.locator('[data-section="tabbedText"]')).toBeVisible();
});

test('an unknown address sends the visitor home', async ({ page, quietConsole }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  // The browser itself notes the status of the first answer.
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('a link to "#" goes nowhere', async ({ page }) => {
  await visit(page, '/');
  const link = page.locator('[data-section="industries"] a[href="#"]').first();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await link.click();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(page).toHaveURL('/');
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

test('a page whose data cannot be fetched is opened by the browser', async ({ page, quietConsole }) => {
  await page.route('**/_pages/write-to-us.json', (route) => route.abort());
  await visit(page, start);
  const link = page.locator('main a[href="/write-to-us"]').first();
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL('/write-to-us');
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(false);
  // The form of that page needs the same data, so it stays HTML and says so.
  for (const line of quietConsole.splice(0)) expect(line).toMatch(/ERR_FAILED|Failed to fetch/);
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

/** The address changes before the page: its canonical address is set with its title, when it is drawn. */
async function expectDrawn(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
}

async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.textContent = address;
    document.querySelector('footer')!.prepend(link);
  }, href);
}

function decode(html: string): string {
  return html
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');
}

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
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const link = page.locator('main a[href="/write-to-us"]').filter({ visible: true }).first();
  await link.focus();
  await link.hover();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/_pages/') || path.includes('router-app'))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/write-to-us');
  expect(await isSameDocument(page)).toBe(false);
});
