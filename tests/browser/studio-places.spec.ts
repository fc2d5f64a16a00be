import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ScratchProject } from '../stage/scratch-project.ts';
import { writeFiles } from '../stage/write-files.ts';
import { clickWord, isSaved, numstat, openStudio, startStudio } from './studio-steps.ts';
import { standStill } from './slider-steps.ts';
import { expect as expectNow, testWithLogs as test } from './test.ts';

/* Where a text is: hidden in the page, on another page, in a file of the whole site, in a file that cannot be read. */
test.describe.configure({ mode: 'default', timeout: 400_000 });
const expect = expectNow.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1280, height: 800 } });

const file = 'pages/hidden.json';
let project: ScratchProject;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = await startStudio((folder) =>
    writeFiles(folder, {
      [file]: {
        title: 'A page that hides some texts',
        description: 'A page with an answer and a tab that are closed, for a test that opens them.',
        noindex: true,
        sections: [
          { type: 'hero', title: 'Closed and opened' },
          {
            type: 'faq',
            title: 'Questions',
            questions: [
              { question: 'When is it open?', answer: 'On most days.' },
              { question: 'Who waters?', answer: 'Whoever is there.' },
            ],
          },
          {
            type: 'tabbedText',
            variant: 'tabs',
            title: 'Kinds',
            tabs: ['Beans', 'Peas', 'Lentils'].map((name) => ({
              key: name.toLowerCase(),
              title: name,
              heading: `${name} in the bed`,
              description: `${name} grow here, from the first seed to the last pod.`,
              points: ['Sown in May'],
              picture: '/pictures/bed.svg',
            })),
          },
        ],
      },
    }),
  );
});
test.afterAll(() => project.stop());

const note = (page: Page) => page.locator('.note');
const fieldAt = (page: Page, place: string) => page.locator(`.form :is(input, textarea)[data-at="${place}"]`);
const opened = (page: Page) => page.locator('.form .head code');

test('a field of a closed answer or tab opens it in the page', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/hidden');
  const unfold = async (at: string) => {
    const group = page.locator(`.form details[data-at="${file}#${at}"]`);
    await expect(group).toBeAttached();
    // The block in the middle of the page is open from the start.
    if ((await group.getAttribute('open')) === null) await group.locator('> summary').click();
    await expect(group).toHaveAttribute('open');
  };
  const answer = frame.locator('details', { hasText: 'Whoever is there.' });
  await expect(answer).not.toHaveAttribute('open');
  await unfold('/sections/1');
  await unfold('/sections/1/questions');
  await unfold('/sections/1/questions/1');
  await fieldAt(page, `${file}#/sections/1/questions/1/answer`).focus();
  await expect(answer).toHaveAttribute('open');
  await expect(frame.getByText('Whoever is there.')).toBeInViewport();
  // A closed one has no role.
  const peas = frame.getByRole('tabpanel').filter({ hasText: 'Peas grow here' });
  await expect(peas).toHaveCount(0);
  await unfold('/sections/2');
  await unfold('/sections/2/tabs');
  await unfold('/sections/2/tabs/1');
  await fieldAt(page, `${file}#/sections/2/tabs/1/description`).focus();
  await expect(peas).toHaveCount(1);
  await expect(peas).toBeInViewport();
  expect(numstat(project)).toEqual([]);
});

test('a slide is found where the slider has moved it', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/');
  const slider = frame.locator('[data-slider]').first();
  // It moves the last slide to the front before it goes on to the first one.
  await slider.evaluate(async (root) => {
    const isMoved = () =>
      root.querySelector<HTMLElement>('.swiper-slide')!.style.getPropertyValue('--place') === '1';
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(check);
      observer.observe(root, { childList: true, subtree: true });
      check();
      function check() {
        if (!isMoved()) return;
        observer.disconnect();
        resolve();
      }
    });
    root.querySelector<HTMLElement>('[data-playback="on"]')!.click();
  });
  await standStill(slider);
  await clickWord(frame.getByText('Seeds in.'), 'Seeds');
  await expect(fieldAt(page, 'pages/index.json#/sections/0/slides/0/title')).toBeFocused();
});

test('the first click in a form that scrolls opens a block', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto(`${project.url}/__studio?page=/`);
  await page.getByRole('button', { name: 'Form' }).click();
  const block = page.locator('.form details.section').nth(2);
  await block.locator('> summary').click();
  await expect(block).toHaveAttribute('open');
});

test('files of the whole site are found by what they hold', async ({ page }) => {
  await openStudio(page, project.url, '/hidden');
  const search = page.getByRole('combobox', { name: 'Find a page' });
  await search.fill('menu');
  await expect(page.getByRole('option', { name: 'Header and menu' })).toBeVisible();
  await search.fill('name figures');
  await page.getByRole('option', { name: 'Names and figures' }).click();
  await expect(opened(page)).toHaveText('pages/_site/brand.json');
  await page.getByRole('button', { name: 'Back to the page' }).click();
  await expect(opened(page)).toHaveText(file);
});

