import type { Page } from '@playwright/test';
import * as go from './navigation-steps.ts';
import { essential, expect, onlyChromium, test } from './test.ts';

const tools = '/growing/tools';
const texts = (page: Page) => page.locator('[data-section="tabbedText"]');
const technologies = (page: Page) => page.locator('[data-section="technologies"]');
const open = (page: Page) => texts(page).locator('[role="tabpanel"]:visible');

test('a click, arrow keys, Home and End open one tab', essential, async ({ page }) => {
  await page.goto(go.start);
  const block = texts(page);
  const selected = block.locator('[role="tab"][aria-selected="true"]');
  await expect(open(page)).toHaveAttribute('id', 'runners');
  await block.getByRole('tab', { name: 'Peas' }).click();
  await expect(selected).toHaveText('Peas');
  await expect(open(page)).toHaveAttribute('id', 'peas');
  await expect(block).toHaveAttribute('data-live');
  await block.getByRole('tab', { name: 'Runner beans' }).click();
  for (const [key, name] of [
    ['ArrowRight', 'Dwarf beans'],
    ['End', 'Lentils'],
    ['ArrowRight', 'Runner beans'],
    ['ArrowLeft', 'Lentils'],
    ['Control+ArrowLeft', 'Lentils'],
    ['Home', 'Runner beans'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(selected).toHaveText(name);
    await expect(selected).toBeFocused();
    await expect(block.locator('[role="tab"][tabindex="0"]')).toHaveCount(1);
  }
  await page.keyboard.press('Tab');
  await expect(block.locator('#runners')).toBeFocused();
  await test.step('with Ctrl or Cmd, a click on a tab is left to the browser', async () => {
    expect(await go.clickElsewhere(page, block.getByRole('tab', { name: 'Peas' }))).toBe(true);
    await expect(selected).toHaveText('Runner beans');
  });
});

test(
  'the address names the tab that was chosen, without a new entry of the history',
  essential,
  async ({ page }) => {
    await page.goto(`${go.start}#peas`);
    await expect(texts(page)).toHaveAttribute('data-live');
    const entries = await page.evaluate(() => history.length);
    const choices = [
      ['lentils', () => texts(page).getByRole('tab', { name: 'Lentils' }).click()],
      ['runners', () => page.keyboard.press('Home')],
    ] as const;
    for (const [id, choose] of choices) {
      await choose();
      await expect(page).toHaveURL(`${go.start}#${id}`);
      await page.reload();
      await expect(texts(page)).toHaveAttribute('data-live');
      await expect(open(page)).toHaveAttribute('id', id);
      await texts(page).locator('[role="tab"][aria-selected="true"]').focus();
    }
    expect(await page.evaluate(() => history.length)).toBe(entries);
  },
);

test('a fragment opens a tab, before and after hydration, from any page', async ({ page }) => {
  const expectOpen = async (id: string) => {
    await expect(open(page)).toHaveCount(1);
    await expect(open(page)).toHaveAttribute('id', id);
    await expect(open(page)).toBeInViewport();
  };
  await go.answerCookies(page);
  await go.waitLongerForPages(page);
  let isHeld = true;
  await page.route('**/assets/run-tabs*', (route) => (isHeld ? undefined : route.continue()));
  await page.goto(`${go.start}#peas`);
  await expectOpen('peas');
  isHeld = false;
  await page.goto('/cookies');
  await page.goto(`${go.start}#lentils`);
  await expect(texts(page)).toHaveAttribute('data-live');
  await expectOpen('lentils');
  await page.evaluate(() => (location.hash = '#peas'));
  await expectOpen('peas');
  // So low that the tabs are below the viewport.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/gardeners');
  await go.addLink(page, `${go.start}#dwarfs`);
  await go.follow(page, `${go.start}#dwarfs`);
  await expectOpen('dwarfs');
  // The router has rendered this page, and handles its anchors too.
  await expect(texts(page)).toHaveAttribute('data-live');
  await go.addLink(page, '#peas');
  await go.linkTo(page, '#peas').click();
  await expectOpen('peas');
});

test("the browser's search finds text in closed tabs, and opens them", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(tools);
  for (const block of [texts(page), technologies(page)]) {
    await expect(block, 'though nobody has scrolled').toHaveAttribute('data-live');
    const closed = block.locator('[role="tabpanel"][data-open="false"]').last();
    const id = await closed.getAttribute('id');
    await expect(closed).toHaveAttribute('hidden', 'until-found');
    await expect(closed).toHaveAttribute('tabindex', '-1');
    // The event that a browser fires for a match.
    await closed.evaluate((panel) => panel.dispatchEvent(new Event('beforematch', { bubbles: true })));
    await expect(block.locator('[role="tab"][aria-selected="true"]')).toHaveAttribute('aria-controls', id!);
    await expect(block.getByRole('tabpanel')).toHaveCount(1);
    await expect(block.locator(`#${id}`)).toBeVisible();
    await expect(block.locator(`#${id}`)).toHaveAttribute('tabindex', '0');
  }
});

// Firefox serves icons from an internal cache, without requests.
test(
  'closed tabs load no icons until their row is pointed at, and a row has as many cells as fit',
  onlyChromium,
  async ({ page }) => {
    const icons: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/tools/')) icons.push(new URL(request.url()).pathname);
    });
    await page.goto(tools);
    await expect(open(page)).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Out in the morning, back at dusk' })).toBeVisible();
    const block = technologies(page);
    await block.scrollIntoViewIfNeeded();
    await expect(block.locator('[role="tab"][aria-selected="true"]')).toHaveText('Digging');
    const cells = block.locator('[role="tabpanel"]:visible li');
    await expect(cells).toHaveText(['Spade', 'Fork', 'Hoe', 'Rake', 'Trowel']);
    await page.waitForLoadState('networkidle');
    expect(icons.length).toBe(5);
    const grid = page.locator('#digging ul');
    for (const [width, columns] of Object.entries({ 470: 1, 760: 3, 1000: 3, 1280: 5 })) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect(grid).toHaveCSS('grid-template-columns', new RegExp(`^(\\S+ ?){${columns}}$`));
    }
    await block.getByRole('tab', { name: 'Carrying' }).hover();
    await expect.poll(() => icons.some((icon) => icon.includes('barrow'))).toBe(true);
  },
);

