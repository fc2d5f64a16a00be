import { expect as expectNow, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';

// One development server for all tests of this file, each of which puts back what it changed.
test.describe.configure({ mode: 'serial', timeout: 400_000 });
// Between a file and the page lies a server that may have to load what it has not needed before.
const expect = expectNow.configure({ timeout: 90_000 });

const file = 'pages/growing/beans.json';
let project: ScratchProject;

test.beforeAll(async () => {
  project = await startScratchProject();
});
test.afterAll(() => project.stop());

const block = (page: Page) => page.locator('[data-section="tabbedText"]');
const tab = (page: Page, name: string) => block(page).getByRole('tab', { name });
const mistakes = (page: Page) => page.locator('site-findings');

/** Opens a page and waits until its tabs are alive, then opens the third tab: state that a reload would lose. */
async function openWithState(page: Page): Promise<void> {
  await page.goto(`${project.url}/growing/beans`);
  await block(page).scrollIntoViewIfNeeded();
  await tab(page, 'Peas').click();
  await expect(tab(page, 'Peas')).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectStateKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not loaded anew').toBe(true);
  await expect(tab(page, 'Peas')).toHaveAttribute('aria-selected', 'true');
}

test('what is saved is drawn into the open page, which keeps its state', async ({ page }) => {
  await openWithState(page);
  await test.step('a page', async () => {
    const title = await page.locator('h1').innerText();
    project.edit(file, JSON.stringify(title).slice(1, -1), 'A headline written just now');
    await expect(page.locator('h1')).toHaveText('A headline written just now');
    project.edit(file, '"Peas"', '"Sugar peas"');
    await expect(tab(page, 'Sugar peas')).toHaveAttribute('aria-selected', 'true');
    project.edit(file, '"Sugar peas"', '"Peas"');
    await expectStateKept(page);
  });
  await test.step('a file of _site, whose menu is as alive as the one it replaced', async () => {
    project.edit('pages/_site/navigation.json', '"Seasons"', '"Months"');
    const menu = page.locator('header').getByRole('button', { name: 'Months' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expectStateKept(page);
  });
  await test.step('the component of a static section', async () => {
    const [figure, component] = ['<Figure stat={first} />', 'src/sections/StatsStrip/StatsMonument.tsx'];
    project.edit(component, figure, `${figure} indeed`);
    await expect(page.locator('[data-section="statsStrip"]')).toContainText('indeed');
    await expectStateKept(page);
  });
  await test.step('a schema, which the open page is checked by, and the types follow it', async () => {
    project.edit('section-schemas/statsStrip.json', '"monument", ', '');
    await expect(mistakes(page).locator('.message')).toContainText('"monument"');
    expect(project.read('src/shared/generated/sections.ts')).toContain(
      "StatsStripVariant = 'row' | 'sentence' | 'pair'",
    );
    project.edit('section-schemas/statsStrip.json', '"row", ', '"row", "monument", ');
    await expect(mistakes(page)).toHaveCount(0);
    await expectStateKept(page);
  });
});

test('saving a page keeps the slide that is shown, and its rest', async ({ page }) => {
  await page.goto(project.url);
  const slider = page.locator('[data-section="heroSlider"]');
  await slider.getByRole('button', { name: 'Pause slides' }).click();
  await slider.getByRole('button', { name: 'Show 2 of 2' }).click();
  const link = slider.locator('.swiper-slide-active').getByRole('link');
  await expect(link).toHaveText('Learn More about the beds');
  project.edit('pages/index.json', '"label": "Know More"', '"label": "Know all"');
  await expect(slider.getByRole('link', { name: 'Know all', includeHidden: true })).toHaveCount(1);
  await expect(slider.locator('.swiper-initialized')).toBeVisible();
  await expect(link).toHaveText('Learn More about the beds');
  await expect(slider.getByRole('button', { name: 'Play slides' })).toBeVisible();
});

test('the picture of a page for social networks has its title of now', async ({ request }) => {
  const picturePath = async () => {
    const html = await (await request.get(`${project.url}/growing/beans`)).text();
    const [, address] = html.match(/property="og:image" content="(?:https?:\/\/[^/]+)?([^"]+)"/) ?? [];
    return address!;
  };
  const draw = async (path: string) => {
    const answer = await request.get(project.url + path);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    return answer.body();
  };
  const path = await picturePath();
  expect(path).toMatch(/^\/_social\/growing\/beans\.jpg\?v=/);
  const before = await draw(path);
  expect(await sharp(before).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  project.edit(file, '"title": "', '"title": "Newly: ');
  await expect.poll(picturePath).not.toBe(path);
  expect(await draw(await picturePath())).not.toEqual(before);
  project.edit(file, '"title": "Newly: ', '"title": "');
  await expect.poll(picturePath).toBe(path);
  // Neither a page that does not exist nor one that search engines are kept away from has a picture.
  for (const other of ['growing/none', 'cookies'])
    expect((await request.get(`${project.url}/_social/${other}.jpg`)).status()).toBe(404);
});

test('mistakes are shown over the page, those of its file first, until they are put right', async ({
  page,
}) => {
  const panel = mistakes(page).getByRole('alert');
  const other = 'pages/gardeners.json';
  await openWithState(page);
  await test.step('a mistake of the open page', async () => {
    project.edit(file, '"variant": "monument"', '"variant": "monumant"');
    await expect(panel.getByRole('heading')).toHaveText('One thing to correct on this page');
    await expect(panel.locator('.message')).toContainText('"monumant". Did you mean "monument"?');
    await expect(panel.locator('li')).toContainText(
      /pages\/growing\/beans\.json, line \d+, block \d+ \(statsStrip\)/,
    );
    await expect(panel.locator('pre')).toContainText('^^^^');
    await expect(panel.locator('.note')).toHaveText(
      'Correct the file and save it: this note goes away by itself.',
    );
    // Neither rules nor code: names that mean nothing to who writes.
    await expect(panel).not.toContainText(/schema\/|node_modules|\.ts\b/);
    await page.keyboard.press('Escape');
    await expect(mistakes(page)).toHaveCount(0);
    project.edit(file, '"variant": "monumant"', '"variant": "monumantt"');
    await expect(panel.locator('.message')).toContainText('"monumantt"');
    project.edit(file, '"variant": "monumantt"', '"variant": "monument"');
    await expect(mistakes(page)).toHaveCount(0);
  });
  await test.step('one of another page, beside which this one keeps following its file', async () => {
    const title = JSON.stringify(await page.locator('h1').innerText()).slice(1, -1);
    project.edit(other, '"sections"', '"sektions"');
    await expect(mistakes(page).locator('.corner summary')).toHaveText(
      /^(One mistake|\d+ mistakes) in (another file|other files)$/,
    );
    await expect(panel).toHaveCount(0);
    project.edit(file, title, 'Written beside a broken page');
    await expect(page.locator('h1')).toHaveText('Written beside a broken page');
    project.edit(file, 'Written beside a broken page', title);
    await expect(page.locator('h1')).not.toHaveText('Written beside a broken page');
    await expectStateKept(page);
  });
  await test.step('a page that is opened while it and another one are broken', async () => {
    project.edit(file, '"variant": "monument"', '"variant": "monumant"');
    await page.goto(`${project.url}/growing/beans`);
    await expect(mistakes(page).locator('.message')).toContainText(['"monumant"']);
    await expect(mistakes(page).locator('.note')).toContainText(/more (are|mistake is) in other files/);
    project.edit(file, '"variant": "monumant"', '"variant": "monument"');
    await expect(page.locator('h1')).toBeVisible();
    project.edit(other, '"sektions"', '"sections"');
    await expect(mistakes(page)).toHaveCount(0);
  });
});

test('a dead link in the footer, or a broken footer, takes no page down', async ({ page }) => {
  const footer = 'pages/_site/footer.json';
  await page.goto(`${project.url}/growing/beans`);
  project.edit(footer, '"href": "/growing/tools"', '"href": "/growing/toolz"');
  await expect(mistakes(page).locator('.corner')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await mistakes(page).locator('summary').click();
  await expect(mistakes(page).locator('.message')).toContainText('Did you mean "/growing/tools"?');
  project.edit(footer, '"href": "/growing/toolz"', '"href": "/growing/tools');
  await expect(mistakes(page).locator('.corner')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('footer')).toBeVisible();
  project.edit(footer, '"href": "/growing/tools', '"href": "/growing/tools"');
  await expect(mistakes(page)).toHaveCount(0);
});

test('the catalogue lists and finds types, and shows how they look and are written', async ({
  page,
  context,
  browserName,
}) => {
  // Firefox asks nobody.
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${project.url}/__catalogue`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(21);
  await page.keyboard.press('/');
  await page.keyboard.type('figures speak');
  await expect(page.getByRole('status')).toHaveText('1 of 21 types');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('statsStrip');

  for (const variant of ['row', 'sentence', 'pair', 'monument'])
    await expect(page.getByRole('heading', { name: `statsStrip, ${variant}` }).first()).toBeAttached();
  const frame = page.frameLocator('iframe').first();
  await expect(frame.locator('[data-section="statsStrip"]')).toBeVisible();
  await expect(frame.locator('footer')).toHaveCount(0);
  await expect(page.locator('dt', { hasText: 'stats[].value' })).toContainText('required');
  await expect(page.getByRole('link', { name: '/growing/beans' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy the JSON' }).first().click();
  await expect(page.getByRole('status').first()).toHaveText('Copied. Paste it into "sections" of a page.');

  const response = await page.goto(`${project.url}/__catalogue/statStrip`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('header')).toContainText(
    'There is no section type "statStrip". Did you mean statsStrip?',
  );
  await page.locator('header').getByRole('link', { name: 'statsStrip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('statsStrip');

  await page.goto(`${project.url}/__catalogue`);
  const search = page.getByRole('searchbox');
  await search.press('ControlOrMeta+V');
  await expect(search).toHaveValue(/"type": ?"statsStrip"/);
  for (const path of ['/__catalogue', '/__catalogue/cardGrid', '/__catalogue/nothing']) {
    await page.goto(project.url + path);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
