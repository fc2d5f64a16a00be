import type { Page } from '@playwright/test';
import { visit } from './shell-steps.ts';
import { expect, onlyChromium, test } from './test.ts';

for (const [name, tag, viewport, size, path] of [
  ['in a low window', [], { width: 640, height: 400 }, '100%', '/growing/tools'],
  ['beside a form in a low window', ['@all'], { width: 640, height: 400 }, '100%', '/write-to-us'],
  ['on a phone with large text', ['@all'], { width: 390, height: 844 }, '200%', '/write-to-us'],
  ['with large text', ['@all'], { width: 1280, height: 800 }, '200%', '/write-to-us'],
] as const)
  test(`${name} the cookie banner covers no focused element`, { tag: [...tag] }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await visit(page, path);
    await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
    const box = (await page.getByRole('region', { name: 'Cookie consent' }).boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(viewport.height * 0.4 + 1);
    const covered: string[] = [];
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press('Tab');
      covered.push(
        ...(await page.evaluate(async () => {
          const { activeElement } = document;
          const banner = document.querySelector('[data-shell="cookie-banner"]')!;
          if (!activeElement || activeElement === document.body || banner.contains(activeElement)) return [];
          // The browser may scroll to it in one of the next frames.
          for (let frame = 0; frame < 120; frame++) {
            const { top, height } = activeElement.getBoundingClientRect();
            if (banner.getBoundingClientRect().top - top >= Math.min(height, 24)) return [];
            await new Promise((done) => requestAnimationFrame(done));
          }
          return [activeElement.outerHTML.slice(0, 120)];
        })),
      );
    }
    expect(covered).toEqual([]);
  });

test('a focused element stays above the cookie banner when content before it grows', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/write-to-us');
  /** Focuses a field, or only measures. Returns the space between the field and the banner, in pixels. */
  const spaceBelow = (isFocused: boolean) =>
    page
      .locator('#inquiry')
      .getByLabel('Full name')
      .evaluate((field, focuses) => {
        if (focuses) {
          field.focus();
          document.documentElement.style.overflowAnchor = 'none';
          const { bottom } = field.getBoundingClientRect();
          document.querySelector('main')!.style.paddingTop = `${innerHeight - bottom}px`;
        }
        const banner = document.querySelector('[data-shell="cookie-banner"]')!.getBoundingClientRect();
        return banner.top - field.getBoundingClientRect().bottom;
      }, isFocused);
  expect(await spaceBelow(true)).toBeLessThan(0);
  await expect.poll(() => spaceBelow(false)).toBeGreaterThan(0);
});

test('in low windows the cookie banner leaves room, and can be answered', async ({ page }) => {
  // A window of 1280 × 1024 at 400 % zoom, and a small phone in landscape mode.
  for (const viewport of [
    { width: 320, height: 256 },
    { width: 360, height: 200 },
  ]) {
    await page.setViewportSize(viewport);
    await visit(page, '/gardeners');
    const banner = page.getByRole('region', { name: 'Cookie consent' });
    const box = (await banner.boundingBox())!;
    expect(box.height).toBeLessThanOrEqual(viewport.height * 0.4);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    for (const name of ['Accept', 'Decline', 'Preferences'])
      await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    // After a little scrolling only the banner covers the page.
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    const readable = await page.evaluate(() => {
      const rows = Array.from({ length: innerHeight }, (_, y) =>
        document.elementFromPoint(innerWidth / 2, y),
      );
      return rows.filter((element) => element?.closest('main')).length / innerHeight;
    });
    expect(readable).toBeGreaterThan(0.55);
    const policy = banner.getByRole('link');
    await policy.focus();
    await expect(policy).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
});

// Only Chromium's driver sets the text size of the browser, which media queries know.
test(
  'where buttons would fill the cookie banner, its text scrolls before them',
  onlyChromium,
  async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 640, height: 300 },
    ]) {
      await page.setViewportSize(viewport);
      await visit(page, '/gardeners');
      const banner = page.getByRole('region', { name: 'Cookie consent' });
      const readable = await banner.evaluate((element) => {
        const { left, width, top, height } = element.getBoundingClientRect();
        const rows = Array.from({ length: height }, (_, y) =>
          document.elementFromPoint(left + width / 2, top + y),
        );
        return rows.filter((row) => row && !row.matches(':has(> button), button *, button')).length / height;
      });
      expect(readable).toBeGreaterThan(0.4);
      await banner.getByRole('link').focus();
      await expect(banner.getByRole('link')).toBeInViewport();
      for (const name of ['Accept', 'Decline', 'Preferences']) {
        await page.keyboard.press('Tab');
        await expect(banner.getByRole('button', { name })).toBeFocused();
        await expect(banner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      }
    }
  },
);

