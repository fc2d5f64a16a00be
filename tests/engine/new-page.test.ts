import { expect, test } from 'vitest';
import { askForPage } from '../../src/engine/cli/ask-for-page.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { mark } from '../../src/engine/new-page/draft-block.ts';
import { readPageAddress } from '../../src/engine/new-page/page-address.ts';
import {
  createPagePlanner,
  type PageProblem,
  type PageWish,
  type PlannedPage,
} from '../../src/engine/new-page/plan-page.ts';
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

test('the main heading is the title without the name of the brand, and every other text says that it is to be rewritten', async () => {
  const planned = await planBlocks(['hero', 'cardGrid', 'contactForm']);
  expect(planned).toMatchObject({
    route: '/seasons/spring',
    file: 'pages/seasons/spring.json',
    page: {
      title: wish.title,
      description: wish.description,
      sections: [
        { type: 'hero', title: 'Data engineering for growing firms' },
        { title: `${mark}What we build`, cards: [{ title: `${mark}Web and mobile apps` }] },
        // A message to the address of an example would reach nobody.
        { tabs: [{ recipient: '{email}', title: `${mark}Message`, fields: [{ name: 'message' }] }] },
      ],
    },
  });
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

test('links lead to pages that exist', async () => {
  const planned = await planBlocks(['hero', 'callToAction']);
  expect(planned).toMatchObject({ page: { sections: [{}, { action: { href: '/' } }] } });
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

test.each<[string[], string]>([
  [['heroo'], 'There is no block "heroo". Did you mean "hero"?'],
  [
    ['hero', 'heroSlider', 'richText'],
    'A page has one main heading, and "hero" and "heroSlider" bring one each. Did you mean "hero,richText"?',
  ],
  [
    ['richText', 'hero'],
    '"hero" brings the page\'s main heading, so it comes first. Did you mean "hero,richText"?',
  ],
])('the blocks %j are refused with what to write instead', async (blocks, problem) => {
  expect(await planBlocks(blocks)).toEqual({ about: 'blocks', problem });
});

test.each<[Partial<PageWish>, PageProblem]>([
  [
    { title: 'Data' },
    {
      about: 'title',
      problem: 'Too short: 4 characters. Between 10 and 65 characters show well in search results.',
    },
  ],
  [
    { title: home.title },
    {
      about: 'title',
      problem: expect.stringMatching(/^Duplicate .*pages\/index\.json/),
    },
  ],
  [
    { description: 'Data.' },
    {
      about: 'description',
      problem: 'Too short: 5 characters. Between 50 and 165 characters show well in search results.',
    },
  ],
])('a title or description that the check would not take is refused: %j', async (part, problem) => {
  expect(await planner.plan({ ...wish, ...part })).toEqual(problem);
});

const letters =
  'An address is made of small letters, digits and single hyphens, with "/" between a folder and a page.';

test.each([
  ['Über uns', `"Über uns" cannot be the address of a page. ${letters} Did you mean "ueber-uns"?`],
  [
    'pages/services/x.json',
    `"pages/services/x.json" cannot be the address of a page. ${letters} Did you mean "services/x"?`,
  ],
  [
    'https://www.example.com/Contact%20us?x=1',
    `"https://www.example.com/Contact%20us?x=1" cannot be the address of a page. ${letters} Did you mean "contact-20us"?`,
  ],
  ['services/', `"services/" cannot be the address of a page. ${letters} Did you mean "services"?`],
  ['../secrets', `"../secrets" cannot be the address of a page. ${letters} Did you mean "secrets"?`],
  ['_site/brand', `"_site/brand" cannot be the address of a page. ${letters} Did you mean "site/brand"?`],
  ['___', `"___" cannot be the address of a page. ${letters}`],
  [
    'img/clouds',
    '"img/clouds" cannot be the address of a page. "/img" holds files of the site, which browsers keep for long. Did you mean "img-page/clouds"?',
  ],
  [
    'products/con',
    '"products/con" cannot be the address of a page. Windows keeps the name "con" for a device. Did you mean "products/con-page"?',
  ],
  ['a'.repeat(200), 'The address is too long: 200 letters. 120 are allowed.'],
])('the address %j is refused with the reason and another one', (typed, problem) => {
  expect(readPageAddress(typed)).toEqual({ problem });
});

test('an address may be typed with a slash in front, and a suggested one is never refused', () => {
  expect(readPageAddress('/gardens/tools')).toEqual({ name: 'gardens/tools.json', route: '/gardens/tools' });
  expect(readPageAddress('img-page/clouds')).toHaveProperty('route');
});

test('what exists is left as it is', async () => {
  const full = await createPagePlanner(
    siteOf({ 'pages/index.json': home, 'pages/services/index.json': { ...wish, ...home } }),
  );
  expect(await full.plan({ ...wish, address: 'services' })).toEqual({
    about: 'address',
    problem: 'pages/services/index.json is that page already. It is left as it is.',
  });
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
  expect(address).toBe(
    `"Data Engineering" cannot be the address of a page. ${letters} Did you mean "data-engineering"?\n`,
  );
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
