import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';

test.describe.configure({ mode: 'serial' });

const page1 = 'pages/growing/beans.json';
let project: ScratchProject;

test.beforeAll(async () => {
  project = await startScratchProject();
});
test.afterAll(() => project.stop());

/** Opens a page and waits until its tabs are alive, then opens the third tab: state that a reload would lose. */
async function openWithState(page: Page): Promise<void> {
  await page.goto(`${project.url}/growing/beans`);
  const block = page.locator('[data-section="tabbedText"]');
  await block.scrollIntoViewIfNeeded();
  await block.getByRole('tab', { name: 'Peas' }).click();
  await expect(block.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function expectStateKept(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'sameDocument' in window), 'the document was not loaded anew').toBe(true);
  await expect(page.getByRole('tab', { name: 'Peas' })).toHaveAttribute('aria-selected', 'true');
}

test('saving a page draws the change into the open page and keeps its state', async ({ page }) => {
  await openWithState(page);
  const title = await page.locator('h1').innerText();
  project.edit(page1, JSON.stringify(title).slice(1, -1), 'A headline written just now');
  await expect(page.locator('h1')).toHaveText('A headline written just now');
  project.edit(page1, '"Peas"', '"Sugar peas"');
  await expect(page.getByRole('tab', { name: 'Sugar peas' })).toHaveAttribute('aria-selected', 'true');
  project.edit(page1, '"Sugar peas"', '"Peas"');
  await expectStateKept(page);
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
  project.edit('pages/index.json', '"label": "Know all"', '"label": "Know More"');
});

test('the picture of a page for social networks is drawn when it is asked for, with the title as it is now', async ({
  request,
}) => {
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
  project.edit(page1, '"title": "', '"title": "Newly: ');
  await expect.poll(picturePath).not.toBe(path);
  expect(await draw(await picturePath())).not.toEqual(before);
  project.edit(page1, '"title": "Newly: ', '"title": "');
  await expect.poll(picturePath).toBe(path);
  // Neither a page that does not exist nor one that search engines are kept away from has a picture.
  for (const other of ['growing/none', 'cookies'])
    expect((await request.get(`${project.url}/_social/${other}.jpg`)).status()).toBe(404);
});

const mistakes = (page: Page) => page.locator('site-findings');

test('a mistake is shown over the page in words, with its place, and fixing it takes them away', async ({
  page,
}) => {
  await openWithState(page);
  project.edit(page1, '"variant": "monument"', '"variant": "monumant"');
  const panel = mistakes(page).getByRole('alert');
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
  project.edit(page1, '"variant": "monumant"', '"variant": "monumantt"');
  await expect(panel.locator('.message')).toContainText('"monumantt"');
  project.edit(page1, '"variant": "monumantt"', '"variant": "monument"');
  await expect(mistakes(page)).toHaveCount(0);
  await expectStateKept(page);
});

test('a page that is opened while it is broken says what is wrong, and appears once it is fixed', async ({
  page,
}) => {
  project.edit(page1, '"variant": "monument"', '"variant": "monumant"');
  await page.goto(`${project.url}/growing/beans`);
  await expect(mistakes(page).locator('.message')).toContainText('monumant');
  project.edit(page1, '"variant": "monumant"', '"variant": "monument"');
  await expect(page.locator('h1')).toBeVisible();
  await expect(mistakes(page)).toHaveCount(0);
});

test('a page keeps following its file while another one is broken, and says so in a corner', async ({
  page,
}) => {
  await openWithState(page);
  const title = JSON.stringify(await page.locator('h1').innerText()).slice(1, -1);
  project.edit('pages/gardeners.json', '"sections"', '"sektions"');
  const corner = mistakes(page).locator('.corner');
  await expect(corner.locator('summary')).toHaveText(
    /^(One mistake|\d+ mistakes) in (another file|other files)$/,
  );
  await expect(mistakes(page).getByRole('alert')).toHaveCount(0);
  project.edit(page1, title, 'Written beside a broken page');
  await expect(page.locator('h1')).toHaveText('Written beside a broken page');
  project.edit(page1, 'Written beside a broken page', title);
  project.edit('pages/gardeners.json', '"sektions"', '"sections"');
  await expect(mistakes(page)).toHaveCount(0);
  await expectStateKept(page);
});

