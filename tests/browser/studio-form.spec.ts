import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { clickWord, isSaved, openStudio, startStudio } from './studio-steps.ts';
import { expect as expectNow, testWithLogs as test } from './test.ts';

/* What the form and the toolbar offer, one behaviour a test. */
test.describe.configure({ mode: 'default', timeout: 400_000 });
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const file = 'pages/form.json';
const heading = 'Of forms and fields';
const mostLetters = heroTitleLength();
let project: ScratchProject;
let first: string;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio((folder) =>
    writeFiles(folder, {
      [file]: {
        title: 'A page for the form',
        description: 'A page with a heading and a list, for tests that change them in the form.',
        noindex: true,
        sections: [
          { type: 'hero', title: heading },
          {
            type: 'faq',
            title: 'Questions',
            questions: [
              { question: 'When is it open?', answer: 'On most days.' },
              { question: 'Who waters?', answer: 'All of us.' },
            ],
          },
        ],
      },
    }),
  );
  first = project.read(file);
});
// Each test begins with the committed file. What was typed is written before.
test.afterEach(async ({ page }) => {
  await isSaved(page);
  writeFileSync(join(project.folder, file), first);
});
test.afterAll(() => project.stop());

function heroTitleLength(): number {
  const { properties } = JSON.parse(readFileSync('section-schemas/hero.json', 'utf8')) as {
    properties: { title: { maxLength: number } };
  };
  return properties.title.maxLength;
}

const fieldAt = (page: Page, at: string) => page.locator(`:is(input, textarea)[data-at="${file}#${at}"]`);
const groupAt = (page: Page, at: string) => page.locator(`.form details[data-at="${file}#${at}"]`);

/** Opens the page, and its heading in the form. */
async function openHeading(page: Page) {
  const frame = await openStudio(page, project.url, '/form');
  await clickWord(frame.locator('h1'), 'forms');
  const title = fieldAt(page, '/sections/0/title');
  await expect(title).toBeFocused();
  return { frame, title };
}

async function unfold(page: Page, at: string): Promise<void> {
  const group = groupAt(page, at);
  await expect(group).toBeAttached();
  if ((await group.getAttribute('open')) === null) await group.locator('> summary').click();
  await expect(group).toHaveAttribute('open');
}

test('the page is shown as on a phone, a tablet, a laptop, or in all the room there is', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/form');
  const innerWidth = () => frame.locator(':root').evaluate(() => window.innerWidth);
  const shownWidth = async () => Math.round((await page.locator('.frame iframe').boundingBox())!.width);
  const room = Math.round((await page.locator('.frame').boundingBox())!.width);
  for (const [name, width] of [
    ['Phone', 390],
    ['Tablet', 768],
    ['Laptop', 1280],
  ] as const) {
    const button = page.getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(innerWidth, name).toBe(width);
    // A page that is wider than its room is made smaller.
    await expect.poll(shownWidth, name).toBe(Math.min(width, room));
  }
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(innerWidth).toBe(room);
  await expect.poll(shownWidth).toBe(room);
});

test('the block under the pointer has a frame with its name', async ({ page }) => {
  // The frames are out of reach for the page, and so for the test.
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (options) {
      return attach.call(this, { ...options, mode: 'open' });
    };
  });
  const frame = await openStudio(page, project.url, '/form');
  const hovered = frame.locator('studio-outlines .hover');
  await frame.locator('h1').hover({ force: true });
  await expect(hovered).toBeVisible();
  await expect(hovered).toHaveAttribute('data-name', 'Hero');
  await frame.getByText('When is it open?').scrollIntoViewIfNeeded();
  await frame.getByText('When is it open?').hover({ force: true });
  await expect(hovered).toHaveAttribute('data-name', 'Questions');
  // Beside the page.
  await page.getByRole('button', { name: 'Shortcuts' }).hover();
  await expect(hovered).toBeHidden();
});

test('a text says from four fifths of its length on how many letters are left', async ({ page }) => {
  const { title } = await openHeading(page);
  const counter = page.locator('.field', { has: title }).locator('.counter');
  const limit = Math.ceil(mostLetters * 0.8);
  await title.fill('a'.repeat(limit - 1));
  await expect(page.locator('.save-state')).toBeVisible();
  await expect(counter).toHaveCount(0);
  await title.fill('a'.repeat(limit));
  await expect(counter).toHaveText(`${mostLetters - limit} left`);
  // A letter of two code units is one.
  await title.fill('😀'.repeat(mostLetters + 2));
  await expect(counter).toHaveText('2 too many');
});

test('a brace offers the figures and names of the site, and writes the chosen one', async ({ page }) => {
  const { frame, title } = await openHeading(page);
  await title.press('End');
  await page.keyboard.type(' in {loc');
  const offers = page.getByRole('list', { name: 'Insert a figure or name' });
  await expect(offers.getByRole('button')).toHaveText(['{locality} Exampletown']);
  await offers.getByRole('button').click();
  await expect(title).toHaveValue(`${heading} in {locality}`);
  await expect(title).toBeFocused();
  await expect(offers).toHaveCount(0);
  await expect(frame.locator('h1')).toHaveText(`${heading} in Exampletown`);
  await expect.poll(() => project.read(file)).toContain(`"${heading} in {locality}"`);
});

