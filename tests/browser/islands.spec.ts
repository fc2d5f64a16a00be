import { expect, test } from './test.ts';

const tabsPage = '/growing/beans';
const tabs = '[data-section="tabbedText"]';

test('a block below the first screen loads its code when it comes near, and only then', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/growing/tools', { waitUntil: 'networkidle' });
  const technologies = page.locator('[data-section="technologies"]');
  await expect(technologies).not.toHaveAttribute('data-live');
  expect(scripts.some((url) => url.includes('run-technologies'))).toBe(false);
  await technologies.scrollIntoViewIfNeeded();
  await expect(technologies).toHaveAttribute('data-live');
  expect(scripts.some((url) => url.includes('run-technologies'))).toBe(true);
});

test('blocks that need no React load none', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const blocks = {
    '/growing/tools': ['technologies', 'tabbedText'],
    '/': ['heroSlider', 'videoHero'],
  };
  for (const [path, types] of Object.entries(blocks)) {
    await page.goto(path);
    for (const type of types) {
      const block = page.locator(`[data-section="${type}"]`).first();
      await block.scrollIntoViewIfNeeded();
      await expect(block).toHaveAttribute('data-live');
    }
    await page.waitForLoadState('networkidle');
    expect(requests.splice(0).filter((asked) => asked.includes('islands'))).toEqual([]);
  }
});

test('a click that comes before the code is kept and given back', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/run-tabs.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(tabsPage);
  const block = page.locator(tabs);
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('tab', { name: 'Peas' }).click();
  await expect(block).not.toHaveAttribute('data-live');
  release();
  await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
  await expect(block.getByRole('tabpanel')).toHaveCount(1);
});

test('a block whose code cannot be loaded stays readable, and the next click tries again', async ({
  page,
  quietConsole,
}) => {
  let broken = true;
  await page.route(/run-tabs.*\.js/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto(tabsPage);
  const block = page.locator(tabs);
  await block.scrollIntoViewIfNeeded();
  await expect.poll(() => quietConsole.join('\n')).toContain('warning: TypeError: Failed to fetch');
  await expect(block.getByRole('tabpanel').first()).toBeVisible();
  broken = false;
  await block.getByRole('tab', { name: 'Peas' }).click();
  await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
  await expect(block).toHaveAttribute('data-live');
  // The browser's word about the first download, and the page's.
  for (const line of quietConsole.splice(0)) expect(line).toMatch(/ERR_FAILED|Failed to fetch/);
});

test('what a visitor typed before the form came alive is kept', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/ContactForm.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/write-to-us');
  const name = page.getByLabel('Full Name').first();
  await name.fill('A visitor');
  release();
  await expect(page.locator('[data-section="contactForm"]')).toHaveAttribute('data-live');
  await expect(name).toHaveValue('A visitor');
});

test('a block that is left before React has hydrated it ends without an error', async ({ page }) => {
  // React goes on with what it has begun at each of these messages.
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (document.documentElement.dataset.released === undefined) held.push(() => post.call(this, message));
      else post.call(this, message);
      document.documentElement.dataset.held = String(held.length);
    };
    addEventListener('release', () => {
      // None are held in a document that was loaded anew.
      document.documentElement.dataset.released = String(held.length > 0);
      for (const give of held.splice(0)) give();
    });
  });
  await page.goto('/write-to-us');
  const form = page.locator('[data-section="contactForm"]');
  await form.scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-held', /[1-9]/);
  await expect(form).not.toHaveAttribute('data-live');
  const home = page.getByRole('link', { name: 'Greenplot' }).first();
  await home.hover();
  // The router is there.
  await page.waitForFunction(() => history.state !== null);
  await home.click();
  await expect(form).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await expect(page.locator('html')).toHaveAttribute('data-released', 'true');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
