import { setImmediate } from 'node:timers/promises';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import type { Alternate } from '../documents/alternates.ts';
import { type DocumentScripts, documentText, htmlDocument } from '../documents/html-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';
import { keyOf } from '../files/cache.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import type { Writer } from './writer.ts';

export interface DocumentsOptions {
  writer: Writer;
  pages: readonly CheckedPage[];
  /** Gives a page's data; called when it is needed, so that it does not stay in memory. */
  read(page: CheckedPage): PageData;
  /** Gives what renders a page. Called when there is one that was not rendered before. */
  loadRenderer(): Promise<(page: PageData) => RenderedPage>;
  /** In which languages there are pages, by route. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
  scripts: DocumentScripts;
  identity: SiteIdentity;
  /** Changes with all that documents are made of beside their pages. */
  key: string;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Writes each page's document, and the data of pages with forms, by which a receiver judges what is sent. Returns how
 * many documents were rendered now.
 */
export async function writeDocuments(options: DocumentsOptions): Promise<number> {
  const { writer, pages, read, loadRenderer, alternates, scripts, identity, key, onProgress } = options;
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
        return documentText(htmlDocument(data, render(data), identity, scripts, languages));
      },
    );
    if (page.hasForms)
      await writer.place(dataFile(route), keyOf('form', page.key), () => JSON.stringify(read(page)));
    onProgress?.(index + 1, pages.length);
    if (!isNew) continue;
    rendered += 1;
    // Pictures are drawn meanwhile, and signals heard.
    await setImmediate();
  }
  return rendered;
}
