import { feedPath } from '../../../../shared/lists.ts';
import { collectionOf } from '../../../content/collections.ts';
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

export function findMade({
  pages,
  site,
  valuesOf,
}: Pick<SiteContext, 'pages' | 'site' | 'valuesOf'>): MadeAddresses {
  const none = { ownerOf: () => undefined, has: () => false, mayHave: () => false };
  if (site.collections.size === 0) return none;
  const entries = groupBy(
    pages.filter(({ entry, dates }) => entry && (site.isPreview || !dates.draft)),
    ({ route }) => collectionOf(site.collections, route)?.route,
  );
  const findLive = (some: typeof pages) =>
    some.filter(({ dates }) => site.isPreview || stateOf(dates, site.clock) === 'live');
  const langOf = ({ lang }: (typeof pages)[number]) => lang?.value ?? site.language;
  const feeds = new Map<string, string>();
  const liveFeeds = new Set<string>();
  const counts = new Map<string, { file: string; count: number; most: number }>();
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const lists = valuesOf('collection').filter(({ isHidden }) => !isHidden);
  for (const { route: address, settings } of site.collections.values()) {
    const listPage = pages.find(({ route }) => route === address);
    const lang = listPage ? langOf(listPage) : site.language;
    const entriesHere = entries.get(address) ?? [];
    const listing = lists.flatMap(({ value, file }) => (value === address ? (byFile.get(file) ?? []) : []));
    const feedsOf = (some: typeof pages) =>
      [lang, ...[...some, ...listing].map(langOf)].map((language) => feedPath({ address, lang }, language));
    if (settings?.feed) {
      for (const feed of feedsOf(entriesHere)) feeds.set(feed, address);
      for (const feed of feedsOf(findLive(entriesHere))) liveFeeds.add(feed);
    }
    const paged = lists.find(
      ({ value, file, isPaged }) => isPaged && value === address && file === listPage?.file,
    );
    if (!listPage || !paged) continue;
    const tags = paged.tags.map(({ value }) => value);
    const listed = entriesHere.filter(
      (page) =>
        langOf(page) === lang &&
        (tags.length === 0 || [page.entry?.tags].flat().some((tag) => tags.includes(String(tag)))),
    );
    const countPages = (some: typeof pages) => Math.ceil(some.length / (settings?.perPage ?? 10));
    counts.set(address, {
      file: listPage.file,
      count: countPages(findLive(listed)),
      most: countPages(listed),
    });
  }
  const read = (address: string) => {
    const [, top = '', number = ''] = /^(.*)\/([1-9]\d{0,5})$/.exec(address) ?? [];
    const list = counts.get(top);
    return list && Number(number) > 1 ? { ...list, number: Number(number) } : undefined;
  };
  return {
    ownerOf(address) {
      const feed = feeds.get(address);
      const file = feed === undefined ? undefined : site.collections.get(feed)?.compiled.file;
      if (file !== undefined) return `It is the address of the feed that ${file} asks for.`;
      const page = read(address);
      return page && `A further page of the list in ${page.file} has it, once there are enough entries.`;
    },
    has(address) {
      const page = read(address);
      return liveFeeds.has(address) || (page !== undefined && page.number <= page.count);
    },
    mayHave(address) {
      const page = read(address);
      return feeds.has(address) || (page !== undefined && page.number <= page.most);
    },
  };
}
