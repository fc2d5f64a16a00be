import type { Section } from '../../shared/generated/sections.ts';
import type { PageData } from '../../shared/page.ts';
import { plainError } from '../../shared/plain-error.ts';
import { hashOf } from '../files/hash-of.ts';
import type { Spilled, SpillFile } from './spill-file.ts';

/** What stays in memory of a page between its check and its rendering. */
export interface StoredPage {
  route: string;
  noindex: boolean;
  lang: string;
  translationOf?: string;
  aliases: string[];
  /** Whether it has forms, for which its data is published. */
  hasForms: boolean;
  /** Hash of its data, in which shared blocks, placeholders and pictures have their place. */
  digest: string;
}

/** The pages of one build, each put aside on the disk until it is rendered. */
export interface PageStore {
  /** Takes a page that was compiled now. */
  add(page: PageData): StoredPage;
  /** Takes a page that an earlier build compiled of the same. */
  recall(page: StoredPage): void;
  /** @throws Error for a route without a page: what the check has let through must be whole. */
  pages(routes: Iterable<string>): StoredPage[];
  /**
   * The data of a page; one that an earlier build compiled is compiled once more.
   * @throws Error when that gives something else than what was checked.
   */
  read(route: string): PageData;
  /** To be called once nothing is read any more. */
  close(): void;
}

interface Options {
  /** Where data lies meanwhile, so that memory stays flat with the number of pages. */
  spill: SpillFile;
  holdsForms(section: Section): boolean;
  /** What the file of a page gives now; undefined when it is not sound. */
  compile(route: string): PageData | undefined;
}

export function createPageStore({ spill, holdsForms, compile }: Options): PageStore {
  const stored = new Map<string, StoredPage>();
  const spilled = new Map<string, Spilled>();

  function compileAgain(route: string): PageData {
    const page = compile(route);
    if (page && hashOf(JSON.stringify(page)) === stored.get(route)?.digest) return page;
    throw plainError(
      `The page "${route}" was changed while the site was built. Nothing was published; build again.`,
    );
  }

  return {
    add(page) {
      const { path, noindex, lang, translationOf, aliases } = page;
      const data = Buffer.from(JSON.stringify(page));
      spilled.set(path, spill.put(data));
      const known = {
        route: path,
        noindex,
        lang,
        ...(translationOf !== undefined && { translationOf }),
        aliases,
        hasForms: page.sections.some(holdsForms),
        digest: hashOf(data),
      };
      stored.set(path, known);
      return known;
    },
    recall: (page) => void stored.set(page.route, page),
    pages: (routes) =>
      Array.from(routes, (route) => {
        const page = stored.get(route);
        if (page) return page;
        throw plainError(
          `The page "${route}" has passed the check and could not be compiled. Nothing was published.`,
        );
      }),
    read(route) {
      const place = spilled.get(route);
      return place ? (JSON.parse(spill.read(place).toString()) as PageData) : compileAgain(route);
    },
    close: spill.close,
  };
}
