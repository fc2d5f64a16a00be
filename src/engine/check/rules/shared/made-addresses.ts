import { feedPath } from '../../../../shared/lists.ts';
import { collectionOf } from '../../../content/collections.ts';
import type { Site } from '../../../content/site.ts';
import { stateOf } from '../../../content/state.ts';
import { groupBy } from '../../../text/group-by.ts';
import type { SiteContext } from '../../rule.ts';

/** The addresses that a build makes for collections. */
export interface MadeAddresses {
  /** The file that takes an address which no page may have, and for what; undefined for a free one. */
  ownerOf(address: string): string | undefined;
  /** True for an address that leads somewhere now. */
  has(address: string): boolean;
  /** True for an address that leads somewhere while enough of the entries with dates are live. */
  mayHave(address: string): boolean;
}

type ListedPage = SiteContext['pages'][number];
type Context = Pick<SiteContext, 'pages' | 'site' | 'valuesOf'>;

export function findMade(context: Context): MadeAddresses {
  const { pages, site } = context;
  if (site.collections.size === 0)
    return { ownerOf: () => undefined, has: () => false, mayHave: () => false };
  const entries = groupBy(
    pages.filter(({ entry, dates }) => entry && (site.isPreview || !dates.draft)),
    ({ route }) => collectionOf(site.collections, route)?.route,
  );
  const feeds = listFeeds(context, (address) => entries.get(address) ?? []);
  const liveFeeds = listFeeds(context, (address) => (entries.get(address) ?? []).filter(isLiveIn(site)));
  const lists = countListPages(context, entries);
  const findFurther = (address: string) => {
    const [, top = '', digits = ''] = /^(.*)\/([1-9]\d{0,5})$/.exec(address) ?? [];
    const list = lists.get(top);
    const number = Number(digits);
    return list && number > 1 ? { ...list, number } : undefined;
  };
  return {
    ownerOf(address) {
      const collection = feeds.get(address);
      const file = collection === undefined ? undefined : site.collections.get(collection)?.compiled.file;
      if (file !== undefined) return `It is the address of the feed that ${file} asks for.`;
      const further = findFurther(address);
      return (
        further && `A further page of the list in ${further.file} has it, once there are enough entries.`
      );
    },
    has(address) {
      const further = findFurther(address);
      return liveFeeds.has(address) || (further !== undefined && further.number <= further.count);
    },
    mayHave(address) {
      const further = findFurther(address);
      return feeds.has(address) || (further !== undefined && further.number <= further.most);
    },
  };
}

const isLiveIn =
  ({ isPreview, clock }: Site) =>
  ({ dates }: ListedPage) =>
    isPreview || stateOf(dates, clock) === 'live';

const langIn =
  ({ language }: Site) =>
  ({ lang }: ListedPage) =>
    lang?.value ?? language;

/** The lists that a block of a page shows now. */
const shownLists = ({ valuesOf }: Context) => valuesOf('collection').filter(({ isHidden }) => !isHidden);

/** The collections by the addresses of their feeds: one for each language of the entries and of the lists. */
function listFeeds(
  context: Context,
  entriesOf: (address: string) => readonly ListedPage[],
): Map<string, string> {
  const { pages, site } = context;
  const langOf = langIn(site);
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const lists = shownLists(context);
  const feeds = new Map<string, string>();
  for (const { route: address, settings } of site.collections.values()) {
    if (!settings?.feed) continue;
    const listPage = pages.find(({ route }) => route === address);
    const lang = listPage ? langOf(listPage) : site.language;
    const listing = lists.flatMap(({ value, file }) => (value === address ? (byFile.get(file) ?? []) : []));
    for (const language of [lang, ...[...entriesOf(address), ...listing].map(langOf)])
      feeds.set(feedPath({ address, lang }, language), address);
  }
  return feeds;
}

interface PagedList {
  file: string;
  /** How many pages its live entries fill, and how many all of them. */
  count: number;
  most: number;
}

/** The lists with further pages, by the address of their page. */
function countListPages(
  context: Context,
  entries: ReadonlyMap<string | undefined, readonly ListedPage[]>,
): Map<string, PagedList> {
  const { pages, site } = context;
  const langOf = langIn(site);
  const lists = shownLists(context);
  const counts = new Map<string, PagedList>();
  for (const { route: address, settings } of site.collections.values()) {
    const listPage = pages.find(({ route }) => route === address);
    const paged = lists.find(
      ({ value, file, isPaged }) => isPaged && value === address && file === listPage?.file,
    );
    if (!listPage || !paged) continue;
    const tags = paged.tags.map(({ value }) => value);
    const listed = (entries.get(address) ?? []).filter(
      (page) =>
        langOf(page) === langOf(listPage) &&
        (tags.length === 0 || [page.entry?.tags].flat().some((tag) => tags.includes(String(tag)))),
    );
    const countPages = ({ length }: readonly ListedPage[]) => Math.ceil(length / (settings?.perPage ?? 10));
    counts.set(address, {
      file: listPage.file,
      count: countPages(listed.filter(isLiveIn(site))),
      most: countPages(listed),
    });
  }
  return counts;
}
