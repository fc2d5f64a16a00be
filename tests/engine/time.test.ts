import { expect, test } from 'vitest';
import { openPublic } from '../../src/engine/build/site-code.ts';
import { check as checkSite } from '../../src/engine/check/check.ts';
import { explainParts, findSiteData, openSite } from '../../src/engine/content/open-site.ts';
import { stateOf } from '../../src/engine/content/state.ts';
import { noCache } from '../../src/engine/files/cache.ts';
import { fixturePages, fixturePublic, projectFiles } from '../stage/fixture-files.ts';
import { projectSchemas } from '../stage/project-schemas.ts';
import {
  check,
  compileRoute,
  createTestFiles,
  goodPage,
  goodSite,
  miniSchemas,
  pageBelowHero,
} from './test-site.ts';

const brand = { ...goodSite['pages/_site/brand.json'], timeZone: 'Europe/Berlin' };
const start = Date.parse('2027-02-28T23:00:00Z');
const pageOf = (dates: object) => ({
  ...goodPage,
  title: 'A page for the spring sale',
  description: `In spring: ${goodPage.description}`,
  ...dates,
});
const rulesOf = (report: string) =>
  [...report.matchAll(/(?:error|warning) [a-z-]+(?:\/[a-z-]+)?/g)]
    .map(([rule]) => rule)
    .filter((rule) => rule !== 'warning page-linked');
const at = (instant: number) => ({ at: instant });

test('a page is live from its first instant on until before its last one, and a draft never', () => {
  const dates = { from: '2027-03-01', until: '2027-03-02T00:00+01:00' };
  const day = 24 * 60 * 60 * 1000;
  const states = [start - 1, start, start + day - 1, start + day].map((instant) =>
    stateOf(dates, { at: instant, zone: 'Europe/Berlin' }),
  );
  expect(states).toEqual(['ahead', 'live', 'live', 'over']);
  expect(stateOf({ ...dates, draft: true }, { at: start, zone: 'Europe/Berlin' })).toBe('draft');
  // What cannot be read is not shown.
  expect(stateOf({ from: '2027-03-01' }, { at: start, zone: undefined })).toBe('ahead');
});

test('a block appears and disappears with its times, also in a shared block and where that is placed', () => {
  const dated = { type: 'cardGrid', cards: [{ title: 'Spring' }], from: '2027-03-01' };
  const fileSystem = createTestFiles({
    'pages/_site/brand.json': brand,
    'pages/_shared/spring.json': dated,
    'pages/_shared/any.json': { type: 'cardGrid', cards: [{ title: 'Any' }] },
    'pages/index.json': pageBelowHero(
      dated,
      { type: 'shared', use: 'spring' },
      { type: 'shared', use: 'any', until: '2027-03-01' },
    ),
  });
  const shownAt = (instant: number, isPreview = false) => {
    const site = openSite({ fileSystem, schemas: miniSchemas, at: instant, isPreview });
    return compileRoute(site, '/')?.sections.map(
      (section) => JSON.stringify(section).match(/Spring|Any/)?.[0],
    );
  };
  expect(shownAt(start - 1)).toEqual([undefined, 'Any']);
  expect(shownAt(start)).toEqual([undefined, 'Spring', 'Spring']);
  expect(shownAt(start, true)).toEqual([undefined, 'Spring', 'Spring', 'Any']);
  const site = openSite({ fileSystem, schemas: miniSchemas, at: start });
  expect(JSON.stringify(compileRoute(site, '/'))).not.toContain('2027-03-01');
});

