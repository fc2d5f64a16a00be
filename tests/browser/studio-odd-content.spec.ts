import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { clickWord, isFramed, isSaved, openStudio, startStudio } from './studio-steps.ts';
import { expect as expectNow, testWithLogs as test } from './test.ts';

/* Content and situations that nobody prepares. */
test.describe.configure({ mode: 'default', timeout: 400_000 });
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const file = 'pages/odd.json';
const other = 'https://other.example/';
const value = {
  // Its first fields are those of a block.
  sections: [
    { type: 'hero', lead: 'The lead is written first', title: 'Then the title' },
    { type: 'statsStrip', stats: [{ value: '∞', label: '★★★' }] },
    { type: 'richText', title: 'Icons \ue005\ue006 of a font', body: 'The last block.' },
    { type: 'callToAction', title: 'Elsewhere', action: { label: 'Another site', href: other } },
  ],
  title: 'A page with odd content',
  description: 'A page with signs, icons and a link to another site, for a test of the studio.',
  noindex: true,
};
const text = `${JSON.stringify(value, null, 2)}\n`;
let project: ScratchProject;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio((folder) => writeFiles(folder, { [file]: value }));
});
test.afterEach(() => writeFileSync(join(project.folder, file), text));
test.afterAll(() => project.stop());

const fieldAt = (page: Page, at: string) => page.locator(`.form textarea[data-at="${file}#${at}"]`);
const note = (page: Page) => page.locator('.note');
const useThePage = (page: Page) => page.getByRole('switch', { name: 'Use the page' });

test('texts of signs alone, icons of a font, and the first fields of a file are led back', async ({
  page,
}) => {
  const frame = await openStudio(page, project.url, '/odd');
  const places = {
    written: '/sections/0/lead',
    Then: '/sections/0/title',
    '∞': '/sections/1/stats/0/value',
    '★★★': '/sections/1/stats/0/label',
    '\ue005\ue006': '/sections/2/title',
    last: '/sections/2/body',
  };
  for (const [word, at] of Object.entries(places)) {
    await clickWord(frame.locator('#main'), word);
    await expect(fieldAt(page, at), word).toBeFocused();
  }
});

test('an optional text that is emptied keeps its field, for what is typed instead', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/odd');
  await clickWord(frame.locator('#main'), 'written');
  const lead = fieldAt(page, '/sections/0/lead');
  await expect(lead).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect.poll(() => project.read(file)).not.toContain('"lead"');
  await expect(lead).toBeFocused();
  await page.keyboard.insertText('Another lead');
  await expect.poll(() => project.read(file)).toContain('"lead": "Another lead"');
  expect(project.read(file)).toContain('"title": "Then the title"');
});

test('a key that did not reach the server stays in its field, and "Try again" saves it', async ({ page }) => {
  let isLost = false;
  await page.route('**/api/**', (route) => (isLost ? route.abort() : route.fallback()));
  const frame = await openStudio(page, project.url, '/odd');
  await clickWord(frame.locator('#main'), 'written');
  const lead = fieldAt(page, '/sections/0/lead');
  await expect(lead).toBeFocused();
  isLost = true;
  await page.keyboard.insertText('really ');
  const problem = page.locator('.notice', { hasText: 'The server does not answer.' });
  const state = page.locator('.save-state');
  await expect(problem).toBeVisible();
  const tried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/retry'));
  await problem.getByRole('button', { name: 'Try again' }).click();
  await tried;
  await expect(problem).toBeVisible();
  await expect(state).toHaveAttribute('data-state', 'stuck');
  isLost = false;
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect(problem).toHaveCount(0);
  await isSaved(page);
  await expect(lead).toHaveValue('The lead is really written first');
  await expect.poll(() => project.read(file)).toContain('"The lead is really written first"');
});

test('what the server knows already is not offered again after a reload', async ({ page }) => {
  await openStudio(page, project.url, '/odd');
  const keep = (at: string, was: string, now: string) =>
    page.evaluate(
      (change) => localStorage.setItem('studio:unsaved', JSON.stringify(change)),
      [
        { file, at: '/sections/0/title', was: 'Before', value: 'Then the title' },
        { file, at, was, value: now },
      ],
    );
  await keep('/sections/0/lead', 'The lead is written first', 'Not written');
  await page.reload();
  const offer = page.locator('.notice', { hasText: 'Typed, but not saved' });
  await expect(offer.locator('ins')).toHaveText(['Not written']);
  await keep('/sections/0/lead', 'Before', 'The lead is written first');
  await page.reload();
  await expect(page.locator('.form h1')).toBeVisible();
  await expect(page.locator('.save-state')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('a block that somebody puts above takes no key of the field below', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/odd');
  await clickWord(frame.locator('#main'), 'Elsewhere');
  await expect(fieldAt(page, '/sections/3/title')).toBeFocused();
  await page.keyboard.press('End');
  const added = { type: 'richText', title: 'Theirs', body: 'A block of theirs.' };
  const sections = [added, ...value.sections];
  writeFileSync(join(project.folder, file), JSON.stringify({ ...value, sections }, null, 2));
  await expect(fieldAt(page, '/sections/4/title')).toBeFocused();
  await page.keyboard.insertText(' and here');
  await expect.poll(() => project.read(file)).toContain('"Elsewhere and here"');
  expect(project.read(file)).toContain('"Icons \ue005\ue006 of a font"');
});

test('a link to another site opens beside the studio, and the frame keeps its page', async ({
  page,
  context,
}) => {
  await context.route(`${other}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'Other' }));
  const frame = await openStudio(page, project.url, '/odd');
  const link = frame.getByRole('link', { name: 'Another site' });
  await link.scrollIntoViewIfNeeded();
  const press = async (modifiers: 'Control'[]) => {
    const opened = context.waitForEvent('page');
    await link.click({ force: true, modifiers });
    const tab = await opened;
    await expect(tab).toHaveURL(other);
    await tab.close();
  };
  await press(['Control']);
  await useThePage(page).check();
  await press([]);
  await expect(frame.locator('h1')).toHaveText('Then the title');
});

test('an open dialog takes no click while the page is edited', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/odd');
  await useThePage(page).check();
  await frame.getByRole('button', { name: 'Login' }).first().click();
  const dialog = frame.locator('[data-shell=sign-in]:popover-open, dialog[open]').first();
  await expect(dialog).toBeVisible();
  await useThePage(page).uncheck();
  const press = dialog.getByRole('button').first();
  await press.click();
  await expect(note(page)).toContainText('pages/_site/sign-in.json');
  await expect(dialog).toBeVisible();
});

test('the next page of a list is not taken for the first, and is left again', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/news');
  await useThePage(page).check();
  await frame.locator('#main a[href$="/news/2"]').first().click();
  await isFramed(page, '/news/2');
  await useThePage(page).uncheck();
  const day = frame.locator('#main li time').first();
  await day.scrollIntoViewIfNeeded();
  await day.click({ force: true });
  await expect(note(page)).toContainText('cannot be led back to one field');
  await expect(page.locator('.form .section[open] > summary')).toBeFocused();
  await page.getByRole('combobox', { name: 'Find a page' }).fill('/news');
  await page.getByRole('option', { name: 'News of the garden' }).click();
  await isFramed(page, '/news');
});