test('every tab of technologies has the same height, and its cells leave no hole', async ({ page }) => {
  // Until the marks have come, a cell has another height.
  await page.goto(tools, { waitUntil: 'networkidle' });
  const block = technologies(page);
  for (const width of [640, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = new Set<number>();
    for (const tab of await block.getByRole('tab').all()) {
      await tab.click();
      const grid = block.locator('[role="tabpanel"]:visible ul');
      const measure = () =>
        grid.evaluate((list) => {
          const { width: whole, height } = list.getBoundingClientRect();
          const boxes = Array.from(list.children, (cell) => cell.getBoundingClientRect());
          const filled = boxes.reduce((sum, box) => sum + box.width * box.height, 0) / (whole * height);
          return { height: Math.round(height), isFull: filled > 0.99 };
        });
      await expect.poll(measure, `${await tab.textContent()} at ${width} px`).toMatchObject({ isFull: true });
      heights.add((await measure()).height);
    }
    expect([...heights], `at ${width} px`).toHaveLength(1);
  }
});

test('an icon that fails to load is replaced by the brain', async ({ page, quietConsole }) => {
  await page.route('**/tools/{fork,basket}*', (route) => route.abort());
  await page.goto(tools);
  const block = technologies(page);
  await block.scrollIntoViewIfNeeded();
  const iconOf = (name: string) => block.getByRole('listitem').filter({ hasText: name }).locator('img');
  await expect(iconOf('Fork')).toHaveAttribute('src', /^data:image\/svg\+xml/);
  await expect(iconOf('Spade')).toHaveAttribute('src', /spade/);
  await block.getByRole('tab', { name: 'Carrying' }).click();
  await expect(iconOf('Basket')).toHaveAttribute('src', /^data:image\/svg\+xml/);
  await expect
    .poll(() => iconOf('Basket').evaluate((icon: HTMLImageElement) => icon.naturalWidth))
    .toBeGreaterThan(0);
  // The browser's messages about the two blocked icons.
  for (const line of quietConsole.splice(0)) expect(line).toContain('net::ERR_FAILED');
});
