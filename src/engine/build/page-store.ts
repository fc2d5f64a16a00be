import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '../../shared/page.ts';
import { plainError } from '../text/plain-error.ts';
import { hashOf } from '../files/hash-of.ts';
import type { Writer } from './create-writer.ts';
import { dataFile } from '../files/output-paths.ts';

/** What stays in memory of a page between its check and its rendering. */
export interface StoredPage {
  route: string;
  noindex: boolean;
  lang: string;
  translationOf?: string;
  aliases: string[];
  /** Hash of its data, in which shared blocks, placeholders and pictures have their place. */
  digest: string;
}

/** The pages of one build. Each is written as the data file that browsers fetch, and rendered from that file. */
export interface PageStore {
  /** Writes a page; undefined when something else has its path. */
  add(page: PageData): StoredPage | undefined;
  /** Takes a page as an earlier build wrote it. False when it is not there any more. */
  recall(page: StoredPage): boolean;
  /** @throws Error when two pages have one path: what the check has let through must be whole. */
  pages(routes: Iterable<string>): StoredPage[];
  read(route: string): PageData;
}

/** Keeps pages below `outDir`, written with `writer`, so that memory stays flat with their number. */
export function createPageStore(outDir: string, writer: Writer): PageStore {
  const stored = new Map<string, StoredPage>();
  let conflict: unknown;
  return {
    add(page) {
      const { path, noindex, lang, translationOf, aliases } = page;
      try {
        const data = Buffer.from(JSON.stringify(page));
        const digest = hashOf(data);
        const key = `data ${digest}`;
        if (!writer.place(dataFile(path), key)) writer.keep(dataFile(path), key, data);
        const written = {
          route: path,
          noindex,
          lang,
          ...(translationOf !== undefined && { translationOf }),
          aliases,
          digest,
        };
        stored.set(path, written);
        return written;
      } catch (error) {
        // The check, which is not over yet, says better which files claim one address.
        conflict ??= error;
        return undefined;
      }
    },
    recall(page) {
      try {
        if (!writer.place(dataFile(page.route), `data ${page.digest}`)) return false;
        stored.set(page.route, page);
      } catch (error) {
        conflict ??= error;
      }
      return true;
    },
    pages(routes) {
      if (conflict !== undefined) throw conflict as Error;
      return Array.from(routes, (route) => {
        const page = stored.get(route);
        if (page) return page;
        throw plainError(
          `The page "${route}" has passed the check and could not be compiled. Nothing was published.`,
        );
      });
    },
    read: (route) => JSON.parse(readFileSync(join(outDir, dataFile(route)), 'utf8')) as PageData,
  };
}
