import type { PageAnswer, PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import type { DocumentMemory } from './document-memory.ts';
import type { Write } from './create-writer.ts';
import { type DocumentScripts, htmlDocument } from '../documents/html-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import type { PageStore, StoredPage } from './page-store.ts';

export interface WritePagesOptions {
  write: Write;
  pages: readonly StoredPage[];
  /** Gives a page's data; called once per page, so that none has to stay in memory. */
  read: PageStore['read'];
  /** Gives what renders a page. Asked for only when there is one that was not rendered before. */
  loadRenderer(): Promise<(page: PageData) => RenderedPage>;
  scripts: DocumentScripts;
  identity: SiteIdentity;
  memory: DocumentMemory;
  /** Changes when anything changes that documents are made of beside their page's data. */
  key: string;
  onProgress?: (done: number, total: number) => void;
}

/** Writes each page's document: the one of an earlier build, when nothing it was made of has changed. Returns how many are new. */
export async function writePages(options: WritePagesOptions): Promise<number> {
  const { write, pages, read, loadRenderer, scripts, identity, memory, key, onProgress } = options;
  let render: ((page: PageData) => RenderedPage) | undefined;
  let rendered = 0;
  for (const [index, { route, digest }] of pages.entries()) {
    const pageKey = `page ${key} ${digest}`;
    const known = memory.recall(pageKey);
    if (known) write(documentFile(route), ...known);
    else {
      render ??= await loadRenderer();
      const page = read(route);
      const parts = htmlDocument(page, render(page), identity, scripts);
      write(documentFile(route), ...parts);
      memory.keep(pageKey, parts);
      rendered += 1;
    }
    onProgress?.(index + 1, pages.length);
  }
  return rendered;
}

/** Writes what the browser's router is told about addresses that lead somewhere else. */
export function writeRedirectData(write: Write, redirects: Iterable<[from: string, to: string]>): void {
  for (const [from, to] of redirects)
    write(dataFile(from), JSON.stringify({ redirect: to } satisfies PageAnswer));
}
