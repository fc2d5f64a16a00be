import { setImmediate } from 'node:timers/promises';
import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import type { CheckedPage } from '../content/checked-page.ts';
import type { Alternate } from '../documents/head.ts';
import { type DocumentScripts, htmlDocument } from '../documents/html-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';
import { keyOf } from '../files/cache.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import type { Writer } from './writer.ts';

export interface DocumentsOptions {
  writer: Writer;
  pages: readonly CheckedPage[];
  read(page: CheckedPage): PageData;
  /** Returns the renderer. Called only when a page is not in the cache. */
  loadRenderer(): Promise<(page: PageData) => RenderedPage>;
  /** The translations of each page, by route. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
  scripts: DocumentScripts;
  identity: SiteIdentity;
  /** Changes with every input of documents besides their pages. */
  key: string;
  onProgress?: (done: number, total: number) => void;
}

/** Writes each page's document, and the data of its forms for the receiver. Returns how many were rendered now. */
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
        return htmlDocument(data, render(data), identity, scripts, languages);
      },
    );
    if (page.hasForms)
      await writer.place(dataFile(route), keyOf('form', page.key), () => JSON.stringify(read(page)));
    onProgress?.(index + 1, pages.length);
    if (!isNew) continue;
    rendered += 1;
    // Lets social pictures and signals have their turn.
    await setImmediate();
  }
  return rendered;
}
