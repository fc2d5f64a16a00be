import { withBase } from './base.ts';
import type { Entry } from './generated/entry.ts';
import type { Section } from './generated/sections.ts';
import type { Collection } from './generated/site.ts';
import type { FeedLink, ListedPage, Listing, Neighbours, PageFacts } from './listing.ts';
import type { PageData } from './page.ts';
import blockWords from './words/block-words.json' with { type: 'json' };

/** What a block of the type pageList asks for. */
export interface ListQuery {
  /** The address of the collection. */
  collection: string;
  tags?: readonly string[];
  show?: number;
  isPaged: boolean;
}

/** What the lists of a page ask for, in their order. */
export function queriesOf({ sections }: PageData): ListQuery[] {
  return sections.flatMap((section) => {
    if (section.type !== 'pageList') return [];
    const { collection, tags, show, paged = false } = section;
    return { collection: collection.address, ...(tags && { tags }), ...(show && { show }), isPaged: paged };
  });
}

/** A page as lists need it. Plain data, without what its blocks say. */
interface ListablePage {
  route: string;
  lang: string;
  translationOf?: string;
  /** Its title without the name of the site. */
  name: string;
  entry?: Entry;
  /** Why visitors do not see it, in a preview. */
  stateNote?: string;
}

/** A page that may show lists. */
export interface ListingPage extends ListablePage {
  /** The address of the collection that it belongs to. */
  collection?: string;
  /** Those of its blocks, in their order. */
  lists: readonly ListQuery[];
  hasHead: boolean;
  /** From 2: which page of its list it is. */
  number?: number;
}

/** A collection with its pages. */
export interface CollectionList {
  address: string;
  settings: Collection;
  /** The language of its own page. */
  lang: string;
  /** In the order of lists, of all languages. */
  pages: readonly ListedPage[];
  /** Its own page, and the translations of that, by language. */
  homes: ReadonlyMap<string, { label: string; href: string }>;
  /** The languages of its feeds. */
  feeds: ReadonlySet<string>;
}

/** By the address of the collection. */
export type Lists = ReadonlyMap<string, CollectionList>;

interface Context {
  base: string;
  /** The language of the site. */
  language: string;
}

/** Sorts pages into the lists of their collections. `pages`: those that visitors see. */
export function collectLists(
  collections: readonly { route: string; settings: Collection | undefined }[],
  pages: readonly ListingPage[],
  { base, language }: Context,
): Lists {
  const byRoute = new Map(collections.length > 0 ? pages.map((page) => [page.route, page]) : []);
  return new Map(
    collections.flatMap(({ route: address, settings }) => {
      if (!settings) return [];
      const entries = pages.flatMap((page) => {
        const { route, name, lang, entry, stateNote } = page;
        if (page.collection !== address || !entry) return [];
        const listed: ListedPage = { path: route, href: withBase(base, route), title: name, lang, entry };
        return [stateNote === undefined ? listed : { ...listed, note: stateNote }];
      });
      const home = byRoute.get(address);
      const lang = home?.lang ?? language;
      const homes = new Map(
        pages.flatMap((page) =>
          page.translationOf === address
            ? [[page.lang, { label: page.name, href: withBase(base, page.route) }] as const]
            : [],
        ),
      );
      if (home) homes.set(lang, { label: settings.name, href: withBase(base, address) });
      const listing = pages.filter(({ lists }) => lists.some(({ collection }) => collection === address));
      const feeds = new Set(
        settings.feed ? [lang, ...[...entries, ...listing].map((page) => page.lang)] : [],
      );
      const sorted = entries.toSorted(settings.order === 'title' ? byTitle : byDay);
      return [[address, { address, settings, lang, pages: sorted, homes, feeds }]];
    }),
  );
}

/** The newest first; on one day by address. */
function byDay(a: ListedPage, b: ListedPage): number {
  return compare(b.entry.date, a.entry.date) || compare(a.path, b.path);
}

