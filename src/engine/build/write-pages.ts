import type { PageAnswer, PageData } from '../../shared/page.ts';
import type { Write } from './create-writer.ts';
import { type DocumentContent, type DocumentScripts, htmlDocument } from '../documents/html-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';

export interface WritePagesOptions {
  write: Write;
  /** Routes to write, in order. */
  routes: string[];
  /** Gives a page's data; called once per route, so that no page has to stay in memory. */
  resolve: (route: string) => Promise<PageData>;
  render: (page: PageData) => DocumentContent;
  scripts: DocumentScripts;
  identity: SiteIdentity;
  onProgress?: (done: number, total: number) => void;
}

/** What is known of the pages once they are written. */
export interface WrittenPages {
  /** Paths that search engines may list, in order. */
  indexable: string[];
  /** Second addresses, and the path each leads to. */
  aliases: Map<string, string>;
}

/** Writes each page's HTML and, for navigation in the browser, its data. */
export async function writePages(options: WritePagesOptions): Promise<WrittenPages> {
  const { write, routes, resolve, render, scripts, identity, onProgress } = options;
  const written: WrittenPages = { indexable: [], aliases: new Map() };
  for (const [index, route] of routes.entries()) {
    const page = await resolve(route);
    write(`${fileStem(route)}.html`, ...htmlDocument(page, render(page), identity, scripts));
    write(dataFile(route), JSON.stringify(page));
    if (!page.noindex) written.indexable.push(route);
    for (const alias of page.aliases) written.aliases.set(alias, route);
    onProgress?.(index + 1, routes.length);
  }
  return written;
}

/** Writes what the browser's router is told about addresses that lead somewhere else. */
export function writeRedirectData(write: Write, redirects: Iterable<[from: string, to: string]>): void {
  for (const [from, to] of redirects)
    write(dataFile(from), JSON.stringify({ redirect: to } satisfies PageAnswer));
}

/** `/` → `_pages/index.json`; the browser asks for the same name (`pageDataUrl`). */
function dataFile(path: string): string {
  return `_pages/${fileStem(path)}.json`;
}

/** `/` → `index`, `/company/about` → `company/about`: hosts serve `about.html` at `/about` without a redirect. */
function fileStem(route: string): string {
  return route === '/' ? 'index' : route.slice(1);
}