test('entries of a list are moved, removed and added by buttons, each as one step of "Undo"', async ({
  page,
}) => {
  await openStudio(page, project.url, '/form');
  await unfold(page, '/sections/1');
  await unfold(page, '/sections/1/questions');
  const questions = () =>
    (
      JSON.parse(project.read(file)) as { sections: { questions?: { question: string }[] }[] }
    ).sections[1]!.questions!.map(({ question }) => question);
  const moveDown = page.getByRole('button', { name: 'Move down: When is it open?' });
  await moveDown.focus();
  await page.keyboard.press('Enter');
  await expect.poll(questions).toEqual(['Who waters?', 'When is it open?']);
  await expect(groupAt(page, '/sections/1/questions/1').locator('> summary')).toBeFocused();
  await expect(moveDown).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Remove: Who waters?' }).click();
  await expect.poll(questions).toEqual(['When is it open?']);
  await expect(groupAt(page, '/sections/1/questions/0').locator('> summary')).toBeFocused();
  await groupAt(page, '/sections/1/questions').getByRole('button', { name: 'Add an entry' }).click();
  await expect.poll(questions).toHaveLength(2);
  // What the new one lacks is marked at once.
  const entry = groupAt(page, '/sections/1/questions/1');
  await expect(entry.locator('> .finding')).toContainText('Too short: this entry is empty.');
  const added = fieldAt(page, '/sections/1/questions/1/question');
  await added.fill('And in winter?');
  await added.blur();
  await expect(entry.locator('> .finding')).toHaveCount(0);
  await expect.poll(questions).toEqual(['When is it open?', 'And in winter?']);
  for (let steps = 0; steps < 4; steps++) {
    const answered = page.waitForResponse('**/api/undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    await answered;
  }
  await expect.poll(() => project.read(file)).toBe(first);
});

test('a type and properties that no schema has are fields all the same, with what the check says', async ({
  page,
}) => {
  await openStudio(page, project.url, '/form');
  const changed = JSON.parse(first) as { sections: object[] };
  changed.sections[0] = { ...changed.sections[0], colour: 'red' };
  changed.sections.push({ type: 'accordeon', wording: 'Up', parts: ['One', 'Two'] });
  writeFileSync(join(project.folder, file), JSON.stringify(changed, null, 2));
  await expect(groupAt(page, '/sections/2').locator('> summary')).toContainText('Accordeon');
  await unfold(page, '/sections/2');
  await unfold(page, '/sections/2/parts');
  await fieldAt(page, '/sections/2/wording').fill('Down');
  await fieldAt(page, '/sections/2/parts/1').fill('Three');
  await unfold(page, '/sections/0');
  await fieldAt(page, '/sections/0/colour').fill('blue');
  const finding = page.locator('.field', { has: fieldAt(page, '/sections/0/colour') }).locator('.finding');
  await expect(finding).toContainText('colour');
  await expect(page.locator('.findings')).toContainText('accordeon');
  await expect
    .poll(() => JSON.parse(project.read(file)) as unknown)
    .toMatchObject({
      sections: [{ colour: 'blue' }, {}, { type: 'accordeon', wording: 'Down', parts: ['One', 'Three'] }],
    });
});

test('of a file that somebody deletes, what was typed can be copied, and nothing is written', async ({
  page,
}) => {
  const { title } = await openHeading(page);
  // Until then, it cannot be written.
  chmodSync(join(project.folder, file), 0o444);
  await title.press('End');
  await page.keyboard.type('!');
  await expect(page.locator('.notice', { hasText: `${file} cannot be saved.` })).toBeVisible();
  rmSync(join(project.folder, file));
  const notice = page.locator('.notice[data-kind=conflict]');
  await expect(notice).toContainText('The place is gone. Copy your text if you need it.');
  await expect(notice).toContainText(`"${heading}!"`);
  await expect(notice.getByRole('button', { name: 'Keep mine' })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(notice).toHaveCount(0);
  expect(existsSync(join(project.folder, file))).toBe(false);
});

test('keys without a pause are one step of "Undo", however slow the server is', async ({ page }) => {
  const { frame, title } = await openHeading(page);
  await title.press('End');
  await page.route('**/api/edit', async (route) => {
    await new Promise((settle) => setTimeout(settle, 1500));
    await route.fallback();
  });
  // In the page, as a driver may be late with a key.
  await page.evaluate(async () => {
    for (const letter of 'abc') {
      document.execCommand('insertText', false, letter);
      await new Promise((settle) => setTimeout(settle, 50));
    }
  });
  await expect(frame.locator('h1')).toHaveText(`${heading}abc`);
  await page.evaluate(() => new Promise((settle) => setTimeout(settle, 1100)));
  await page.keyboard.type('d');
  await expect.poll(() => project.read(file)).toContain(`${heading}abcd`);
  await title.blur();
  await isSaved(page);
  const undo = page.getByRole('button', { name: 'Undo: title of hero' });
  await undo.click();
  await expect.poll(() => project.read(file)).toContain(`${heading}abc"`);
  await undo.click();
  await expect.poll(() => project.read(file)).toBe(first);
});