test('with large text a skip link of many words is out of sight until it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/gardeners');
  await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
  const skip = page.locator('.skip-link');
  await skip.evaluate((link) => (link.textContent = 'Skip to what this page is about'));
  const hidden = (await skip.boundingBox())!;
  expect(hidden.height).toBeGreaterThan(100);
  expect(hidden.y + hidden.height).toBeLessThanOrEqual(0);
  await skip.focus();
  expect((await skip.boundingBox())!.y).toBe(12);
});

test('with large text on a phone no word of a quote, a sentence of figures or an address breaks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/write-to-us', '/people/visit', '/people/plot']) {
    await visit(page, path);
    const broken = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      delete document.documentElement.dataset.unscrolled;
      const texts = document.querySelectorAll(
        'blockquote, main li:has(> strong + span), address, dl a, footer h3 ~ a',
      );
      return [...texts].flatMap((text) => {
        // A `<wbr>` ends a text node: an e-mail address may break before "@" and dots, but is as large as other text.
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        if (text.matches('a') && Number.parseFloat(getComputedStyle(text).fontSize) < 32)
          found.push(`small: ${text.textContent}`);
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of node.nodeValue!.matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word);
          }
        return found;
      });
    });
    expect(broken, path).toEqual([]);
  }
});

test('names of networks without a sign keep apart, on one line or on several', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/gardeners');
  const link = page.locator('footer a').filter({ hasText: 'Garden radio' });
  for (const fontSize of ['100%', '400%'])
    expect(
      await link.evaluate((element, size) => {
        document.documentElement.style.fontSize = size;
        const text = document.createRange();
        text.selectNodeContents(element);
        const [inner, outer] = [text.getBoundingClientRect(), element.getBoundingClientRect()];
        return inner.left - outer.left > 10 && outer.right - inner.right > 10 && inner.height <= outer.height;
      }, fontSize),
      fontSize,
    ).toBe(true);
});