test('a page has last changed when it, or a block that it shows, appeared or disappeared', async () => {
  const block = (dates: object) => ({ type: 'cardGrid', cards: [{ title: 'A' }], ...dates });
  const fileSystem = createTestFiles({
    'pages/_site/brand.json': brand,
    'pages/_shared/ended.json': block({ until: '2027-03-02' }),
    'pages/sale.json': pageOf({ from: '2027-03-01', until: '2027-04-01' }),
    'pages/blocks.json': {
      ...pageOf({ title: 'Another page' }),
      sections: [...goodPage.sections, block({ from: '2027-03-01T12:00' }), block({ until: '2028-01-01' })],
    },
    'pages/shared.json': {
      ...pageOf({ title: 'A third page' }),
      sections: [...goodPage.sections, { type: 'shared', use: 'ended' }],
    },
  });
  const changes = async (instant: string) => {
    const site = openSite({ fileSystem, schemas: miniSchemas, at: Date.parse(instant) });
    const { pages } = await checkSite(site);
    return Object.fromEntries(
      pages.map(({ route, changedAt }) => [route, changedAt && new Date(changedAt).toISOString()]),
    );
  };
  expect(await changes('2027-01-01T00:00Z')).toMatchObject({ '/blocks': null, '/shared': null });
  expect(await changes('2027-03-10T00:00Z')).toMatchObject({
    '/sale': '2027-02-28T23:00:00.000Z',
    '/blocks': '2027-03-01T11:00:00.000Z',
    '/shared': '2027-03-01T23:00:00.000Z',
  });
});

test('a block of every section type may begin and end, and a shared one where it is placed', () => {
  const without = [...projectSchemas.types].flatMap(
    ([
      type,
      {
        field: { properties },
      },
    ]) =>
      ['from', 'until'].flatMap((name) =>
        properties.get(name)?.role === 'moment' ? [] : `${type} without ${name}`,
      ),
  );
  expect(without).toEqual([]);
});

test('a former "from" that was no time is renamed, and a time stays', async () => {
  const [{ fromCity, toCity, ...search }] = projectSchemas.sections.get('journeySearch')!.schema.examples as {
    fromCity: object;
    toCity: object;
  }[] as [{ fromCity: object; toCity: object }];
  const block = { ...search, from: fromCity, to: toCity };
  const rules = async (sections: object) => {
    const fileSystem = createTestFiles({
      'pages/_site/brand.json': brand,
      'pages/sale.json': { ...pageOf({}), sections: [...goodPage.sections, sections] },
    });
    const { diagnostics } = await checkSite(openSite({ fileSystem, schemas: projectSchemas, at: start }));
    return diagnostics.flatMap(({ file, rule, pointer }) =>
      file === 'pages/sale.json' && rule !== 'page-linked' ? `${rule} ${pointer}` : [],
    );
  };
  expect(await rules(block)).toEqual([
    'schema/former-word /sections/1/from',
    'schema/former-word /sections/1/to',
  ]);
  expect(await rules({ ...search, fromCity, toCity, from: '2027-03-01' })).toEqual([]);
});

test('the announcement is there between its times, without them, and a preview always has it', () => {
  const file = `${fixturePages}/_site/announcement.json`;
  const text = { text: 'Closed on Sunday.', from: '2027-03-01T00:00+01:00', until: '2027-03-02T00:00+01:00' };
  const fileSystem = {
    ...projectFiles,
    list: (folder: string) => [
      ...projectFiles.list(folder),
      ...(folder === fixturePages ? ['_site/announcement.json'] : []),
    ],
    read: (path: string, limit?: number) =>
      path === file ? Buffer.from(JSON.stringify(text)) : projectFiles.read(path, limit),
  };
  const read = (instant: number, isPreview = false) => {
    const site = openSite({
      fileSystem,
      pagesDir: fixturePages,
      ...openPublic('.', fixturePublic, { cache: noCache }),
      schemas: projectSchemas,
      at: instant,
      isPreview,
    });
    return { shown: findSiteData(site)!.announcement, note: explainParts(site) };
  };
  const shown = { text: 'Closed on Sunday.' };
  const day = 24 * 60 * 60 * 1000;
  expect(read(start - 1).shown).toBeUndefined();
  expect(read(start)).toEqual({ shown, note: '' });
  expect(read(start + day - 1)).toEqual({ shown, note: '' });
  expect(read(start + day).shown).toBeUndefined();
  expect(read(start - 1, true)).toEqual({
    shown,
    note: `Visitors do not see the announcement: it begins on ${text.from}.`,
  });
});