test('the mistakes of the open page come first, whatever their files are called', async ({ page }) => {
  project.edit('pages/gardeners.json', '"sections"', '"sektions"');
  project.edit(page1, '"variant": "monument"', '"variant": "monumant"');
  await page.goto(`${project.url}/growing/beans`);
  await expect(mistakes(page).locator('.message')).toContainText(['"monumant"']);
  await expect(mistakes(page).locator('.note')).toContainText(
    /more are in other files|One more mistake is in other files/,
  );
  project.edit(page1, '"variant": "monumant"', '"variant": "monument"');
  project.edit('pages/gardeners.json', '"sektions"', '"sections"');
  await expect(page.locator('h1')).toBeVisible();
});

test('a dead link in the footer, or a broken footer, takes no page down', async ({ page }) => {
  await openWithState(page);
  const footer = 'pages/_site/footer.json';
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

test('saving a file of _site changes the shell in place', async ({ page }) => {
  await openWithState(page);
  project.edit('pages/_site/navigation.json', '"Seasons"', '"Months"');
  await expect(page.locator('header').getByRole('button', { name: 'Months' })).toBeVisible();
  await expectStateKept(page);
  // The new menu is as alive as the one it replaced.
  await page.locator('header').getByRole('button', { name: 'Months' }).click();
  await expect(page.locator('header').getByRole('button', { name: 'Months' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('saving the component of a static section changes it in place', async ({ page }) => {
  await openWithState(page);
  project.edit(
    'src/sections/StatsStrip/StatsMonument.tsx',
    '<Figure stat={first} />',
    '<Figure stat={first} /> indeed',
  );
  await expect(page.locator('[data-section="statsStrip"]')).toContainText('indeed');
  await expectStateKept(page);
});

test('saving a schema checks the open page by the new schema, and the types follow it', async ({ page }) => {
  await openWithState(page);
  project.edit('section-schemas/statsStrip.json', '"monument", ', '');
  await expect(mistakes(page).locator('.message')).toContainText('"monument"');
  expect(project.read('src/shared/generated/sections.ts')).toContain(
    "StatsStripVariant = 'row' | 'sentence' | 'pair'",
  );
  project.edit('section-schemas/statsStrip.json', '"row", ', '"row", "monument", ');
  await expect(mistakes(page)).toHaveCount(0);
  await expectStateKept(page);
});

test('the catalogue lists every type, is searched by keyboard, and opens the type that is found', async ({
  page,
}) => {
  await page.goto(`${project.url}/__catalogue`);
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(21);
  await page.keyboard.press('/');
  await page.keyboard.type('figures speak');
  await expect(page.getByRole('status')).toHaveText('1 of 21 types');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('statsStrip');
});

test('a type of the catalogue shows each variant as it looks and as it is written, its fields, and who uses it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${project.url}/__catalogue/statsStrip`);
  for (const variant of ['row', 'sentence', 'pair', 'monument'])
    await expect(page.getByRole('heading', { name: `statsStrip, ${variant}` }).first()).toBeAttached();
  const frame = page.frameLocator('iframe').first();
  await expect(frame.locator('[data-section="statsStrip"]')).toBeVisible();
  await expect(frame.locator('footer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Copy the JSON' }).first().click();
  await expect(page.getByRole('status').first()).toHaveText('Copied. Paste it into "sections" of a page.');
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
    type: 'statsStrip',
  });
  await expect(page.locator('dt', { hasText: 'stats[].value' })).toContainText('required');
  await expect(page.getByRole('link', { name: '/growing/beans' })).toBeVisible();
});

test('a mistyped address of the catalogue names the type that was meant', async ({ page }) => {
  const response = await page.goto(`${project.url}/__catalogue/statStrip`);
  expect(response?.status()).toBe(404);
  await expect(page.locator('header')).toContainText(
    'There is no section type "statStrip". Did you mean statsStrip?',
  );
  await page.locator('header').getByRole('link', { name: 'statsStrip' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('statsStrip');
});

test('the catalogue fits narrow and wide windows', async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/__catalogue', '/__catalogue/cardGrid', '/__catalogue/nothing']) {
      await page.goto(project.url + path);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
    }
  }
});
