import { expect, test } from 'vitest';
import { askForPage } from '../../src/engine/cli/ask-for-page.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { createPagePlanner, type PageChoices } from '../../src/engine/new-page/plan-page.ts';
import { testTables } from '../shared/test-tables.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import { createMemoryFileSystem } from './memory-file-system.ts';

const project = fixtureFiles;
const home = {
  title: 'A home page to link to',
  description: 'The only page of the site on which new pages are tried, with a hero and nothing else.',
  sections: [{ type: 'hero', title: 'Home' }],
};
const siteNames = project.list('pages').filter((name) => name.startsWith('_site/'));

const newsFiles = Object.fromEntries(
  ['_collection', 'index', 'onions-in-plaits'].map((name) => {
    const path = `pages/news/${name}.json`;
    return [path, project.read(path)!];
  }),
);

/** The project's schemas and pictures with these pages: a home page and a collection. */
function siteOf(pages: Record<string, unknown> = { 'pages/index.json': home, ...newsFiles }): FileSystem {
  const shared = siteNames.map((name) => [`pages/${name}`, Buffer.from(project.read(`pages/${name}`)!)]);
  const written = createMemoryFileSystem({ ...Object.fromEntries(shared), ...pages });
  return {
    list: (folder) => (folder === 'pages' ? written : project).list(folder),
    read: (path, limit) => written.read(path, limit) ?? project.read(path, limit),
  };
}

interface Schema {
  properties: Record<string, unknown>;
  examples: Record<string, unknown>[];
}

const planner = await createPagePlanner(siteOf(), { schemas: projectSchemas });
const openings = planner.choices.filter(({ hasMainHeading }) => hasMainHeading).map(({ type }) => type);
const others = planner.choices.filter(({ hasMainHeading }) => !hasMainHeading).map(({ type }) => type);

const choices = {
  address: 'seasons/spring',
  title: 'Data engineering for growing firms | Greenplot',
  description: 'How we bring your data together, keep it correct and make it useful every day.',
};

const planBlocks = (...blocks: string[]) => planner.plan({ ...choices, blocks });

/** The types of the blocks of a new page, or its refusal. */
async function typesOf(...blocks: string[]): Promise<unknown[]> {
  const planned = await planBlocks(...blocks);
  if ('refusal' in planned) return [planned];
  return (planned.page.sections as { type: string }[]).map(({ type }) => type);
}

test('the types that can open a page are listed first', () => {
  expect(openings).toContain('hero');
  expect(others.length).toBeGreaterThan(5);
  expect(planner.choices.map(({ type }) => type)).toEqual([...openings, ...others]);
});

test('a page of any type, of two or of all has no findings and starts with its main heading', async () => {
  for (const [index, type] of others.entries()) {
    const opening = openings[index % openings.length]!;
    const next = others[(index * 7 + 3) % others.length]!;
    expect(await typesOf(opening, type)).toEqual([opening, type]);
    expect(await typesOf(type, next)).toEqual(['hero', type, next]);
  }
  for (const opening of openings) expect(await typesOf(opening)).toEqual([opening]);
  const all = ['hero', ...others, ...others];
  expect(await typesOf(...all)).toEqual(all);
});

test.each([
  ['hero'],
  ['heroSlider', 'statsStrip', 'contactForm'],
  ['cardGrid', 'profiles', 'callToAction'],
  ['hero', 'tabbedText', 'testimonials', 'jobOpenings'],
])('a page of %s, %s … equals its file', async (...blocks) => {
  const planned = await planBlocks(...blocks);
  if ('refusal' in planned) throw new Error(planned.refusal);
  const cleared = planned.cleared.map(({ file }) => file);
  const text = `${JSON.stringify({ ...planned, cleared }, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`new-pages/${blocks.join('-')}.json.txt`);
});

test('creating a page removes its planned link', async () => {
  const file = 'pages/_site/planned-links.json';
  const before = JSON.parse(String(project.read(file))) as { paths: string[] };
  const planned = await planBlocks('hero');
  if ('refusal' in planned) throw new Error(planned.refusal);
  const [cleared] = planned.cleared;
  expect(cleared?.file).toBe(file);
  const paths = before.paths.filter((path) => path !== planned.route);
  expect(JSON.parse(String(cleared?.after))).toEqual({ ...before, paths });
});

/** The dialogue until a page is planned or the answers run out. */
async function converse(given: PageChoices, answers: string[]): Promise<unknown[]> {
  const said: unknown[] = [];
  const planned = await askForPage(planner, given, {
    async ask(question) {
      const answer = answers.shift();
      said.push(`${question}${answer}`);
      return answer;
    },
    say: (text) => said.push(text.length > 500 ? `${text.slice(0, 500)}…` : text),
  });
  return [...said, planned];
}

testTables('tests/engine/tables/new-page.txt', {
  'The refusal of the choices for a page': (part: PageChoices) => planner.plan({ ...choices, ...part }),
  'The dialogue for these arguments and answers': converse,
});

test('a page of a collection has the day of today in the zone of the site, and what the collection requires', async () => {
  const brand = JSON.parse(String(project.read('pages/_site/brand.json'))) as object;
  const ofNews = await createPagePlanner(
    siteOf({
      'pages/index.json': home,
      ...newsFiles,
      'pages/news/_collection.json': { name: 'News', requires: ['summary', 'tags'], tags: ['beds', 'tools'] },
      'pages/_site/brand.json': { ...brand, timeZone: 'Pacific/Auckland' },
    }),
    { schemas: projectSchemas, at: Date.parse('2026-03-01T12:00Z') },
  );
  const address = 'news/open-day';
  expect(ofNews.questionsFor(address)).toHaveLength(2);
  expect(ofNews.questionsFor('open-day')).toEqual([]);
  const entryOf = async (entry?: Record<string, string>) => {
    const planned = await ofNews.plan({ ...choices, address, entry });
    if ('refusal' in planned) throw new Error(planned.refusal);
    expect(planned.page.sections).toMatchObject([{ type: 'pageHead' }, { type: 'richText' }]);
    return planned.page.entry;
  };
  expect(await entryOf({ summary: 'Come and see.', tags: 'tools, beds' })).toEqual({
    date: '2026-03-02',
    summary: 'Come and see.',
    tags: ['tools', 'beds'],
  });
  expect(await entryOf()).toEqual({
    date: '2026-03-02',
    summary: 'Rewrite: the summary of the entry',
    tags: ['beds'],
  });
});

test('existing mistakes of the site do not prevent a new page', async () => {
  const broken = await createPagePlanner(
    siteOf({ 'pages/index.json': home, 'pages/broken.json': { titel: 'No page' } }),
    { schemas: projectSchemas },
  );
  expect(await broken.plan({ ...choices, blocks: ['hero'] })).toHaveProperty('file');
});

test('a draft keeps the names and values of a list whose names are free', async () => {
  const schema = JSON.parse(project.read('section-schemas/statsStrip.json')!.toString()) as Schema;
  schema.properties.notes = {
    type: 'object',
    maxProperties: 3,
    additionalProperties: { type: 'string', maxLength: 20 },
    description: 'A note for each figure.',
  };
  for (const example of schema.examples) example.notes = { first: 'A note' };
  const { plan } = await createPagePlanner(
    siteOf({ 'pages/index.json': home, 'section-schemas/statsStrip.json': schema }),
  );
  const planned = await plan({ ...choices, blocks: ['statsStrip'] });
  expect(planned).toHaveProperty('page.sections.1.notes', { first: 'A note' });
});
