import { parseFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { siteFiles } from '../../src/engine/build/documents.ts';
import { check } from '../../src/engine/check/check.ts';
import { listPages, withNumbered } from '../../src/engine/content/list-pages.ts';
import { openSite, resolveSiteData } from '../../src/engine/content/open-site.ts';
import { describeSite } from '../../src/engine/documents/document-site.ts';
import { indexAssets } from '../../src/engine/files/asset-index.ts';
import type { FileSystem } from '../../src/engine/files/file-system.ts';
import { createPictureStore } from '../../src/engine/pictures/picture-store.ts';
import { fillPage, listContentOf } from '../../src/shared/lists.ts';
import { fixtureFiles } from '../stage/fixture-files.ts';
import { projectSchemas } from '../stage/project-schemas.ts';

type Changes = Record<string, (page: Record<string, unknown>) => Record<string, unknown> | undefined>;

/** The fixture site with some files of pages/ changed, added or removed. */
function withFiles(changes: Changes): FileSystem {
  const isGone = (name: string) => changes[name]?.({}) === undefined && name in changes;
  return {
    list(folder) {
      const names = fixtureFiles.list(folder);
      return folder === 'pages'
        ? [...new Set([...names, ...Object.keys(changes)])].filter((name) => !isGone(name)).toSorted()
        : names;
    },
    read(path, limit) {
      const change = changes[path.replace(/^pages\//, '')];
      if (!change) return fixtureFiles.read(path, limit);
      const text = fixtureFiles.read(path)?.toString() ?? '{}';
      return Buffer.from(JSON.stringify(change(JSON.parse(text) as Record<string, unknown>))).subarray(
        0,
        limit,
      );
    },
  };
}

// No page is rendered.
const scripts = {
  markScripting: '',
  forgetOldAnswers: '"{policyDay}"',
  startSession: '"{sessionScript}"',
  closeAnnouncement: '',
  fitHeader: '',
  deferLayout: '',
};
const assets = indexAssets(fixtureFiles, 'public');
const pictures = createPictureStore({ fileSystem: fixtureFiles, assets });

/** What a build makes of the live pages. */
async function make(changes: Changes = {}, { at = '2026-11-01', isPreview = false, base = '/' } = {}) {
  const fileSystem = withFiles(changes);
  const site = openSite({
    fileSystem,
    schemas: projectSchemas,
    assets,
    pictures: { ...pictures, findDecodeError: () => Promise.resolve(undefined) },
    at: Date.parse(at),
    isPreview,
    base,
  });
  const report = await check(site);
  const live = report.pages.filter(({ file }) => !report.unpublished.pages.has(file));
  const lists = listPages(site, live);
  const pages = withNumbered(live, lists);
  const data = resolveSiteData(site);
  const built = { pages, lists, data, site: { ...describeSite(data, base), scripts } };
  const files = siteFiles(built, () => undefined);
  return {
    diagnostics: report.diagnostics,
    pages,
    files,
    feed: (name = 'news/feed.atom') => readAtom(files.get(name)),
    /** The page with its lists. */
    show(route: string) {
      const page = pages.find((one) => one.route === route)!;
      return fillPage(page.data()!, listContentOf(page, lists, base));
    },
    shown: (route: string) =>
      listContentOf(
        pages.find((one) => one.route === route)!,
        lists,
        base,
      ),
  };
}

function readAtom(text: string | undefined) {
  const { format, feed } = parseFeed(text ?? '');
  if (format !== 'atom') throw new Error(`Expected Atom, found ${format}.`);
  return { ...feed, entries: feed.entries ?? [] };
}

const entry =
  (date: string, more: object = {}) =>
  () => ({
    title: `The page of ${date}`,
    description: `A page that a test has written, with the day ${date}, and described at some length.`,
    entry: { date },
    sections: [{ type: 'pageHead' }],
    ...more,
  });

test('lists are in the order of the day, and of the address on one day; each in its language', async () => {
  const { shown } = await make();
  const [list] = shown('/news')!.listings;
  expect(list?.pages.slice(0, 4).map(({ path }) => path)).toEqual([
    '/news/apple-scab',
    '/news/broad-beans',
    '/news/soup-day',
    '/news/a-title-as-long-as-it-may-be',
  ]);
  const [german] = shown('/neues')!.listings;
  expect(german?.pages.map(({ path }) => path)).toEqual([
    '/news/neue-beete',
    '/news/winterschnitt',
    '/news/fest',
    '/news/giesskannen',
  ]);
});

test('a paged list has pages with addresses, titles and descriptions of their own', async () => {
  const { pages, show, files } = await make({
    'news/index.json': (page) => ({ ...page, aliases: ['/aktuell'] }),
  });
  expect(pages.flatMap(({ route, number }) => (number === undefined ? [] : route))).toEqual([
    '/news/2',
    '/news/3',
  ]);
  const third = show('/news/3');
  expect([third.path, third.title, third.description.slice(-9), third.aliases]).toEqual([
    '/news/3',
    'News of the garden, page 3 | Greenplot',
    ' (page 3)',
    [],
  ]);
  const list = third.sections.find((section) => section.type === 'pageList');
  expect(list?.collection.pages).toHaveLength(1);
  expect(list?.collection.pager).toEqual({ number: 3, hrefs: ['/news', '/news/2', '/news/3'] });
  expect(files.get('sitemap.xml')).toContain('<loc>https://greenplot.example/news/3</loc>');
  expect(files.get('_redirects')).toContain('/aktuell/3 /news/3 301');
  expect(files.get('_redirects')).toContain('/aktuell/feed.atom /news/feed.atom 301');
});

test('a link to a further page of a list is an error only where there never are enough entries', async () => {
  const body = 'Read [older](/news/3) and [the oldest news](/news/4), or [subscribe](/news/feed.de.atom).';
  const changes: Changes = {
    'reading.json': ({ sections = [], ...page }) => ({
      ...page,
      sections: [...(sections as object[]), { type: 'richText', body }],
    }),
  };
  const find = async (more: Changes) =>
    (await make({ ...changes, ...more })).diagnostics.flatMap(({ severity, rule, message }) =>
      rule === 'link-target-exists' ? `${severity}: ${message}` : [],
    );
  expect(await find({})).toEqual(['error: Unknown page "/news/4".']);
  // Twenty of 21 are left, ten on a page.
  const over: Changes[string] = (page) => ({ ...page, until: '2026-01-01T00:00Z' });
  expect(await find({ 'news/plain.json': over })).toEqual([
    'warning: Unknown page "/news/3".',
    'error: Unknown page "/news/4".',
  ]);
});

test('a feed is read as Atom, and has unique ids and absolute addresses, also below a base', async () => {
  const { feed } = await make({}, { base: '/site/' });
  const { entries, id, links } = feed();
  expect(entries).toHaveLength(21);
  expect(new Set(entries.map((one) => one.id)).size).toBe(21);
  expect(id).toBe('https://greenplot.example/site/news/feed.atom');
  expect(links?.map(({ href }) => href)).toEqual([
    'https://greenplot.example/site/news/feed.atom',
    'https://greenplot.example/site/news',
  ]);
  expect(entries[0]?.links?.[0]?.href).toBe('https://greenplot.example/site/news/apple-scab');
  expect(feed('news/feed.de.atom').entries.map(({ title }) => title?.value)).toEqual([
    'Zwei neue Beete am Zaun',
    'Der Winterschnitt ist getan',
    'Ein Fest im Juni',
    'Gießkannen gesucht',
  ]);
});

test('a feed says the day in the zone of the site, and what is newest of it', async () => {
  const { feed } = await make({
    '_site/brand.json': (brand) => ({ ...brand, timeZone: 'Europe/Berlin' }),
  });
  expect(feed().updated).toBe('2025-05-22T00:00:00+02:00');
  expect(feed().entries[0]?.published).toBe('2025-05-20T00:00:00+02:00');
});

test('a feed has the fifty newest entries, with all signs as they are written', async () => {
  const many = Array.from({ length: 60 }, (_, index) => [
    `news/made-${index}.json`,
    entry(`2026-0${1 + Math.floor(index / 28)}-${String(1 + (index % 28)).padStart(2, '0')}`, {
      title: `"Quotes" & <b>tags</b>, number ${index}`,
      description: `A page that a test has written for number ${index}, described at some length.`,
    }),
  ]);
  const { feed } = await make(Object.fromEntries(many) as Changes);
  const { entries } = feed();
  expect(entries).toHaveLength(50);
  expect(entries[0]?.title?.value).toMatch(/^"Quotes" & <b>tags<\/b>, number \d+$/);
});

test('the id of an entry stays when its title, its folder or its place changes, and an id that it has', async () => {
  const idOf = async (changes: Changes) =>
    (await make(changes)).feed().entries.find(({ links }) => links?.[0]?.href?.endsWith('/plain'))?.id;
  const id = await idOf({});
  expect(await idOf({ 'news/plain.json': (page) => ({ ...page, title: 'Another title for it' }) })).toBe(id);
  const kept = { date: '2025-07-01', id: 'tag:greenplot.example,2025-05-02:/news/plain' };
  expect(await idOf({ 'news/plain.json': (page) => ({ ...page, entry: kept }) })).toBe(id);
});

test('drafts, and what is not live, are in no list, feed, neighbour or number of pages; a preview marks them', async () => {
  const changes: Changes = {
    'news/zebra.json': entry('2026-01-01', { draft: true }),
    'news/soon.json': entry('2026-12-24', { from: '2026-12-24T00:00Z' }),
    'news/gone.json': entry('2025-12-24', { until: '2026-01-01T00:00Z' }),
  };
  const { shown, files, feed, pages } = await make(changes);
  const all = JSON.stringify([...files.values(), pages.map(({ route }) => shown(route))]);
  expect(all).not.toMatch(/zebra|soon\b|news\/gone/);
  expect(feed().entries).toHaveLength(21);
  const preview = await make(changes, { isPreview: true });
  const [list] = preview.shown('/news')!.listings;
  expect(list?.pages.slice(0, 3).map(({ path, note }) => [path, note])).toEqual([
    ['/news/soon', 'begins on 2026-12-24T00:00Z'],
    ['/news/zebra', 'is a draft'],
    ['/news/gone', 'ended on 2026-01-01T00:00Z'],
  ]);
});

test('a list that shows nothing is its text, or left out; an empty feed is valid', async () => {
  const { show } = await make();
  const lists = show('/reading').sections.flatMap((section) => (section.type === 'pageList' ? section : []));
  expect(lists.map(({ id }) => id)).toEqual(['cards', 'rows', 'headlines', 'dark', 'one', 'none']);
  const names = fixtureFiles.list('pages').filter((name) => /^news\/[^_i]/.test(name));
  const { feed, pages } = await make(Object.fromEntries(names.map((name) => [name, () => undefined])));
  expect(feed().entries).toEqual([]);
  expect(feed().updated).toBe('2000-01-01T00:00:00Z');
  expect(pages.some(({ number }) => number !== undefined)).toBe(false);
});

test('the neighbours of an entry are those of its language, the older one before it', async () => {
  const { shown } = await make();
  const { previous, next } = shown('/news/fest')!.neighbours!;
  expect([previous?.path, next?.path]).toEqual(['/news/giesskannen', '/news/winterschnitt']);
  expect(shown('/news/apple-scab')?.neighbours?.next).toBeUndefined();
});

test('a new entry changes what itself, its neighbours and the lists with it show, and nothing else', async () => {
  const before = await make();
  const after = await make({ 'news/newest.json': entry('2026-10-01') });
  const changed = after.pages
    .map(({ route }) => route)
    .filter(
      (route) =>
        JSON.stringify(after.shown(route)) !==
        JSON.stringify(before.pages.some((page) => page.route === route) ? before.shown(route) : ''),
    );
  expect(changed.toSorted()).toEqual([
    '/news',
    '/news/2',
    '/news/3',
    '/news/apple-scab',
    '/news/newest',
    '/reading',
  ]);
});

test('a collection in the order of titles', async () => {
  const { shown } = await make({ 'news/_collection.json': (settings) => ({ ...settings, order: 'title' }) });
  const titles = shown('/news')!.listings[0]!.pages.map(({ title }) => title);
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en-GB')));
});
