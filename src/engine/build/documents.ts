import { setImmediate } from 'node:timers/promises';
import type { SiteData } from '../../shared/generated/site.ts';
import { manifestFile, webManifest } from '../../shared/theme/web-manifest.ts';
import type { PageData } from '../../shared/page.ts';
import { plainError } from '../../shared/plain-error.ts';
import { homeRoute, notFoundRoute } from '../../shared/routes.ts';
import type { RenderPage } from '../../shared/rendered-page.ts';
import { returnPath, signInServiceOf } from '../../shared/sign-in-service.ts';
import { siteWordsOf } from '../../shared/words/words.ts';
import { feedPath, fillPage, type Lists, listContentOf } from '../../shared/lists.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import { redirectsOf } from '../content/redirects.ts';
import type { DocumentSite } from '../documents/document-site.ts';
import { atomFeeds } from '../documents/feed.ts';
import { findAlternates } from '../documents/head.ts';
import {
  type FormerAddresses,
  headersFile,
  redirectsFile,
  robotsTxt,
  sitemapXml,
} from '../documents/host-files.ts';
import { htmlDocument } from '../documents/html-document.ts';
import { notFoundHtml, signInDocument } from '../documents/plain-documents.ts';
import { keyOf } from '../files/cache.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import { decodePath } from '../text/paths.ts';
import type { Writer } from '../files/writer.ts';

/** A site that is being written. */
export interface BuiltSite {
  writer: Writer;
  pages: readonly CheckedPage[];
  data: SiteData;
  site: DocumentSite;
  /** The collections with their pages. */
  lists: Lists;
  /** Where the addresses of pages that are not live lead for now. */
  redirects?: ReadonlyMap<string, string>;
}

/**
 * Writes each page's document, and the data of its forms for the receiver. `loadRenderer`: called only when a page is
 * not in the cache. `key`: changes with every input of documents besides their pages. Returns how many were rendered.
 */
export async function writeDocuments(
  { writer, pages, site, lists }: BuiltSite,
  key: string,
  loadRenderer: () => Promise<RenderPage>,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const alternates = findAlternates(pages);
  let loading: ReturnType<typeof loadRenderer> | undefined;
  let rendered = 0;
  for (const [index, page] of pages.entries()) {
    const { route } = page;
    const languages = alternates.get(route) ?? [];
    const listing = listContentOf(page, lists, site.base);
    const documentKey = keyOf('document', key, page.key, languages, ...(listing ? [listing] : []));
    const isNew = await writer.place(documentFile(route), documentKey, async () => {
      const render = await (loading ??= loadRenderer());
      const data = fillPage(readData(page), listing);
      return htmlDocument(data, render(data, site.preview), site, languages);
    });
    if (page.hasForms)
      await writer.place(dataFile(route), keyOf('form', page.key), () => JSON.stringify(readData(page)));
    onProgress(index + 1, pages.length);
    if (!isNew) continue;
    rendered += 1;
    // Lets social pictures have their turn.
    await setImmediate();
  }
  return rendered;
}

/** @throws Error for a page whose file has changed since the check. */
function readData(page: CheckedPage): PageData {
  const data = page.data();
  if (data) return data;
  throw plainError(
    `"${page.file}" was changed during the build. Nothing was published. Run the build again.`,
  );
}

/**
 * The files for search engines and hosts, redirects, and the documents without content, by path. `changedOn`: the time of
 * a page's last change, if it is known.
 */
export function siteFiles(
  built: Omit<BuiltSite, 'writer'>,
  changedOn: (page: CheckedPage) => string | undefined,
): Map<string, string> {
  const { pages, data, site, lists } = built;
  const { base } = site;
  const feeds = atomFeeds(site, lists, pages);
  const files = new Map([
    ...(site.preview === undefined ? [['sitemap.xml', sitemapXml(site, pages, changedOn)] as const] : []),
    ['robots.txt', robotsTxt(site)],
    [manifestFile, webManifest(data.theme, data.brand, base)],
    ['_redirects', redirectsFile(formerAddresses(built), base)],
    ['_headers', headersFile(site, [...feeds.keys()])],
    ...Array.from(feeds, ([path, text]) => [path.slice(1), text] as const),
  ]);
  if (!pages.some(({ route }) => route === notFoundRoute))
    files.set(documentFile(notFoundRoute), notFoundHtml(site, siteWordsOf(data.words, site.language)));
  const service = signInServiceOf(data.signIn);
  if (service) files.set(documentFile(returnPath), signInDocument(site, service));
  return files;
}

/** The addresses that a host redirects, or answers as gone. */
export function formerAddresses({
  pages,
  data,
  lists,
  redirects = new Map(),
}: Pick<BuiltSite, 'pages' | 'data' | 'lists' | 'redirects'>): FormerAddresses {
  const live = new Set(pages.map(({ route }) => route));
  // On some hosts a redirect wins over the page at its address.
  const planned = (data.plannedLinks?.paths ?? []).filter((path) => !live.has(path));
  const aliases = pages.flatMap(({ route, aliases: addresses }) =>
    addresses.map((alias) => [alias, route] as const),
  );
  return {
    moved: new Map([...aliases, ...formerFeeds(pages, lists), ...redirectsOf(data.redirects)]),
    planned: new Map([...planned.map((path) => [path, homeRoute] as const), ...redirects]),
    gone: (data.redirects?.gone ?? []).map(decodePath),
  };
}

/** The feeds at the former addresses of their collections, and where they are now. */
function formerFeeds(pages: readonly CheckedPage[], lists: Lists): [from: string, to: string][] {
  return pages.flatMap(({ route, aliases }) => {
    const list = lists.get(route);
    if (!list) return [];
    return aliases.flatMap((address) =>
      Array.from(list.feeds, (lang): [string, string] => [
        feedPath({ ...list, address }, lang),
        feedPath(list, lang),
      ]),
    );
  });
}
