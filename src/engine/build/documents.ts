import { setImmediate } from 'node:timers/promises';
import type { SiteData } from '../../shared/generated/site.ts';
import { manifestFile, webManifest } from '../../shared/look/web-manifest.ts';
import type { PageData } from '../../shared/page.ts';
import { plainError } from '../../shared/plain-error.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import { returnPath, signInServiceOf } from '../../shared/sign-in-service.ts';
import { siteWordsOf } from '../../shared/words/words.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import type { DocumentSite } from '../documents/document-site.ts';
import { findAlternates } from '../documents/head.ts';
import { headersFile, redirectsFile, robotsTxt, sitemapXml } from '../documents/host-files.ts';
import { htmlDocument } from '../documents/html-document.ts';
import { notFoundHtml, signInDocument } from '../documents/plain-documents.ts';
import { keyOf } from '../files/cache.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import type { Writer } from '../files/writer.ts';

/** A site that is being written. */
export interface BuiltSite {
  writer: Writer;
  pages: readonly CheckedPage[];
  data: SiteData;
  site: DocumentSite;
}

/**
 * Writes each page's document, and the data of its forms for the receiver. `loadRenderer`: called only when a page is
 * not in the cache. `key`: changes with every input of documents besides their pages. Returns how many were rendered.
 */
export async function writeDocuments(
  { writer, pages, site }: BuiltSite,
  key: string,
  loadRenderer: () => Promise<(page: PageData) => RenderedPage>,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const alternates = findAlternates(pages);
  let loading: ReturnType<typeof loadRenderer> | undefined;
  let rendered = 0;
  for (const [index, page] of pages.entries()) {
    const { route } = page;
    const languages = alternates.get(route) ?? [];
    const documentKey = keyOf('document', key, page.key, languages);
    const isNew = await writer.place(documentFile(route), documentKey, async () => {
      const render = await (loading ??= loadRenderer());
      const data = readData(page);
      return htmlDocument(data, render(data), site, languages);
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
  { pages, data, site }: Omit<BuiltSite, 'writer'>,
  changedOn: (page: CheckedPage) => string | undefined,
): Map<string, string> {
  const { base } = site;
  const aliases = new Map(
    pages.flatMap(({ route, aliases: own }) => own.map((alias) => [alias, route] as const)),
  );
  const planned = data.plannedLinks?.paths ?? [];
  const files = new Map([
    ['sitemap.xml', sitemapXml(site, pages, changedOn)],
    ['robots.txt', robotsTxt(site)],
    [manifestFile, webManifest(data.theme, data.brand, base)],
    ['404.html', notFoundHtml(site, siteWordsOf(data.words, site.language))],
    ['_redirects', redirectsFile(aliases, planned, base)],
    ['_headers', headersFile(site)],
  ]);
  const service = signInServiceOf(data.signIn);
  if (service) files.set(documentFile(returnPath), signInDocument(site, service));
  return files;
}
