import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeFiles } from '../stage/write-files.ts';
import type { ScratchProject } from '../stage/scratch-project.ts';
import {
  clickWord,
  insertText,
  isFramed,
  isSaved,
  numstat,
  openStudio,
  pressUntil,
  startStudio,
} from './studio-steps.ts';
import { expect as expectNow, testWithLogs as test } from './test.ts';

/*
 * Two walks through the same work: a page is opened, its heading, a link, a picture and a rich text are changed, a finding
 * is mended, and all is taken back. One uses keys alone, the other what a screen reader knows: roles and names.
 */
test.describe.configure({ mode: 'serial', timeout: 400_000 });
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const file = 'pages/walk.json';
const walk = {
  title: 'A walk through the beds',
  description: 'A page for two walks through the studio, with a heading, a link, a picture and a rich text.',
  sections: [
    {
      type: 'hero',
      variant: 'large',
      title: 'Three beds in a row',
      actions: [{ label: 'Take a plot', href: '/reading' }],
      picture: { src: '/pictures/bed.svg', alt: 'A bed' },
    },
    { type: 'richText', body: 'Sow them in May.' },
  ],
};
const written = `${JSON.stringify(walk, null, 2)}\n`;
/** The page with a look that is misspelt, so that it cannot be drawn. */
const flawed = written.replace('"large"', '"larg"');
let project: ScratchProject;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio((folder) => {
    writeFiles(folder, { [file]: written, 'public/scripts/count.js': 'document.title = "Counted";' });
  });
});
test.afterEach(() => write(written));
test.afterAll(() => project.stop());

const write = (text: string) => writeFileSync(join(project.folder, file), text);
const valueNow = () => JSON.parse(project.read(file)) as typeof walk;
const hero = () => valueNow().sections[0]!;

/** What both walks have written. */
async function isWalked(): Promise<void> {
  const [first, second] = walk.sections;
  await expect.poll(valueNow).toEqual({
    ...walk,
    sections: [
      {
        ...first,
        title: 'Three beds in a row!',
        actions: [{ label: 'Take a plot', href: '/write-to-us' }],
        picture: { src: '/pictures/swatch-1.svg', alt: 'A bed' },
      },
      { ...second, body: '**Sow them in May.**' },
    ],
  });
  expect(numstat(project)).toEqual([`4 4 ${file}`]);
}

test.describe('by keyboard alone', () => {
  /** Reaches the fold of a group, and opens it. */
  async function unfold(page: Page, at: string): Promise<void> {
    await pressUntil(page, 'Tab', page.locator(`.form details[data-at="${file}#${at}"] > summary`));
    await page.keyboard.press('Enter');
  }
  const control = (page: Page, at: string) => page.locator(`:is(input, textarea)[data-at="${file}#${at}"]`);
  /** Replaces the text of the field that has the focus. */
  async function replaceText(page: Page, text: string): Promise<void> {
    await page.keyboard.press('Control+a');
    await insertText(page, text);
  }

  test('a page is opened, changed, mended and taken back', async ({ page }) => {
    write(flawed);
    await openStudio(page, project.url, '/');
    await test.step('find the page', async () => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Find a page' })).toBeFocused();
      await replaceText(page, 'walk through');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page.locator('.form .head code')).toHaveText(file);
      await isFramed(page, '/walk');
    });
    await test.step('fix the finding of the look', async () => {
      await unfold(page, '/sections/0');
      const fix = page.locator(`.field[data-at="${file}#/sections/0/variant"]`).getByRole('button', {
        name: 'Fix it',
      });
      await expect(fix).toBeVisible();
      await pressUntil(page, 'Tab', fix);
      await page.keyboard.press('Enter');
      await expect.poll(() => hero().variant).toBe('large');
      await expect(fix).toHaveCount(0);
      // The button is gone, and the focus is still at its field.
      await expect
        .poll(() => page.evaluate(() => Boolean(document.activeElement?.closest('.field, .form'))))
        .toBe(true);
    });
    await test.step('heading, link and picture', async () => {
      await pressUntil(page, 'Tab', control(page, '/sections/0/title'));
      await page.keyboard.press('End');
      await page.keyboard.type('!');
      await unfold(page, '/sections/0/actions');
      await unfold(page, '/sections/0/actions/0');
      await pressUntil(page, 'Tab', control(page, '/sections/0/actions/0/href'));
      await replaceText(page, 'write-to');
      await expect(page.getByRole('option', { name: '/write-to-us' }).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await pressUntil(page, 'Tab', control(page, '/sections/0/picture/src'));
      await replaceText(page, 'swatch-1');
      await expect(page.getByRole('option')).toHaveCount(1);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    });
    await test.step('rich text', async () => {
      await unfold(page, '/sections/1');
      await pressUntil(page, 'Tab', control(page, '/sections/1/body'));
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Control+b');
      await isWalked();
    });
    await test.step('from the form to the page, and back', async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('.frame iframe')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(control(page, '/sections/1/body')).toBeFocused();
    });
    await test.step('undo all', async () => {
      await pressUntil(page, 'Shift+Tab', page.locator('.form .section > summary').last());
      const names = new Set<string>();
      for (let name = ''; name !== 'fix of walk.json'; names.add(name)) {
        const answered = page.waitForResponse('**/api/undo');
        await page.keyboard.press('Control+z');
        const { said } = (await (await answered).json()) as { said: string };
        await expect(page.locator('.note')).toContainText(said);
        name = /^Undone: (.*)\.$/.exec(said)?.[1] ?? said;
      }
      // A choice from a list is another step than what was typed before it.
      expect([...names]).toEqual([
        'body of rich text',
        'file of hero',
        'link address of hero',
        'title of hero',
        'fix of walk.json',
      ]);
      await expect.poll(() => project.read(file)).toBe(flawed);
    });
  });
});

