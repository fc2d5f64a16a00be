import { clickElsewhere, linkTo, start } from './navigation-steps.ts';
import { hold } from './shell-steps.ts';
import { essential, expect, test, weekly } from './test.ts';

test.describe('islands', essential, () => {
  test('a block loads its code near the viewport, and React only where needed', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const areAsked = (name: string) => asked.some((path) => path.includes(name));
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto('/', { waitUntil: 'networkidle' });
    const block = (type: string) => page.locator(`[data-section="${type}"]`).first();
    await expect(block('videoHero')).not.toHaveAttribute('data-live');
    expect(areAsked('run-background-video')).toBe(false);
    for (const type of ['heroSlider', 'videoHero']) {
      await block(type).scrollIntoViewIfNeeded();
      await expect(block(type)).toHaveAttribute('data-live');
    }
    expect(areAsked('run-background-video')).toBe(true);
    await page.goto('/growing/tools');
    for (const type of ['technologies', 'tabbedText'])
      await expect(block(type), 'wherever it stands').toHaveAttribute('data-live');
    await page.waitForLoadState('networkidle');
    expect(areAsked('islands')).toBe(false);
    await page.goto('/write-to-us');
    await expect(block('contactForm')).toHaveAttribute('data-live');
    expect(areAsked('islands')).toBe(true);
  });

  test('a block is hydrated in a browser that is never idle', async ({ page }) => {
    await page.addInitScript(() => {
      const work = () => {
        const end = performance.now() + 30;
        while (performance.now() < end);
        requestAnimationFrame(work);
      };
      work();
    });
    await page.goto('/growing/tools');
    await expect(page.locator('[data-section="tabbedText"]').first()).toHaveAttribute('data-live');
  });

  test('a block without its code stays readable, and replays a click', async ({ page, quietConsole }) => {
    const code = /run-tabs.*\.js/;
    await page.route(code, (route) => route.abort());
    await page.goto(start);
    const block = page.locator('[data-section="tabbedText"]');
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-lost');
    await expect(block.getByRole('tabpanel').first()).toBeVisible();
    await block.getByRole('tab', { name: 'Lentils' }).click();
    await expect(page, 'the browser follows the link').toHaveURL(/#lentils$/);
    const twoWarnings = /(?:warning: (?:TypeError|Error$)[\s\S]*){2}/m;
    await expect.poll(() => quietConsole.join('\n')).toMatch(twoWarnings);

    const release = await hold(page, code);
    expect(await clickElsewhere(page, block.getByRole('tab', { name: 'Peas' })), 'with Ctrl').toBe(true);
    await block.getByRole('tab', { name: 'Peas' }).click();
    await expect(block).not.toHaveAttribute('data-live');
    await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'false');
    release();
    await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
    await expect(block.getByRole('tabpanel')).toHaveCount(1);
    await expect(block).toHaveAttribute('data-live');
    await expect(block).not.toHaveAttribute('data-lost');
    // For each download that failed one message from the browser, and one from the page.
    for (const line of quietConsole.splice(0)) expect(line).toMatch(/ERR_FAILED|warning: (TypeError|Error$)/);
  });

  test('leaving a block before React has hydrated it causes no error', async ({ page }) => {
    // React schedules its work with these messages.
    await page.addInitScript(() => {
      const held: (() => void)[] = [];
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (message: unknown) {
        if (document.documentElement.dataset.released === undefined)
          held.push(() => post.call(this, message));
        else post.call(this, message);
        document.documentElement.dataset.held = String(held.length);
      };
      addEventListener('release', () => {
        // A newly loaded document has held none.
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
    // The router has started.
    await page.waitForFunction(() => history.state !== null);
    await home.click();
    await expect(form).toHaveCount(0);
    await page.evaluate(() => dispatchEvent(new Event('release')));
    await expect(page.locator('html')).toHaveAttribute('data-released', 'true');
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test('leaving a page while its blocks load logs nothing', weekly, async ({ page }) => {
    const parts = /assets\/(?!entry-client|preload|rolldown).*\.js/;
    for (const path of ['/', '/write-to-us']) {
      let asked = 0;
      await page.route(parts, () => {
        asked++;
        return new Promise(() => {});
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.evaluate(() =>
        document.querySelectorAll('[data-island]').forEach((block) => block.scrollIntoView()),
      );
      await expect.poll(() => asked).toBeGreaterThan(0);
      await linkTo(page, '/gardeners').evaluate((link: HTMLElement) => void setTimeout(() => link.click()));
      await expect(page).toHaveURL('/gardeners');
      await expect(page.locator('[data-section="profiles"]')).toBeAttached();
      // A load that goes on would interrupt the next one.
      await page.waitForLoadState();
    }
  });
});
