import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { runNode } from '../stage/run-node.ts';
import { type ScratchProject, startScratchProject } from '../stage/scratch-project.ts';
import * as form from './form-steps.ts';
import { isSameDocument, mark } from './navigation-steps.ts';
import { desktop, hold } from './shell-steps.ts';
import { expect as expectNow, testWithLogs as test } from './test.ts';

// All tests of this file share a development server. Each reverts its changes.
test.describe.configure({ mode: 'serial', timeout: 400_000 });
// Changes pass through a server, which may first have to load modules.
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: desktop });

const file = 'pages/growing/beans.json';
const [variant, wrongVariant] = ['"variant": "large"', '"variant": "larg"'];
let project: ScratchProject;
let site: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  // Shells of some developers and many container images set this variable.
  project = await startScratchProject(['--base', '/site/'], { NODE_ENV: 'production' });
  site = `${project.url}/site`;
});
test.afterAll(() => project.stop());

const block = (page: Page) => page.locator('[data-section="tabbedText"]');
const tab = (page: Page, name: string) => block(page).getByRole('tab', { name });
const mistakes = (page: Page) => page.locator('site-findings');
const message = (page: Page) => mistakes(page).locator('.message');

/** The main heading, escaped as in its JSON file. */
const writtenTitle = async (page: Page) => JSON.stringify(await page.locator('h1').innerText()).slice(1, -1);

/** Opens the third tab of the current page: state that a reload would lose. */
async function openTab(page: Page): Promise<void> {
  await block(page).scrollIntoViewIfNeeded();
  await tab(page, 'Peas').click();
  await expect(tab(page, 'Peas')).toHaveAttribute('aria-selected', 'true');
  // The block's styles have arrived: they hide closed panels.
  await expect(block(page).getByRole('tabpanel')).toHaveCount(1);
}

async function expectStateKept(page: Page): Promise<void> {
  expect(await isSameDocument(page), 'the document was not loaded anew').toBe(true);
  await expect(tab(page, 'Peas')).toHaveAttribute('aria-selected', 'true');
}