test('a heading that a date takes away is a warning', async () => {
  const hero = goodPage.sections[0];
  const files = {
    'pages/_site/brand.json': brand,
    'pages/sale.json': {
      ...pageOf({}),
      sections: [
        { ...hero, until: '2027-03-01' },
        { type: 'cardGrid', title: 'Cards', cards: [{ title: 'A' }] },
      ],
    },
  };
  expect(rulesOf(await check(files, at(start - 1)))).toEqual([]);
  expect(rulesOf(await check(files, at(start)))).toEqual(['warning heading-main-single']);
});

test('in a draft, what is missing is a warning, and what is wrong an error; without it, all of it is an error', async () => {
  const page = {
    title: 'A page for the spring sale',
    sections: [
      { type: 'hero', title: '' },
      {
        type: 'cardGrid',
        cards: [{ title: 'To [nowhere](/nowhere)', href: '/nowhere' }],
        columns: '3',
        plans: 1,
      },
    ],
  };
  const asDraft = rulesOf(await check({ 'pages/sale.json': { ...page, draft: true } }));
  expect(asDraft).toContain('warning schema/missing-property');
  expect(asDraft).toContain('warning schema/too-short');
  expect(asDraft).toContain('error schema/unknown-property');
  const asPage = rulesOf(await check({ 'pages/sale.json': page }));
  expect(asPage.length).toBeGreaterThan(2);
  expect(asPage.filter((rule) => rule.startsWith('warning'))).toEqual([]);
});

test.each([
  ['publishDate', '2027-03-01', 'from'],
  ['expiryDate', '2027-03-01', 'until'],
  ['isDraft', true, 'draft'],
])('the word %s of other products gets the right one', async (key, value, meant) => {
  const report = await check({
    'pages/_site/brand.json': brand,
    'pages/sale.json': pageOf({ [key]: value }),
  });
  expect(report).toContain(`Unknown property "${key}". Did you mean "${meant}"?`);
});

test.each([
  ['31.2.2027', 'instead of "31.2.2027".'],
  ['tomorrow', 'instead of "tomorrow".'],
  ['1.3.2027', 'Did you mean "2027-03-01"?'],
])('the time %s is refused with the form of another', async (from, message) => {
  const report = await check({ 'pages/_site/brand.json': brand, 'pages/sale.json': pageOf({ from }) });
  expect(rulesOf(report)).toEqual(['error schema/wrong-form']);
  expect(report).toContain(message);
  expect(report).toContain('2027-03-01T09:00');
});

test('a planned link may have a page that waits, and then it is a warning', async () => {
  const files = {
    'pages/_site/brand.json': brand,
    'pages/_site/planned-links.json': { paths: ['/sale'] },
    'pages/sale.json': pageOf({ from: '2027-03-01' }),
  };
  expect(rulesOf(await check(files, at(start - 1)))).toEqual([]);
  expect(rulesOf(await check(files, at(start)))).toEqual(['warning planned-link-needed']);
});

test('a link is a warning from 14 days before its page ends, and names the day', async () => {
  const files = {
    'pages/_site/brand.json': brand,
    'pages/sale.json': pageOf({ until: '2027-03-01' }),
    'pages/index.json': pageBelowHero({
      type: 'cardGrid',
      title: 'Cards',
      cards: [{ title: 'Our sale', href: '/sale' }],
    }),
  };
  const notice = start - 14 * 24 * 60 * 60 * 1000;
  expect(rulesOf(await check(files, at(notice - 1)))).toEqual([]);
  const report = await check(files, at(notice));
  expect(rulesOf(report)).toEqual(['warning link-target-live']);
  expect(report).toContain('the page ends on "2027-03-01".');
  const ended = await check(files, at(start));
  expect(rulesOf(ended)).toEqual(['warning link-target-live']);
  expect(ended).toContain('the page ended on "2027-03-01".');
});