function byTitle(a: ListedPage, b: ListedPage): number {
  return a.title.localeCompare(b.title, a.lang) || compare(a.path, b.path);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The address of a collection's feed in a language: that of the collection's own page has the plain name. */
export function feedPath({ address, lang: main }: Pick<CollectionList, 'address' | 'lang'>, lang: string) {
  return `${address}/feed${lang === main ? '' : `.${lang}`}.atom`;
}

/** What lists add to a page. Plain data: it is part of the key of the page's document. */
export interface ListContent {
  /** Of each of its lists. */
  listings: Listing[];
  facts: PageFacts;
  neighbours?: Neighbours;
  feeds: FeedLink[];
  /** From 2: which page of its list it is. */
  number?: number;
}

/** How many pages the paged list of a page has. */
export function countPages(page: ListingPage, lists: Lists): number {
  const paged = page.lists.find(({ isPaged }) => isPaged);
  const list = paged && lists.get(paged.collection);
  if (!list) return 1;
  return Math.max(1, Math.ceil(select(paged, list, page.lang).length / perPage(list)));
}

const perPage = ({ settings }: CollectionList) => settings.perPage ?? 10;

function select({ tags, show }: ListQuery, { pages }: CollectionList, lang: string): ListedPage[] {
  const has = ({ entry }: ListedPage) => !tags || tags.some((tag) => entry.tags?.includes(tag));
  return pages.filter((page) => page.lang === lang && has(page)).slice(0, show);
}

/** What a page shows of collections; undefined for one that shows nothing of any. */
export function listContentOf(page: ListingPage, lists: Lists, base: string): ListContent | undefined {
  const { lang, name, entry, number = 1 } = page;
  const parent = page.collection === undefined ? undefined : lists.get(page.collection);
  if (page.lists.length === 0 && !page.hasHead && !parent) return undefined;
  const count = countPages(page, lists);
  const top = number === 1 ? page.route : page.route.slice(0, page.route.lastIndexOf('/'));
  const feedOf = (list: CollectionList) => (list.feeds.has(lang) ? feedPath(list, lang) : undefined);
  const listings = page.lists.map((query): Listing => {
    const list = lists.get(query.collection);
    const address = query.collection;
    if (!list) return { address, pages: [] };
    const all = select(query, list, lang);
    const feed = feedOf(list);
    const start = (number - 1) * perPage(list);
    return {
      address,
      pages: query.isPaged ? all.slice(start, start + perPage(list)) : all,
      ...(feed !== undefined && { feed: withBase(base, feed) }),
      ...(query.isPaged && count > 1 && { pager: { number, hrefs: numberedPaths(top, count, base) } }),
    };
  });
  const named = [...page.lists.map(({ collection }) => lists.get(collection)), parent];
  const feeds = [...new Set(named)].flatMap((list) => {
    const path = list && feedOf(list);
    return !list || path === undefined
      ? []
      : { title: list.homes.get(lang)?.label ?? list.settings.name, path };
  });
  const neighbours = parent?.settings.neighbours ? findNeighbours(page, parent) : undefined;
  const home = parent?.homes.get(lang);
  return {
    listings,
    facts: {
      title: name,
      ...(entry && { entry }),
      ...(home && { crumbs: [home, { label: name }] }),
    },
    ...(neighbours && { neighbours }),
    feeds,
    ...(number > 1 && { number }),
  };
}

function numberedPaths(top: string, count: number, base: string): string[] {
  return Array.from({ length: count }, (_, index) =>
    withBase(base, index === 0 ? top : `${top}/${index + 1}`),
  );
}

/** The entry before this one in time and the one after it, or in the order of titles. */
function findNeighbours({ route, lang }: ListablePage, { pages, settings }: CollectionList) {
  const same = pages.filter((page) => page.lang === lang);
  const at = same.findIndex(({ path }) => path === route);
  const beside = [same[at + 1], same[at - 1]];
  const [previous, next] = settings.order === 'title' ? beside.toReversed() : beside;
  if (at < 0 || (!previous && !next)) return undefined;
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The page with what its lists show. A list that shows nothing and has no text for that is left out. */
export function fillPage(page: PageData, content: ListContent | undefined): PageData {
  if (!content) return page;
  const { listings, facts, neighbours, feeds, number } = content;
  let next = 0;
  const blocks = page.sections.flatMap((section, index): { section: Section; note: string }[] => {
    const note = page.notes?.blocks[index] ?? '';
    if (section.type === 'pageHead') return [{ section: { ...section, facts } as Section, note }];
    if (section.type !== 'pageList') return [{ section, note }];
    const collection = listings[next++] ?? section.collection;
    const isLeftOut = collection.pages.length === 0 && section.empty === undefined;
    return isLeftOut ? [] : [{ section: { ...section, collection }, note }];
  });
  const sections = blocks.map(({ section }) => section);
  if (neighbours) sections.push({ type: 'pageList', collection: { address: '', pages: [], neighbours } });
  const filled = {
    ...page,
    sections,
    // A block that is left out takes its note along.
    ...(page.notes && { notes: { ...page.notes, blocks: blocks.map(({ note }) => note) } }),
    ...(feeds.length > 0 && { feeds }),
  };
  if (number === undefined) return filled;
  const said = wordNumber(page, number);
  return {
    ...filled,
    path: `${page.path}/${number}`,
    aliases: [],
    numbered: { of: page.path },
    title: page.title.replace(facts.title, () => `${facts.title}, ${said}`),
    description: `${page.description} (${said})`,
  };
}

/** `page 2`, in the language of the page. */
function wordNumber({ words, lang }: PageData, number: number): string {
  const { pageNumber } = { ...blockWords, ...words };
  return pageNumber.replace('{number}', new Intl.NumberFormat(lang).format(number));
}
