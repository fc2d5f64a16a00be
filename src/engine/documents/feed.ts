import { escapeHtml, startTag } from '../../shared/html.ts';
import { type CollectionList, feedPath, type Lists } from '../../shared/lists.ts';
import type { ListedPage } from '../../shared/listing.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { entryId } from '../content/entry-id.ts';
import { startOfDay } from '../text/moments.ts';
import type { DocumentSite } from './document-site.ts';
import { feedType, addressPicture } from './head.ts';

/** Programs ask again and again: older entries are on the site. */
const mostEntries = 50;

type FeedPage = Pick<CheckedPage, 'route' | 'description' | 'noindex' | 'socialPicture'>;

/** The feeds of a site by their paths, `/news/feed.atom`: one for each collection that has some, and each language. */
export function atomFeeds(site: DocumentSite, lists: Lists, pages: readonly FeedPage[]): Map<string, string> {
  const byRoute = new Map(lists.size > 0 ? pages.map((page) => [page.route, page]) : []);
  return new Map(
    [...lists.values()].flatMap((list) =>
      Array.from(list.feeds, (lang) => [feedPath(list, lang), atomFeed(site, list, lang, byRoute)] as const),
    ),
  );
}

/** RFC 4287. All of it comes from the content, so that the same site gives the same feed. */
function atomFeed(
  site: DocumentSite,
  list: CollectionList,
  lang: string,
  byRoute: ReadonlyMap<string, FeedPage>,
): string {
  const { address, settings, homes } = list;
  const selfUrl = site.url + feedPath(list, lang);
  const home = homes.get(lang);
  const newest = list.pages
    .filter((page) => page.lang === lang)
    .toSorted((a, b) => b.entry.date.localeCompare(a.entry.date))
    .slice(0, mostEntries);
  const changes = newest.map(({ entry }) => changedOn(entry)).toSorted();
  const id = settings.id === undefined ? selfUrl : `${settings.id}${lang === list.lang ? '' : `#${lang}`}`;
  return [
    `<?xml version="1.0" encoding="utf-8"?>\n${startTag('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': lang })}`,
    element('id', id),
    element('title', `${home?.label ?? settings.name} – ${site.name}`),
    element('updated', startOfDay(changes.at(-1) ?? noDay, site.timeZone)),
    link({ rel: 'self', type: feedType, href: selfUrl }),
    link({ rel: 'alternate', type: 'text/html', href: home ? site.origin + home.href : site.url + address }),
    author(site.name),
    ...newest.map((page) => atomEntry(site, page, byRoute.get(page.path))),
    '</feed>\n',
  ].join('\n');
}

/** When a feed without entries was changed: it must say so, and nothing in the content does. */
const noDay = '2000-01-01';

const changedOn = ({ updated, date }: ListedPage['entry']) => updated ?? date;

function atomEntry(site: DocumentSite, listed: ListedPage, page: FeedPage | undefined): string {
  const { entry, path, title, note } = listed;
  const picture = page && addressPicture(page, site);
  return [
    '<entry>',
    element('id', entry.id ?? entryId(site.url, entry.date, path)),
    element('title', note === undefined ? title : `${title} (${note})`),
    element('published', startOfDay(entry.date, site.timeZone)),
    element('updated', startOfDay(changedOn(entry), site.timeZone)),
    link({ rel: 'alternate', type: 'text/html', href: site.url + path }),
    ...(picture ? [link({ rel: 'enclosure', type: picture.type, href: picture.href })] : []),
    ...(entry.author === undefined ? [] : [author(entry.author)]),
    ...(entry.tags ?? []).map((term) => empty('category', { term: plain(term) })),
    element('summary', entry.summary ?? page?.description ?? ''),
    '</entry>',
  ].join('\n');
}

const element = (name: string, text: string) => `${startTag(name)}${escapeHtml(plain(text))}</${name}>`;
const author = (name: string) => `<author>${element('name', name)}</author>`;
const link = (attributes: Record<string, string>) => empty('link', attributes);

function empty(name: string, attributes: Record<string, string>): string {
  return `${startTag(name, attributes).slice(0, -1)}/>`;
}

/** Without what XML cannot contain: control characters, halves of characters, and two that are none. */
function plain(text: string): string {
  return text.replaceAll(/(?![\t\n])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, '');
}