test('a page that begins and has no link is a warning that fails no check', async () => {
  const fileSystem = createTestFiles({
    'pages/_site/brand.json': brand,
    'pages/alone.json': pageOf({ from: '2027-03-01' }),
    'pages/other.json': pageOf({ title: 'Another page' }),
  });
  const { diagnostics } = await checkSite(openSite({ fileSystem, schemas: miniSchemas, at: start }));
  const unlinked = diagnostics.filter(({ rule }) => rule === 'page-linked');
  expect(unlinked.map(({ file, isEased }) => [file, isEased])).toEqual([
    ['pages/alone.json', true],
    ['pages/other.json', undefined],
  ]);
});

test('afterwards leads past pages that are over, and home where no page is there for visitors', async () => {
  const sale = (name: string, dates: object) => pageOf({ title: `The sale of ${name} at home`, ...dates });
  const fileSystem = createTestFiles({
    'pages/_site/brand.json': brand,
    'pages/_site/redirects.json': { redirects: [{ from: '/Old.php', to: '/draft' }] },
    'pages/live.json': sale('live', { aliases: ['/second'] }),
    'pages/draft.json': sale('draft', { draft: true }),
    'pages/next.json': sale('next', { from: '2028-01-01' }),
    'pages/one.json': sale('one', { until: '2027-01-01', afterwards: '/two#prices' }),
    'pages/two.json': sale('two', { until: '2027-01-02', afterwards: '/second' }),
    'pages/three.json': sale('three', { until: '2027-01-01', afterwards: '/draft' }),
    'pages/own.json': sale('own', { until: '2027-01-01', afterwards: '/ring' }),
    'pages/ring.json': sale('ring', { until: '2027-01-01', afterwards: '/own' }),
    // It is not over yet, and until then its end tells of no page.
    'pages/later.json': sale('later', { until: '2028-01-01', afterwards: '/next' }),
  });
  const { diagnostics, unpublished } = await checkSite(
    openSite({ fileSystem, schemas: projectSchemas, at: start }),
  );
  expect(Object.fromEntries(unpublished.redirects)).toEqual({
    '/draft': '/',
    '/one': '/second',
    '/two': '/second',
    '/three': '/',
    '/own': '/',
    '/ring': '/',
  });
  const found = diagnostics.map(({ rule, file, severity }) => `${severity} ${rule} ${file}`);
  const about = found.filter((one) => /-live /.test(one));
  expect(about).toEqual([
    'warning link-target-live pages/_site/redirects.json',
    'warning link-target-live pages/one.json',
    'warning link-target-live pages/own.json',
    'error redirect-target-live pages/own.json',
    'warning link-target-live pages/ring.json',
    'error redirect-target-live pages/ring.json',
    'warning link-target-live pages/three.json',
  ]);
});

test('files of public/ that only what is not live names are withheld, and others are not', async () => {
  const hero = goodPage.sections[0];
  const picture = (name: string) => ({ ...hero, picture: { src: `/img/${name}.svg`, alt: 'A garden' } });
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"/>';
  const names = ['draft', 'both', 'live', 'unnamed'];
  const fileSystem = createTestFiles({
    'pages/_site/brand.json': brand,
    'pages/sale.json': { ...pageOf({ draft: true }), sections: [picture('draft'), picture('both')] },
    'pages/other.json': {
      ...pageOf({ title: 'Another page' }),
      sections: [picture('both'), picture('live')],
    },
    ...Object.fromEntries(names.map((name) => [`public/img/${name}.svg`, drawing])),
  });
  const { unpublished } = await checkSite(openSite({ fileSystem, schemas: miniSchemas, at: start }));
  expect([...unpublished.assets]).toEqual(['/img/draft.svg']);
  expect([...unpublished.pages]).toEqual(['pages/sale.json']);
});
