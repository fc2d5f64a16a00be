import { setImmediate } from 'node:timers/promises';
import type { SiteData } from '../../shared/generated/site.ts';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import type { SiteNeeds } from '../documents/content-security-policy.ts';
import type { Alternate } from '../documents/head.ts';
import { type DocumentScripts, htmlDocument } from '../documents/html-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';
import { keyOf } from '../files/cache.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import type { Writer } from './writer.ts';

/** A site that is being written. */
export interface BuiltSite {
  writer: Writer;
  pages: readonly CheckedPage[];
  data: SiteData;
  identity: SiteIdentity;
  base: string;
  /** The translations of each page, by route. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
  scripts: DocumentScripts & SiteNeeds;
}

interface Rendering {
  read(page: CheckedPage): PageData;
  /** Called only when a page is not in the cache. */
  loadRenderer(): Promise<(page: PageData) => RenderedPage>;
  /** Changes with every input of documents besides their pages. */
  key: string;
  onProgress: (done: number, total: number) => void;
}

/** Writes each page's document, and the data of its forms for the receiver. Returns how many were rendered now. */
export async function writeDocuments(
  { writer, pages, alternates, scripts, identity }: BuiltSite,
  { read, loadRenderer, key, onProgress }: Rendering,
): Promise<number> {
  let loading: ReturnType<typeof loadRenderer> | undefined;
  let rendered = 0;
  for (const [index, page] of pages.entries()) {
    const { route } = page;
    const languages = alternates.get(route) ?? [];
    const isNew = await writer.place(
      documentFile(route),
      keyOf('document', key, page.key, languages),
      async () => {
        const render = await (loading ??= loadRenderer());
        const data = read(page);
        return htmlDocument(data, render(data), identity, scripts, languages);
      },
    );
    if (page.hasForms)
      await writer.place(dataFile(route), keyOf('form', page.key), () => JSON.stringify(read(page)));
    onProgress(index + 1, pages.length);
    if (!isNew) continue;
    rendered += 1;
    // Lets social pictures and signals have their turn.
    await setImmediate();
  }
  return rendered;
}
