import type { PageMemory, PageOrigin, PageOrigins } from '../content/page-memory.ts';
import type { PageSummary } from '../content/document.ts';
import type { PageFile } from '../files/page-files.ts';
import type { BuildMemory } from './build-memory.ts';
import type { PageStore, StoredPage } from './page-store.ts';

/** One page as an earlier build compiled it: what rules ask about it beside others, and what it became. */
interface Kept {
  origin: PageOrigin;
  page: StoredPage;
  summary: Omit<PageSummary, 'kind' | 'file' | 'route'>;
}

/** Takes pages from an earlier build, and remembers those of this one. */
export interface BuildPages extends PageMemory {
  /** Names of the shared blocks that stand in the files of pages, by route. */
  uses: ReadonlyMap<string, readonly string[]>;
  /** Writes down what was kept, when it is not what the last build wrote down. */
  close(): void;
}

/** Compiles and writes every page. */
export function rememberNoPages(store: PageStore): BuildPages {
  const uses = new Map<string, readonly string[]>();
  return {
    uses,
    recall: () => undefined,
    keep({ route }, { document }, finished) {
      if (document) uses.set(route, sharedIn(document));
      store.add(finished);
    },
    close() {},
  };
}

/** A pack of an earlier build, and what this build puts in its place: pages by their files. */
interface Pack {
  earlier: ReadonlyMap<string, Kept>;
  now: Map<string, Kept>;
  isChanged: boolean;
}

/**
 * Pages are kept in sixteen packs for each ground: a thousand small files take longer to read than to make, and one large
 * file would be written again whole when one page has changed.
 */
export function openPageMemory(origins: PageOrigins, memory: BuildMemory, store: PageStore): BuildPages {
  const packs = new Map<string, Pack>();
  const openPack = (page: PageFile) => {
    const name = `pages ${origins.ground()} ${packOf(page.file)}`;
    const pack = packs.get(name) ?? {
      earlier: readPack(memory.recall(name)),
      now: new Map(),
      isChanged: false,
    };
    packs.set(name, pack);
    return pack;
  };
  const uses = new Map<string, readonly string[]>();
  return {
    uses,
    recall(file) {
      origins.lookAt(file);
      const pack = openPack(file);
      const kept = pack.earlier.get(file.file);
      if (!kept) return undefined;
      const page: PageSummary = { kind: 'page', file: file.file, route: file.route, ...kept.summary };
      const origin = origins.renew(file, kept.origin, page);
      if (!origin) return undefined;
      store.recall(kept.page);
      uses.set(file.route, sharedIn(page));
      pack.now.set(file.file, { ...kept, origin });
      if (origin !== kept.origin) pack.isChanged = true;
      return page;
    },
    keep(file, { document, text }, finished, isFlawless) {
      const page = store.add(finished);
      if (!document || text === undefined) return;
      uses.set(file.route, sharedIn(document));
      if (!isFlawless) return;
      const pack = openPack(file);
      pack.now.set(file.file, {
        origin: origins.of(file, text, document),
        page,
        summary: summaryOf(document),
      });
      pack.isChanged = true;
    },
    close() {
      for (const [name, { earlier, now, isChanged }] of packs)
        if (isChanged || now.size < earlier.size)
          memory.keep(name, () => Buffer.from(JSON.stringify([...now])));
    },
  };
}

/** One of sixteen, of about as many pages each. */
function packOf(file: string): string {
  return (Buffer.from(file).reduce((sum, byte) => sum + byte, 0) % 16).toString(16);
}

function sharedIn({ facts }: PageSummary): string[] {
  return facts.shared.map(({ value }) => value);
}

/** What an earlier build wrote down, which its memory has compared with what it was. */
function readPack(bytes: Buffer | undefined): ReadonlyMap<string, Kept> {
  return new Map(bytes ? (JSON.parse(bytes.toString()) as [string, Kept][]) : []);
}

/** Written as JSON, so all else that a compiled page holds is left out here. */
function summaryOf(page: PageSummary): Kept['summary'] {
  const { title, description, noindex, lang, translationOf, aliases, facts } = page;
  const { links, pictures, files, anchors, hiddenAnchors, forms, shared } = facts;
  return {
    title,
    description,
    noindex,
    lang,
    translationOf,
    aliases,
    facts: {
      links,
      pictures: pictures.map(({ value, place, shownIn, shownWide }) => ({
        value,
        place,
        shownIn,
        shownWide,
      })),
      files,
      anchors,
      hiddenAnchors,
      forms: forms.map(({ destination }) => ({ destination })),
      shared,
    },
  };
}
