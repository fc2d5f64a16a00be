import { expect, test } from 'vitest';
import { askForPage } from '../../src/engine/cli/ask-for-page.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import {
  createPagePlanner,
  type PageProblem,
  type PageWish,
  type PlannedPage,
} from '../../src/engine/new-page/plan-page.ts';
import { testTables } from '../shared/test-tables.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';

const project = fixtureFiles;
const assets = project.list('public');
const home = {
  title: 'A home page to link to',
  description: 'The only page of the site on which new pages are tried, with a hero and nothing else.',
  sections: [{ type: 'hero', title: 'Home' }],
};
const shared = Object.fromEntries(
  project
    .list('pages')
    .filter((name) => name.startsWith('_site/'))
    .map((name) => [`pages/${name}`, Buffer.from(project.read(`pages/${name}`)!)]),
);

/** The project's schemas and pictures around these pages. */
function siteOf(pages: Record<string, unknown> = { 'pages/index.json': home }): FileSystem {
  const written: Record<string, Buffer> = {
    ...shared,
    ...Object.fromEntries(
      Object.entries(pages).map(([path, page]) => [path, Buffer.from(JSON.stringify(page))]),
    ),
  };
  return {
    list: (folder) => {
      if (folder === 'public') return assets;
      if (folder !== 'pages') return project.list(folder);
      return Object.keys(written)
        .map((path) => path.slice('pages/'.length))
        .toSorted();
    },
    read: (path, limit) => written[path]?.subarray(0, limit) ?? project.read(path, limit),
  };
}

const planner = await createPagePlanner(siteOf());
const openings = planner.choices.filter(({ opens }) => opens).map(({ type }) => type);
const others = planner.choices.filter(({ opens }) => !opens).map(({ type }) => type);

const wish = {
  address: 'seasons/spring',
  title: 'Data engineering for growing firms | Greenplot',
  description: 'How we bring your data together, keep it correct and make it useful every day.',
};

async function planBlocks(blocks: string[]): Promise<PlannedPage | PageProblem> {
  return planner.plan({ ...wish, blocks });
}

function typesOf(planned: PlannedPage | PageProblem): unknown[] {
  if ('problem' in planned) return [planned];
  return (planned.page.sections as { type: string }[]).map(({ type }) => type);
}

test('the types that can open a page are listed first', () => {
  expect(openings).toContain('hero');
  expect(others.length).toBeGreaterThan(5);
  expect(planner.choices.map(({ type }) => type)).toEqual([...openings, ...others]);
});

test('a page of every type, and of it and another one, checks clean, and begins with its main heading', async () => {
  for (const [index, type] of others.entries()) {
    const opening = openings[index % openings.length]!;
    const next = others[(index * 7 + 3) % others.length]!;
    expect(typesOf(await planBlocks([opening, type]))).toEqual([opening, type]);
    expect(typesOf(await planBlocks([type, next]))).toEqual(['hero', type, next]);
  }
  for (const opening of openings) expect(typesOf(await planBlocks([opening]))).toEqual([opening]);
});

test('a page of all types at once checks clean', async () => {
  expect(typesOf(await planBlocks(['hero', ...others, ...others]))).toEqual(['hero', ...others, ...others]);
});

test.each([
  ['hero'],
  ['heroSlider', 'statsStrip', 'contactForm'],
  ['cardGrid', 'profiles', 'callToAction'],
  ['hero', 'tabbedText', 'testimonials', 'jobOpenings'],
])('a page of %s, %s … is this one, in full', async (...blocks) => {
  const planned = await planBlocks(blocks);
  const text = `${JSON.stringify(planned, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`new-pages/${blocks.join('-')}.json.txt`);
});

test('an address that was planned is no planned one any more', async () => {
  const file = 'pages/_site/planned-links.json';
  const before = String(project.read(file));
  const planned = await planBlocks(['hero']);
  if ('problem' in planned) throw new Error(planned.problem);
  expect(planned.plannedLinks?.file).toBe(file);
  const { paths } = JSON.parse(before) as { paths: string[] };
  expect(JSON.parse(planned.plannedLinks?.content ?? '')).toEqual({
    ...JSON.parse(before),
    paths: paths.filter((path) => path !== planned.route),
  });
});

testTables('tests/engine/tables/new-page.txt', {
  'What is wrong with a page that is wished for': (part: Partial<PageWish>) =>
    planner.plan({ ...wish, ...part }),
});

test('mistakes that the site has already do not keep a page from being made', async () => {
  const broken = await createPagePlanner(
    siteOf({ 'pages/index.json': home, 'pages/broken.json': { titel: 'No page' } }),
  );
  expect(await broken.plan({ ...wish, blocks: ['hero'] })).toHaveProperty('file');
});

test('whoever is asked hears what is wrong with an answer at once, and is asked again', async () => {
  const answers = [
    'Data Engineering',
    'data-engineering',
    'Data',
    wish.title,
    wish.description,
    'heroo',
    '1, cardGrid',
  ];
  const said: string[] = [];
  const asked: string[] = [];
  const planned = await askForPage(
    planner,
    {},
    {
      ask: async (question) => {
        asked.push(question);
        return answers.shift();
      },
      say: (text) => said.push(text),
    },
  );
  expect(planned).toEqual({
    ...wish,
    address: 'data-engineering',
    blocks: [openings[0], 'cardGrid'],
  });
  expect(asked).toEqual([
    'Address of the page, such as services/data-engineering: ',
    'Address of the page, such as services/data-engineering: ',
    "Title, as the browser's tab and search results show it (10 to 65 letters): ",
    "Title, as the browser's tab and search results show it (10 to 65 letters): ",
    'Description, the sentence that search results show below it (50 to 165 letters): ',
    'Numbers or names, such as 1, 4, richText: ',
    'Numbers or names, such as 1, 4, richText: ',
  ]);
  const [address, title, types, blocks] = said;
  expect(address).toMatch(/^"Data Engineering" cannot .* Did you mean "data-engineering"\?\n$/);
  expect(title).toBe('Too short: 4 characters. Between 10 and 65 characters show well in search results.\n');
  expect(types).toMatch(/^ +1 {2}hero +The opening of a page: its title, .*\.$/m);
  expect(blocks).toBe('There is no block "heroo". Did you mean "hero"?\n');
});

test('nothing is made when answers end before the last question', async () => {
  const planned = await askForPage(
    planner,
    { title: wish.title },
    { ask: async () => undefined, say: () => {} },
  );
  expect(planned).toBeUndefined();
});
