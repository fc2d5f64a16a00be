import { expect, test } from './test.ts';

const web = '/services/web-development';
const erp = '/services/custom-software';

test.describe('texts in tabs', () => {
  test('exactly one panel is in view, the one the page names first', async ({ page }) => {
    await page.goto(erp);
    await expect(page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Modules shaped by your processes' })).toBeVisible();
  });

  test('a click opens a tab and closes the other', async ({ page }) => {
    await page.goto(web);
    const block = page.locator('[data-section="tabbedText"]');
    await block.getByRole('tab', { name: 'CMS' }).click();
    await expect(block.getByRole('tab', { name: 'CMS' })).toHaveAttribute('aria-selected', 'true');
    await expect(block.getByRole('tab', { name: 'Custom web apps' })).toHaveAttribute(
      'aria-selected',
      'false',
    );
    await expect(block.locator('[role="tabpanel"]:visible')).toHaveAttribute('id', 'cms');
    // Opening a tab is not a way to another address.
    expect(new URL(page.url()).hash).toBe('');
  });

  test('arrow keys, Home and End move and open; only the open tab is a stop of the Tab key', async ({
    page,
  }) => {
    await page.goto(web);
    const block = page.locator('[data-section="tabbedText"]');
    const open = block.locator('[role="tab"][aria-selected="true"]');
    await block.scrollIntoViewIfNeeded();
    await expect(block).toHaveAttribute('data-live');
    await block.getByRole('tab', { name: 'Custom web apps' }).click();
    for (const [key, name] of [
      ['ArrowRight', 'Ecommerce'],
      ['End', 'Modernization'],
      ['ArrowRight', 'Custom web apps'],
      ['ArrowLeft', 'Modernization'],
      ['Home', 'Custom web apps'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(open).toHaveText(name);
      await expect(open).toBeFocused();
      await expect(block.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
    }
    await page.keyboard.press('Tab');
    await expect(block.locator('#custom')).toBeFocused();
  });

  test('an address that names a tab opens it, at once and later', async ({ page }) => {
    await page.goto(`${web}#modernization`);
    const open = page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible');
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('id', 'modernization');
    await expect(open).toBeInViewport();
    await page.evaluate(() => (location.hash = '#cms'));
    await expect(open).toHaveAttribute('id', 'cms');
    await expect(open).toBeInViewport();
  });

  test('a link on another page opens the tab it names', async ({ page }) => {
    await page.goto('/leadership');
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'Content management' });
      document.querySelector('main')?.prepend(link);
    }, `${web}#cms`);
    await page.getByRole('link', { name: 'Content management' }).hover();
    await page.getByRole('link', { name: 'Content management' }).click();
    const open = page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible');
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('id', 'cms');
    await expect(open).toBeInViewport();
  });

  test('a named tab is the only one in view even before its script is there', async ({ page }) => {
    await page.route('**/assets/TabbedText*', () => new Promise(() => undefined));
    await page.goto(`${web}#cms`);
    const open = page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible');
    await expect(open).toHaveCount(1);
    await expect(open).toHaveAttribute('id', 'cms');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every text is readable, and the tabs are links to them', async ({ page }) => {
    await page.goto(web);
    await expect(page.locator('[data-section="tabbedText"] [role="tabpanel"]:visible')).toHaveCount(4);
    await page.getByRole('tab', { name: 'CMS' }).click();
    await expect(page.locator('#cms')).toBeInViewport();
  });

  test('every technology is readable, under its category', async ({ page }) => {
    await page.goto(erp);
    const block = page.locator('[data-section="technologies"]');
    await expect(block.getByRole('heading', { level: 3 })).toHaveCount(10);
    await expect(block.getByText('BigCommerce')).toBeVisible();
  });
});

test.describe('technologies', () => {
  test('Backend is open first, and closed tabs have loaded no icon', async ({ page }) => {
    const icons: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/tech/')) icons.push(new URL(request.url()).pathname);
    });
    await page.goto(erp);
    const block = page.locator('[data-section="technologies"]');
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('[role="tab"][aria-selected="true"]')).toHaveText('Backend');
    await expect(block.locator('[role="tabpanel"]:visible li')).toHaveText([
      'Node.js',
      'Java',
      '.NET',
      'Express',
      'Python',
    ]);
    await page.waitForLoadState('networkidle');
    expect(icons.length).toBe(5);
    await block.getByRole('tab', { name: 'DevOps' }).click();
    await expect.poll(() => icons.some((icon) => icon.includes('kubernetes'))).toBe(true);
    expect(icons.some((icon) => icon.includes('shopify'))).toBe(false);
  });

  for (const [width, columns] of [
    [1280, 5],
    [1000, 4],
    [760, 2],
    [470, 1],
  ] as const) {
    test(`${columns} in a row at a width of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(erp);
      const grid = page.locator('#backend ul');
      await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+ ?){${columns}}$`));
      if (width === 1280) expect((await grid.boundingBox())?.width).toBe(1000);
    });
  }

  test('an icon that cannot be loaded becomes the brain, early or late', async ({ page, quietConsole }) => {
    await page.route('**/tech/{java,docker}*', (route) => route.abort());
    await page.goto(erp);
    const block = page.locator('[data-section="technologies"]');
    await block.scrollIntoViewIfNeeded();
    const iconOf = (name: string) => block.getByRole('listitem').filter({ hasText: name }).locator('img');
    await expect(iconOf('Java')).toHaveAttribute('src', /^data:image\/svg\+xml/);
    await expect(iconOf('Node.js')).toHaveAttribute('src', /node-js/);
    await block.getByRole('tab', { name: 'DevOps' }).click();
    await expect(iconOf('Docker')).toHaveAttribute('src', /^data:image\/svg\+xml/);
    await expect
      .poll(() => iconOf('Docker').evaluate((icon: HTMLImageElement) => icon.naturalWidth))
      .toBeGreaterThan(0);
    // The browser's own words about the two icons that were kept from it.
    const failed = expect.stringContaining('net::ERR_FAILED');
    expect(quietConsole.splice(0)).toEqual([failed, failed]);
  });
});