test.describe('in forced colours', onlyChromium, () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  const ground = (page: Page, selector: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, part);

  /** The background of the block that an element is in, as it is without forced colours. */
  const resolveBackground = (element: Element) => {
    const probe = element.parentElement!.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: var(--bg)';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  };

  const tab = '[role="tab"][aria-selected="true"]';
  const others = '[role="tab"][aria-selected="false"]';

  test('the selected tab, link and slide are marked, and a focused control has a ring', async ({ page }) => {
    for (const [path, selected, other] of [
      ['/growing/beans', tab, others],
      ['/write-to-us', tab, others],
      ['/people/plot', 'footer a[aria-current="page"]', 'footer li a:not([aria-current])'],
    ] as const) {
      await visit(page, path);
      expect(await ground(page, selected), path).not.toBe(await ground(page, other));
      await page.locator(selected).first().focus();
      // The ring is shown for keyboard focus only.
      await page.keyboard.press('Shift');
      await expect(page.locator(':focus')).toHaveCSS('outline', /solid 3px$/);
    }
    await visit(page, '/');
    const pager = '[data-section="heroSlider"]';
    await expect(page.locator(pager)).toHaveAttribute('data-live');
    const shown = await ground(page, `${pager} [aria-current="true"]`, '::before');
    expect(shown).not.toBe(await ground(page, `${pager} [aria-current="false"]`, '::before'));
  });

  test('signs, squares of tables and threads do without backgrounds, the last two also on paper', async ({
    page,
  }) => {
    await visit(page, '/people/visit');
    const social = page.locator('footer a[data-network]').first();
    const signOf = (element: Element) => getComputedStyle(element, '::before').borderTopWidth;
    expect(await social.evaluate(signOf)).toBe('22px');
    await expect(page.locator('header button > i').first()).toHaveCSS('border-top', /^1px solid/);
    const sign = (element: Element) => getComputedStyle(element, '::after').forcedColorAdjust;
    for (const summary of ['dialog summary', 'main summary'])
      expect(await page.locator(summary).first().evaluate(sign), summary).toBe('none');
    for (const media of [{}, { media: 'print', forcedColors: 'none' }] as const) {
      await page.emulateMedia(media);
      await page.goto('/__catalogue/featureList/3');
      await expect(page.locator('td > [data-on="true"]').first()).toHaveCSS('border-top-width', '11px');
      await expect(page.locator('td > [data-on="false"]').first()).toHaveCSS('border-top-width', '1px');
      await page.goto('/__catalogue/yearsOfAssociation');
      await expect(page.locator('main li svg').first()).toHaveCSS('border-top-width', '20px');
    }
  });

  test('the room for what hangs over a block is no bar, also on paper', async ({ page }) => {
    await visit(page, '/write-to-us');
    const blockBelow = page.locator('section:has([data-hangs]) ~ section > [data-background]').first();
    await expect(blockBelow).toHaveCSS('border-top-width', '96px');
    for (const media of [{}, { media: 'print', forcedColors: 'none' }] as const) {
      await page.emulateMedia(media);
      await expect(blockBelow).toHaveCSS(
        'border-top-color',
        await page.evaluate(() => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.outlineColor = 'Canvas';
          return getComputedStyle(probe).outlineColor;
        }),
      );
    }
  });

  test('buttons, cards and panels have an edge, and points and bars the colour of texts', async ({
    page,
  }) => {
    await visit(page, '/');
    const edged = [
      'main a[data-tone="action"]',
      '[data-section="cardGrid"] [data-background] > * [data-background]',
    ];
    for (const selector of edged)
      await expect(page.locator(selector).first(), selector).toHaveCSS('outline', /solid 1px$/);
    await page.goto('/__catalogue/officeLocation/1');
    await expect(page.locator('main div:has(> div > div > address)')).toHaveCSS('outline', /solid 1px$/);
    for (const [path, part] of [
      ['/__catalogue/featureList/1', '::before'],
      ['/__catalogue/tabbedText', '::after'],
    ] as const) {
      await page.goto(path);
      const marks = await page.locator('main :is(li, [role="tab"][aria-selected="true"])').evaluateAll(
        (all, pseudo) =>
          all.flatMap((element) => {
            const { content, backgroundImage, forcedColorAdjust } = getComputedStyle(element, pseudo);
            return content === '""' ? [{ isDrawn: backgroundImage !== 'none', forcedColorAdjust }] : [];
          }),
        part,
      );
      expect(marks, path).not.toEqual([]);
      for (const mark of marks) expect(mark, path).toEqual({ isDrawn: true, forcedColorAdjust: 'none' });
    }
  });

  test('transparent pictures keep their background, and what is over the page has an edge', async ({
    page,
  }) => {
    await visit(page, '/');
    for (const logo of ['header img', 'footer img'])
      expect(await ground(page, logo), logo).toBe(
        await page.locator(logo).first().evaluate(resolveBackground),
      );
    await expect(page.locator('[data-shell="cookie-banner"]')).toHaveCSS('outline', /solid 1px$/);
    await page.getByRole('button', { name: 'Login' }).first().click();
    await expect(page.getByRole('dialog')).toHaveCSS('outline', /solid 1px$/);
  });
});
