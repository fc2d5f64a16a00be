import { expect as patient, type Page, test } from '@playwright/test';
import { type ScratchProject, startScratchProject } from './scratch-project.ts';

// Vite compiles a file when it is first asked for, which takes its time on a busy machine.
const expect = patient.configure({ timeout: 20_000 });

test.describe.configure({ mode: 'serial', timeout: 120_000 });

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

test('a mistake is shown over the page with its place, and mending it takes the overlay away', async ({
  page,
}) => {
  await openWithState(page);
  project.edit(page1, '"variant": "monument"', '"variant": "monumant"');
  const overlay = page.locator('vite-error-overlay');
  await expect(overlay.locator('.message-body')).toContainText('"monumant". Did you mean "monument"?');
  await expect(overlay.locator('.file')).toContainText(/pages\/growing\/beans\.json:\d+:\d+/);
  await expect(overlay.locator('.frame')).toContainText('^^^^');
  project.edit(page1, '"variant": "monumant"', '"variant": "monument"');
  await expect(overlay).toHaveCount(0);
  await expectStateKept(page);
});

test('a page that is opened while it is broken shows the overlay, and appears once it is mended', async ({
  page,
}) => {
  project.edit(page1, '"variant": "monument"', '"variant": "monumant"');
  await page.goto(`${project.url}/growing/beans`);
  await expect(page.locator('vite-error-overlay .message-body')).toContainText('monumant');
  project.edit(page1, '"variant": "monumant"', '"variant": "monument"');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
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
  await expect(page.locator('vite-error-overlay .message-body')).toContainText('"monument"');
  expect(project.read('src/shared/generated/sections.ts')).toContain(
    "StatsStripVariant = 'row' | 'sentence' | 'pair'",
  );
  project.edit('section-schemas/statsStrip.json', '"row", ', '"row", "monument", ');
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  await expectStateKept(page);
});

test('the catalogue shows every example of a type', async ({ page }) => {
  await page.goto(`${project.url}/__catalogue/statsStrip`);
  expect(await page.locator('main > [data-section="statsStrip"]').count()).toBeGreaterThan(1);
});
