import { expect, test } from './test.ts';

const beans = '/growing/beans';
const tools = '/growing/tools';

test.describe('texts in tabs', () => {
  test('exactly one panel is in view, the one the page names first', async ({ page }) => {
    await page.goto(tools);
    await expect(page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Out in the morning, back at dusk' })).toBeVisible();
  });

  test('a click opens a tab and closes the other', async ({ page }) => {
    await page.goto(beans);
    const block = page.locator('[data-section="tabbedText"]');
    await block.getByRole('tab', { name: 'Peas' }).click();
    await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
    await expect(block.getByRole('tab', { name: 'Runner beans' })).toHaveAttribute('aria-selected', 'false');
    await expect(block.locator('[role="tabpanel"]:visible')).toHaveAttribute('id', 'peas');
    // Opening a tab is not a way to another address.
    expect(new URL(page.url()).hash).toBe('');
  });

  test('arrow keys, Home and End move and open; only the open tab is a stop of the Tab key', async ({
    page,
  }) => {
    await page.goto(beans);
    const block = page.locator('[data-section="tabbedText"]');
    const open = block.locator('[role="tab"][aria-selected="true"]');
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-live');
    await block.getByRole('tab', { name: 'Runner beans' }).click();
    for (const [key, name] of [
      ['ArrowRight', 'Dwarf beans'],
      ['End', 'Lentils'],
      ['ArrowRight', 'Runner beans'],
      ['ArrowLeft', 'Lentils'],
      ['Home', 'Runner beans'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(open).toHaveText(name);
      await expect(open).toBeFocused();
      await expect(block.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(block.locator('#runners')).toBeFocused();
  });

  test('an address that names a tab opens it, at once and later', async ({ page }) => {
    await page.goto(`${beans}#lentils`);
    const open = page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible');
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('id', 'lentils');
    await expect(open).toBeInViewport();
    await page.evaluate(() => (location.hash = '#peas'));
    await expect(open).toHaveAttribute('id', 'peas');
    await expect(open).toBeInViewport();
  });

  test('a link on another page opens the tab it names', async ({ page }) => {
    // So low that the tabs are far below.
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto('/gardeners');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'About peas' });
      document.querySelector('main')?.prepend(link);
    }, `${beans}#peas`);
    await page.getByRole('link', { name: 'About peas' }).hover();
    await page.getByRole('link', { name: 'About peas' }).click();
    const open = page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible');
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('id', 'peas');
    await expect(open).toBeInViewport();
  });

  test('a named tab is the only one in view even before its script is there', async ({ page }) => {
    await page.route('**/assets/run-tabs*', () => new Promise(() => undefined));
    await page.goto(`${beans}#peas`);
    const open = page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible');
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('id', 'peas');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is readable, and the tabs are links to them', async ({ page }) => {
    await page.goto(beans);
    await expect(page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible')).toHaveCount(4);
    await page.getByRole('tab', { name: 'Peas' }).click();
    await expect(page.locator('#peas')).toBeInViewport();
  });

  test('every technology is readable, under its category', async ({ page }) => {
    await page.goto(tools);
    const block = page.locator('[data-section="technologies"]');
    await expect(block.getByRole('heading', { level: 3 })).toHaveCount(3);
    await expect(block.getByText('Barrow')).toBeVisible();
  });
});

test.describe('technologies', () => {
  test('the tab that the page names is open first, and closed tabs have loaded no icon', async ({ page }) => {
    const icons: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/tools/')) icons.push(new URL(request.url()).pathname);
    });
    await page.goto(tools);
    const block = page.locator('[data-section="technologies"]');
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('[role="tab"][aria-selected="true"]')).toHaveText('Digging');
    await expect(block.locator('[role="tabpanel"]:visible li')).toHaveText([
      'Spade',
      'Fork',
      'Hoe',
      'Rake',
      'Trowel',
    ]);
    await page.waitForLoadState('networkidle');
    expect(icons.length).toBe(5);
    await block.getByRole('tab', { name: 'Carrying' }).click();
    await expect.poll(() => icons.some((icon) => icon.includes('barrow'))).toBe(true);
    expect(icons.some((icon) => icon.includes('shears'))).toBe(false);
  });

  for (const [width, columns] of [
    [1280, 5],
    [1000, 4],
    [760, 2],
    [470, 1],
  ] as const) {
    test(`${columns} in a row at a width of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(tools);
      const grid = page.locator('#digging ul');
      await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+ ?){${columns}}$`));
      if (width === 1280) expect((await grid.boundingBox())?.width).toBe(1000);
    });
  }

  test('an icon that cannot be loaded becomes the brain, early or late', async ({ page, quietConsole }) => {
    await page.route('**/tools/{fork,basket}*', (route) => route.abort());
    await page.goto(tools);
    const block = page.locator('[data-section="technologies"]');
    await block.scrollIntoViewIfNeeded();
    const iconOf = (name: string) => block.getByRole('listitem').filter({ hasText: name }).locator('img');
    await expect(iconOf('Fork')).toHaveAttribute('src', /^data:image\/svg\+xml/);
    await expect(iconOf('Spade')).toHaveAttribute('src', /spade/);
    await block.getByRole('tab', { name: 'Carrying' }).click();
    await expect(iconOf('Basket')).toHaveAttribute('src', /^data:image\/svg\+xml/);
    await expect
      .poll(() => iconOf('Basket').evaluate((icon: HTMLImageElement) => icon.naturalWidth))
      .toBeGreaterThan(0);
    // The browser's own words about the two icons that were kept from it.
    const failed = expect.stringContaining('net::ERR_FAILED');
    expect(quietConsole.splice(0)).toEqual([failed, failed]);
  });
});