test('a text that all pages share names its file, with a button that opens it there', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/hidden');
  const link = frame.locator('footer a', { hasText: 'Tools' });
  await link.scrollIntoViewIfNeeded();
  await link.click({ force: true });
  await expect(note(page)).toContainText('pages/_site/footer.json');
  const text = await link.textContent();
  await note(page).getByRole('button', { name: 'Open Footer' }).click();
  await expect(opened(page)).toHaveText('pages/_site/footer.json');
  await expect(page.locator('.form textarea:focus')).toHaveValue(text!);
});

test('what a list shows of another page names the file of that page, and opens it there', async ({
  page,
}) => {
  const frame = await openStudio(page, project.url, '/neues');
  const summary = 'Alle Apfelbäume haben wieder Luft und Licht in der Krone.';
  await clickWord(frame.getByText(summary), 'Luft');
  const target = 'pages/news/winterschnitt.json';
  await expect(note(page)).toContainText(`A list shows this. It is written in ${target}.`);
  await note(page).getByRole('button', { name: 'Open winterschnitt.json' }).click();
  await expect(opened(page)).toHaveText(target);
  await expect(fieldAt(page, `${target}#/entry/summary`)).toBeFocused();

  await test.step('the day of an entry is of the same page', async () => {
    await openStudio(page, project.url, '/neues');
    const entry = frame.locator('#main li', { hasText: summary });
    await entry.locator('time').first().scrollIntoViewIfNeeded();
    await entry.locator('time').first().click({ force: true });
    await expect(note(page)).toContainText(target);
  });
  await test.step('the links to the neighbours of an entry', async () => {
    await openStudio(page, project.url, '/news/apple-scab');
    const link = frame.locator('#main a[rel=prev]');
    await link.scrollIntoViewIfNeeded();
    await link.locator('span').last().click({ force: true });
    await expect(note(page)).toContainText('A list shows this. It is written in pages/news/');
    await note(page)
      .getByRole('button', { name: /^Open .*\.json$/ })
      .click();
    await expect(page.locator('.form textarea:focus')).toHaveAttribute(
      'data-at',
      /^pages\/news\/(?!apple-scab).*\.json#\/title$/,
    );
  });
  await test.step('the heading of an entry is the title of its page', async () => {
    await openStudio(page, project.url, '/news/apple-scab');
    await clickWord(frame.locator('h1'), 'scab');
    await expect(fieldAt(page, 'pages/news/apple-scab.json#/title')).toBeFocused();
  });
});

test('the file of a collection has a form', async ({ page }) => {
  const frame = await openStudio(page, project.url, '/news');
  const find = page.getByRole('combobox', { name: 'Find a page' });
  await find.fill('_collection');
  await page.getByRole('option', { name: 'Collection' }).click();
  const collection = 'pages/news/_collection.json';
  await expect(opened(page)).toHaveText(collection);
  await fieldAt(page, `${collection}#/perPage`).fill('3');
  await expect.poll(() => numstat(project)).toEqual([`1 1 ${collection}`]);
  await expect(frame.locator('#main li time')).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo: per page of _collection.json' }).click();
  await expect.poll(() => numstat(project)).toEqual([]);
});

test('other pages with findings are counted, not their findings', async ({ page }) => {
  const seeds = 'pages/growing/seeds.json';
  const [before, other] = [project.read(file), project.read(seeds)];
  await openStudio(page, project.url, '/hidden');
  const summary = page.locator('.findings > summary');
  const twice = before.replace('"Closed and opened"', '""').replace('"Questions"', '""');
  writeFileSync(join(project.folder, file), twice);
  await expect(summary).toContainText(/[2-9] things to look at\./);
  await expect(summary).not.toContainText('has some');
  await page.getByRole('combobox', { name: 'Find a page' }).fill('/growing/beans');
  await page.getByRole('option', { name: '/growing/beans' }).click();
  await expect(summary).toHaveText('Nothing to look at. Another page or file has some.');
  writeFileSync(join(project.folder, seeds), other.replace(/"title": "[^"]*"/, '"title": ""'));
  await expect(summary).toHaveText('Nothing to look at. 2 other pages and files have some.');
  writeFileSync(join(project.folder, file), before);
  writeFileSync(join(project.folder, seeds), other);
  await expect(summary).toHaveCount(0);
});

test('a file that is nested too deep, or not in UTF-8, says what the check says', async ({ page }) => {
  const before = project.read(file);
  await openStudio(page, project.url, '/hidden');
  const deep = before.replace('"Closed and opened"', `${'['.repeat(300)}${']'.repeat(300)}`);
  const cases: [Buffer, RegExp][] = [
    [Buffer.from(deep), /nested|deep/i],
    [Buffer.from(before.replace('Closed', 'Clös'), 'latin1'), /UTF-8/],
  ];
  for (const [bytes, said] of cases) {
    writeFileSync(join(project.folder, file), bytes);
    await expect(page.locator('.form')).toContainText('This file cannot be read just now');
    await expect(page.locator('.findings .finding').first()).toContainText(said);
    writeFileSync(join(project.folder, file), before);
    await expect(page.locator('.form .section').first()).toBeVisible();
  }
  await isSaved(page);
});