test('by roles and names alone, a page is opened, changed, mended and taken back', async ({ page }) => {
  write(flawed);
  await openStudio(page, project.url, '/');
  const find = page.getByRole('combobox', { name: 'Find a page' });
  await find.click();
  await find.fill('walk through');
  await page.getByRole('option', { name: 'A walk through the beds' }).click();
  const form = page.getByRole('region', { name: 'Form' });
  await expect(form.getByRole('heading', { name: 'A walk through the beds', level: 1 })).toBeVisible();
  const block = (name: string | RegExp) => form.getByRole('group').filter({ hasText: name });
  await form.getByText('Hero', { exact: true }).click();
  await form.getByRole('button', { name: 'Fix it' }).first().click();
  await expect.poll(() => hero().variant).toBe('large');

  const title = form.getByRole('textbox', { name: 'Title' });
  await title.fill('Three beds in a row!');
  await form.getByText('Actions', { exact: true }).click();
  await form.getByText('Entry 1', { exact: true }).click();
  await form.getByRole('combobox', { name: 'Link address' }).fill('/write-to-us');
  const picture = form.getByRole('group', { name: 'Picture' });
  await expect(picture.getByRole('textbox', { name: 'Alternative text' })).toHaveValue('A bed');
  await picture.getByRole('combobox', { name: 'Picture: File' }).fill('swatch-1');
  await page.getByRole('option').first().click();
  await form.getByText('Rich text', { exact: true }).click();
  const body = form.getByRole('textbox', { name: 'Body' });
  await expect(body).toHaveValue('Sow them in May.');
  await body.selectText();
  await form.getByRole('toolbar', { name: 'Body' }).getByRole('button', { name: /^Bold/ }).click();
  await isWalked();

  // What a screen reader hears of it.
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeAttached();
  await expect(block('Hero').getByRole('textbox', { name: 'Title' })).toMatchAriaSnapshot(
    '- textbox "Title": Three beds in a row!',
  );
  await title.fill('');
  await expect(title).toHaveAccessibleDescription(/Too short: the text is empty\./);
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await title.fill('Three beds in a row!');
  await expect(title).toHaveAccessibleDescription(/^The title of the page/);
  await isSaved(page);

  const undo = page.getByRole('button', { name: /^Undo: / });
  const note = page.getByRole('status').filter({ has: page.getByRole('button', { name: 'Close' }) });
  // The note of a step comes last, after the button has the name of the next step.
  for (let isFirst = true; isFirst || (await undo.count()) > 0; isFirst = false) {
    const answered = page.waitForResponse('**/api/undo');
    await undo.click();
    const { said } = (await (await answered).json()) as { said: string };
    await expect(note).toContainText(said);
    await note.getByRole('button', { name: 'Close' }).click();
    await expect(note).toHaveCount(0);
  }
  await expect.poll(() => project.read(file)).toBe(flawed);
});

test('undo opens the page of its step', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/walk');
  await clickWord(frame.locator('h1'), 'beds');
  const title = page.locator(`textarea[data-at="${file}#/sections/0/title"]`);
  await expect(title).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await expect.poll(() => project.read(file)).toContain('in a row?"');
  const find = page.getByRole('combobox', { name: 'Find a page' });
  await find.fill('beans');
  await page.getByRole('option', { name: '/growing/beans' }).click();
  await expect(page.locator('.form .head code')).toHaveText('pages/growing/beans.json');
  await page.getByRole('button', { name: 'Undo: title of hero' }).click();
  await expect(page.locator('.form .head code')).toHaveText(file);
  await expect(frame.locator('h1')).toHaveText('Three beds in a row');
  await expect.poll(() => project.read(file)).toBe(written);
});