test('a saved file is rendered into the page, which keeps its state', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${site}/gardeners`, { waitUntil: 'networkidle' });
  await mark(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Beans', exact: true });
  const fetched = page.waitForResponse('**/growing/beans');
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await link.click();
  await openTab(page);
  const title = await writtenTitle(page);

  await test.step('a page', async () => {
    project.edit(file, title, 'A headline written just now');
    await expect(page.locator('h1')).toHaveText('A headline written just now');
    // The other blocks stay interactive.
    const first = block(page).getByRole('tab').first();
    await first.click();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Peas').click();
    project.edit(file, '"Peas"', '"Sugar peas"');
    await expect(tab(page, 'Sugar peas')).toHaveAttribute('aria-selected', 'true');
    project.edit(file, '"Sugar peas"', '"Peas"');
    await expectStateKept(page);
  });
  await test.step('a page saved in two steps, between which it is empty', async () => {
    const path = join(project.folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, '');
    // The file watcher reports only the first step of the two.
    await pause(35);
    writeFileSync(path, text.replace('A headline written just now', 'A headline written slowly'));
    await expect(page.locator('h1')).toHaveText('A headline written slowly');
    project.edit(file, 'A headline written slowly', 'A headline written just now');
    await expect(page.locator('h1')).toHaveText('A headline written just now');
    await expectStateKept(page);
  });
  await test.step('a file of _site, whose menu is as interactive as the one it replaces', async () => {
    project.edit('pages/_site/navigation.json', '"Seasons"', '"Months"');
    const menu = page.locator('header').getByRole('button', { name: 'Months' });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expectStateKept(page);
  });
  await test.step('the theme', async () => {
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    project.edit('pages/_site/theme.json', '"cream": "#faf7f1"', '"cream": "#fdfdfc"');
    await expect.poll(background).toBe('rgb(253, 253, 252)');
    await expectStateKept(page);
  });
  await test.step('the component of a static section', async () => {
    const [figure, component] = ['<Figure stat={first} />', 'src/sections/StatsStrip/StatsStripLarge.tsx'];
    project.edit(component, figure, `${figure} indeed`);
    await expect(page.locator('[data-section="statsStrip"]')).toContainText('indeed');
    project.edit(component, ' indeed', '{first.lost.length}');
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText('block 3 of page /growing/beans: Cannot read');
    await expect(overlay).toContainText(`${component}:18:`);
    project.edit(component, '{first.lost.length}', ' indeed');
    await expect(overlay).toHaveCount(0);
    const variants = 'src/sections/StatsStrip/StatsStrip.tsx';
    project.edit(variants, 'export const StatsStrip', 'const StatsStrip');
    await expect(overlay).toContainText('must export it as "StatsStrip"');
    project.edit(variants, 'const StatsStrip', 'export const StatsStrip');
    await expect(overlay).toHaveCount(0);
    await expectStateKept(page);
  });
  await test.step('a mistake of syntax, without codes of colours', async () => {
    const [first, component] = ['export const StatsStrip', 'src/sections/StatsStrip/StatsStrip.tsx'];
    project.edit(component, first, `const lost = (;\n${first}`);
    const overlay = page.locator('vite-error-overlay');
    await expect(overlay).toContainText(component);
    await expect(overlay).not.toContainText('\u001B');
    project.edit(component, 'const lost = (;\n', '');
    await expect(overlay).toHaveCount(0);
    await expectStateKept(page);
  });
  await test.step('a schema, which validates the open page, and generates its types', async () => {
    // A former value may not lead to one that does not exist.
    project.edit('section-schemas/statsStrip.json', '"monument": "large"', '');
    project.edit('section-schemas/statsStrip.json', '"large", ', '');
    await expect(message(page)).toContainText('"large"');
    const types = () => project.read('src/shared/generated/sections.ts');
    await expect.poll(types).toContain("StatsStripVariant = 'row' | 'sentence' | 'pair'");
    project.edit('section-schemas/statsStrip.json', '"row", ', '"row", "large", ');
    await expect(mistakes(page)).toHaveCount(0);
    await expectStateKept(page);
  });
  await test.step('Back and Forward show current content', async () => {
    await page.goBack();
    await expect(page.locator('[data-section="profiles"]')).toBeAttached();
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('A headline written just now');
    project.edit(file, 'A headline written just now', title);
    await expect(page.locator('h1')).not.toHaveText('A headline written just now');
  });
  await test.step('a page saved while its script was loading', async () => {
    const release = await hold(page, '**/dev-client.ts*');
    await page.goto(`${site}/growing/beans`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toHaveText(JSON.parse(`"${title}"`) as string);
    project.edit(file, title, 'A headline written early');
    const served = async () => (await page.request.get(page.url())).text();
    await expect.poll(served).toContain('A headline written early');
    release();
    await expect(page.locator('h1')).toHaveText('A headline written early');
    project.edit(file, 'A headline written early', title);
    await expect(page.locator('h1')).not.toHaveText('A headline written early');
  });
  await test.step('a block that fails in the browser says why, and is shown once its component is mended', async () => {
    const [component, first] = [
      'src/sections/ContactForm/ContactFormCard.tsx',
      '  const { crumbs, pageTitle, title, lead, contacts, tabs, words } = section;\n',
    ];
    const fault = "  if (typeof window === 'object') throw new Error('no window');\n";
    const section = page.locator('[data-section="contactForm"]');
    project.edit(component, first, fault + first);
    await page.goto(`${site}/write-to-us`);
    await section.scrollIntoViewIfNeeded();
    await expect(section).toContainText('Error: no window');
    project.edit(component, fault, '');
    await expect(section.locator('form').first()).toBeVisible();
  });
  await test.step('the current slide stays, and stays paused', async () => {
    await page.goto(`${site}/`);
    const slider = page.locator('[data-section="heroSlider"]');
    await slider.getByRole('button', { name: 'Pause slides' }).click();
    await slider.getByRole('button', { name: 'Show 2 of 2' }).click();
    const shown = slider.locator('.swiper-slide-active').getByRole('link');
    await expect(shown).toHaveText('Learn More about the beds');
    project.edit('pages/index.json', '"label": "Know More"', '"label": "Know all"');
    await expect(slider.getByRole('link', { name: 'Know all', includeHidden: true })).toHaveCount(1);
    await expect(slider.locator('.swiper-initialized')).toBeVisible();
    await expect(shown).toHaveText('Learn More about the beds');
    await expect(slider.getByRole('button', { name: 'Play slides' })).toBeVisible();
  });
  expect(asked.filter((url) => !url.startsWith(`${site}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('what visitors do not see is marked, and a draft that lacks something says what', async ({ page }) => {
  const note = page.getByRole('note');
  await page.goto(`${site}/growing/beans`);
  await mark(page);
  await expect(note).toHaveCount(0);
  const [open, text] = ['{\n  "title": ', project.read(file)];
  await test.step('the page, and a block', async () => {
    project.edit(file, open, `{\n  "draft": true,\n  "title": `);
    await expect(note).toHaveText('Visitors do not see this page: it is a draft.');
    project.edit(file, variant, `"until": "2026-01-01T00:00Z",\n      ${variant}`);
    await expect(note).toHaveText([
      'Visitors do not see this page: it is a draft.',
      'Visitors do not see this block: it ended on 2026-01-01T00:00Z.',
    ]);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  await test.step('a navigation takes the notes away, and brings them back', async () => {
    const link = page.locator('header').getByRole('link', { name: 'Home' }).first();
    const fetched = page.waitForResponse(`${site}/`);
    await link.hover();
    await fetched;
    await link.click();
    await expect(page).toHaveURL(`${site}/`);
    await expect(note).toHaveCount(0);
    await page.goBack();
    await expect(note).toHaveCount(2);
    expect(await isSameDocument(page), 'the document was not loaded anew').toBe(true);
  });
  await test.step('what is missing, and the page once it is there', async () => {
    const [, title = ''] = /"title": ("[^"]+")/.exec(project.read(file))!;
    project.edit(file, `"title": ${title},`, '');
    await page.reload();
    await expect(page.locator('h1')).toHaveText('This page cannot be shown yet');
    await expect(message(page)).toHaveText('Missing property "title".');
    project.edit(file, '"draft": true,', `"draft": true,\n  "title": ${title},`);
    await expect(note).toHaveCount(2);
  });
  project.edit(file, project.read(file), text);
  await expect(note).toHaveCount(0);
});

test('findings are shown over the page, those of the page first, until they are fixed', async ({ page }) => {
  const panel = mistakes(page).getByRole('alert');
  const [other, footer] = ['pages/gardeners.json', 'pages/_site/footer.json'];
  await page.goto(`${site}/growing/beans`);
  await mark(page);
  await openTab(page);
  await test.step('an error in the open page', async () => {
    project.edit(file, variant, wrongVariant);
    await expect(panel.getByRole('heading')).toHaveText('One thing to correct on this page');
    await expect(message(page)).toContainText('"larg". Did you mean "large"?');
    const place = /pages\/growing\/beans\.json, line \d+, block \d+ \(statsStrip\)/;
    await expect(panel.locator('li')).toContainText(place);
    await expect(panel.locator('pre')).toContainText('^^^^');
    const note = 'Correct the file and save it: this note goes away by itself.';
    await expect(panel.locator('.note')).toHaveText(note);
    // No file names of schemas or code: they mean nothing to editors.
    await expect(panel).not.toContainText(/schema\/|node_modules|\.ts\b/);
    await page.keyboard.press('Escape');
    await expect(mistakes(page)).toHaveCount(0);
    project.edit(file, wrongVariant, '"variant": "largt"');
    await expect(message(page)).toContainText('"largt"');
    project.edit(file, '"variant": "largt"', variant);
    await expect(mistakes(page)).toHaveCount(0);
  });
  await test.step('an error in another page, while the open page keeps updating', async () => {
    const title = await writtenTitle(page);
    project.edit(other, '"sections"', '"sektions"');
    await expect(mistakes(page).locator('.corner summary')).toHaveText('One mistake in another file');
    await expect(panel).toHaveCount(0);
    project.edit(file, title, 'Written beside a broken page');
    await expect(page.locator('h1')).toHaveText('Written beside a broken page');
    project.edit(file, 'Written beside a broken page', title);
    await expect(page.locator('h1')).not.toHaveText('Written beside a broken page');
    await expectStateKept(page);
  });
  project.edit(other, '"sektions"', '"sections"');
  await expect(mistakes(page)).toHaveCount(0);
  await test.step('a broken link in the footer, or a broken footer, while pages still render', async () => {
    project.edit(footer, '"href": "/growing/tools"', '"href": "/growing/toolz"');
    await expect(message(page)).toContainText('Did you mean "/growing/tools"?');
    project.edit(footer, '"href": "/growing/toolz"', '"href": "/growing/tools');
    await expect(mistakes(page).locator('.corner')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('footer')).toBeVisible();
    project.edit(footer, '"href": "/growing/tools', '"href": "/growing/tools"');
    await expect(mistakes(page)).toHaveCount(0);
  });
  await test.step('a mistake in another file that the open page needs', async () => {
    project.edit('pages/_site/brand.json', '"brand":', '"brand"');
    await expect(panel).toContainText('Missing colon');
    project.edit('pages/_site/brand.json', '"brand"', '"brand":');
    await expect(mistakes(page)).toHaveCount(0);
  });
});

test('a page whose file is moved away says so, and is shown once it is back', async ({ page }) => {
  const away = 'pages/growing/beans-of-last-year.json';
  const move = (from: string, to: string) => renameSync(join(project.folder, from), join(project.folder, to));
  await page.goto(`${site}/growing/beans`);
  const title = await page.locator('h1').innerText();
  move(file, away);
  await expect(page.locator('h1')).toHaveText('There is no page at this address');
  await expect(page).toHaveURL(`${site}/growing/beans`);
  await expect(mistakes(page).locator('.corner summary')).toContainText('in other files');
  move(away, file);
  await expect(page.locator('h1')).toHaveText(title);
  await expect(mistakes(page)).toHaveCount(0);
});

test('a picture that is replaced under its name is shown', async ({ page }) => {
  await page.goto(`${site}/gardeners`);
  const picture = page.locator('#main img[src$=".svg"]').first();
  const name = (await picture.getAttribute('src'))!.replace('/site/', 'public/');
  const shown = await picture.screenshot();
  const isShownAfter = async (from: string, to: string) => {
    const loaded = page.waitForEvent('load');
    project.edit(name, from, to);
    await loaded;
    return (await picture.screenshot()).equals(shown);
  };
  // Its size stays, and so does the page's HTML.
  const red = '<path fill="red" d="M0 0h2000v2000H0z"/></svg>';
  expect(await isShownAfter('</svg>', red)).toBe(false);
  expect(await isShownAfter(red, '</svg>')).toBe(true);
});

test('a message is validated by the current file, stored, and listed by inquiries', async ({ page }) => {
  await form.openForm(page, `${site}/write`);
  await expect(page).toHaveURL(`${site}/write-to-us`);
  await form.writeInquiry(page, 'Sent in development');
  await form.sendInquiry(page);
  await expect(form.panel(page, 'Your message has arrived')).toBeVisible();
  const command = ['--import', 'tsx', 'src/receiver/cli/inquiries.ts', '--format', 'json'];
  const { output } = await runNode(command, project.folder);
  const stored = { page: '/write-to-us', answers: { requirement: 'Sent in development' } };
  expect(JSON.parse(output)).toMatchObject([stored]);

  project.edit('pages/write-to-us.json', '"United States", ', '');
  await expect(form.field(page, 'Country').getByRole('option', { name: 'United States' })).toHaveCount(0);
  const data = { fullName: 'M', email: 'm@a.com', phone: '1', country: 'United States', requirement: 'x' };
  const headers = { accept: 'application/json' };
  const answer = await page.request.post(`${site}/_forms/write-to-us/inquiry`, { data, headers });
  const errors = [{ field: 'country', message: 'Choose one of the options.' }];
  expect([answer.status(), await answer.json()]).toEqual([422, { errors }]);
});
