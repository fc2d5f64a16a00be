import type { PageAnswer, PageData } from '../../shared/page.ts';
import type { Write } from './create-writer.ts';
import { type DocumentContent, type DocumentScripts, htmlDocument } from '../documents/html-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import type { PageStore, StoredPage } from './page-store.ts';

export interface WritePagesOptions {
  write: Write;
  pages: readonly StoredPage[];
  /** Gives a page's data; called once per page, so that none has to stay in memory. */
  read: PageStore['read'];
  render: (page: PageData) => DocumentContent;
  scripts: DocumentScripts;
  identity: SiteIdentity;
  onProgress?: (done: number, total: number) => void;
}

/** Writes each page's document. */
export function writePages(options: WritePagesOptions): void {
  const { write, pages, read, render, scripts, identity, onProgress } = options;
  for (const [index, { route }] of pages.entries()) {
    const page = read(route);
    write(documentFile(route), ...htmlDocument(page, render(page), identity, scripts));
    onProgress?.(index + 1, pages.length);
  }
}

/** Writes what the browser's router is told about addresses that lead somewhere else. */
export function writeRedirectData(write: Write, redirects: Iterable<[from: string, to: string]>): void {
  for (const [from, to] of redirects)
    write(dataFile(from), JSON.stringify({ redirect: to } satisfies PageAnswer));
}