test('what answers a click and then disappears leaves the focus in the studio', async ({ page }) => {
  await openStudio(page, project.url, '/walk');
  const hasFocus = () => page.evaluate(() => document.activeElement !== document.body);
  await page.locator('.form .section > summary').nth(1).click();
  const title = page.locator(`textarea[data-at="${file}#/sections/0/title"]`);
  // Their change is in the file before the key reaches the server.
  await page.route(
    '**/api/edit',
    (route) => {
      write(written.replace('Three beds in a row', 'Theirs'));
      return route.fallback();
    },
    { times: 1 },
  );
  await title.press('Z');
  const notice = page.locator('.notice[data-kind=conflict]');
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(hasFocus).toBe(true);
});

test('the point of a picture is the clicked one', async ({ page }) => {
  await openStudio(page, project.url, '/walk');
  await page.locator('.form .section > summary').nth(1).click();
  const picture = page.locator(`.field[data-at="${file}#/sections/0/picture"]`);
  const drawing = picture.locator('.photo img');
  // Before, it has no height.
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalHeight))
    .toBeGreaterThan(0);
  const { width, height } = (await drawing.boundingBox())!;
  await picture.locator('.photo').click({ position: { x: width / 4, y: height / 2 } });
  await expect.poll(() => hero().picture).toMatchObject({ focus: [25, 50] });
  await expect(picture.getByLabel('From the left, %')).toHaveValue('25');
});

test('each shortcut can be switched off', async ({ page }) => {
  await openStudio(page, project.url, '/walk');
  const find = page.getByRole('combobox', { name: 'Find a page' });
  const toggle = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Shortcuts' }).click();
    await page.getByRole('checkbox', { name }).click();
    await page.keyboard.press('Escape');
  };
  await toggle(/^Find a page/);
  await page.keyboard.press('Control+k');
  await expect(find).not.toBeFocused();
  await toggle(/^Find a page/);
  await page.keyboard.press('Control+k');
  await expect(find).toBeFocused();
  const isPrevented = (key: string) =>
    page.evaluate(
      (pressed) =>
        !document.body.dispatchEvent(
          new KeyboardEvent('keydown', { key: pressed, ctrlKey: true, bubbles: true, cancelable: true }),
        ),
      key,
    );
  for (const [name, key] of [
    [/^Save now/, 's'],
    [/^Undo and redo/, 'z'],
  ] as const) {
    expect(await isPrevented(key), key).toBe(true);
    await toggle(name);
    expect(await isPrevented(key), key).toBe(false);
  }
  await page.locator('.form .section > summary').last().click();
  const body = page.locator(`textarea[data-at="${file}#/sections/1/body"]`);
  await body.focus();
  await page.keyboard.press('Control+a');
  await toggle(/^Bold, emphasis and link/);
  await toggle(/^From the form to the page/);
  await body.focus();
  for (const keys of ['Control+b', 'Control+i', 'Control+l', 'Escape']) await page.keyboard.press(keys);
  await expect(body).toBeFocused();
  await expect(body).toHaveValue('Sow them in May.');
  await toggle(/^Bold, emphasis and link/);
  await toggle(/^From the form to the page/);
  await body.focus();
  await page.keyboard.press('Control+a');
  for (const [keys, text] of [
    ['Control+b', '**Sow them in May.**'],
    ['Control+b', 'Sow them in May.'],
    ['Control+i', '*Sow them in May.*'],
    ['Control+i', 'Sow them in May.'],
    ['Control+l', '[Sow them in May.](/)'],
    ['Control+l', 'Sow them in May.'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(body).toHaveValue(text);
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('.frame iframe')).toBeFocused();
  await expect.poll(() => project.read(file)).toBe(written);
});

test('no script of consent.json runs in the frame, and a held key gives a click to the page', async ({
  page,
}) => {
  const consent = 'pages/_site/consent.json';
  project.edit(
    consent,
    '"scripts": []',
    '"scripts": [{ "category": "essential", "src": "/scripts/count.js" }]',
  );
  try {
    // Outside of the studio it runs.
    await expect(async () => {
      await page.goto(`${project.url}/walk`);
      await expect(page).toHaveTitle('Counted', { timeout: 5000 });
    }).toPass();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const frame = await openStudio(page, project.url, '/walk');
    await expect(frame.locator('[data-consent-category=essential]')).toBeAttached();
    asked.length = 0;
    const link = frame.locator('#main a', { hasText: 'Take a plot' });
    await link.click({ force: true, modifiers: ['Control'] });
    await expect(page.locator('.form .head code')).not.toHaveText(file);
    await expect(page).toHaveURL(/page=%2Freading$/);
    await expect(frame.locator('[data-consent-category=essential]')).toBeAttached();
    expect(asked.some((url) => url.endsWith('/scripts/count.js'))).toBe(false);
    expect(page.context().pages()).toHaveLength(1);
  } finally {
    project.edit(
      consent,
      '"scripts": [{ "category": "essential", "src": "/scripts/count.js" }]',
      '"scripts": []',
    );
  }
});
