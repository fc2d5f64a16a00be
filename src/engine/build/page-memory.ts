import type { PageMemory, PageKeys } from '../content/page-memory.ts';
import type { PageSummary } from '../content/document.ts';
import type { PageFile } from '../files/page-files.ts';
import { hashOf } from './build-index.ts';
import type { BuildMemory } from './build-memory.ts';
import type { PageStore, StoredPage } from './page-store.ts';

/** One page as an earlier build compiled it: what rules ask about it beside others, and what it became. */
interface Kept {
  page: StoredPage;
  /** Of what is known of the pictures it shows. */
  pictures: string;
  summary: Omit<PageSummary, 'kind' | 'file' | 'route'>;
}

/**
 * Pages are kept in sixteen packs: a thousand small files take longer to read than to make, and one large file would be
 * written again whole when one page has changed.
 */
const packOf = ({ file }: PageFile) => `pages ${hashOf(file)[0]}`;
const keyLength = 64;
const newline = 10;

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

/** A pack of an earlier build, and what this build puts in its place. */
interface Pack {
  /** By key. */
  earlier: Map<string, Buffer>;
  lines: Buffer[];
  isChanged: boolean;
}

/** Each page is a line of its pack: its key, and then what is kept of it. */
export function openPageMemory(keys: PageKeys, memory: BuildMemory, store: PageStore): BuildPages {
  const packs = new Map<string, Pack>();
  const openPack = (page: PageFile) => {
    const name = packOf(page);
    const pack = packs.get(name) ?? {
      earlier: readLines(memory.recall(name)),
      lines: [],
      isChanged: false,
    };
    packs.set(name, pack);
    return pack;
  };
  const uses = new Map<string, readonly string[]>();
  return {
    uses,
    recall(file) {
      const bytes = keys.read(file);
      const { earlier, lines } = openPack(file);
      const line = bytes && earlier.get(keys.ofPage(file, bytes));
      if (!line) return undefined;
      const kept = JSON.parse(line.toString('utf8', keyLength)) as Kept;
      const page: PageSummary = { kind: 'page', file: file.file, route: file.route, ...kept.summary };
      if (hashOf(keys.ofPictures(page)) !== kept.pictures || !store.recall(kept.page)) return undefined;
      uses.set(file.route, sharedIn(page));
      lines.push(line);
      return page;
    },
    keep(file, { document, text }, finished, isFlawless) {
      const page = store.add(finished);
      if (!page || !document || text === undefined) return;
      uses.set(file.route, sharedIn(document));
      if (!isFlawless) return;
      const pack = openPack(file);
      const key = keys.ofPage(file, Buffer.from(text));
      const pictures = hashOf(keys.ofPictures(document));
      const kept: Kept = { page, pictures, summary: summaryOf(document) };
      pack.lines.push(Buffer.from(key + JSON.stringify(kept)));
      pack.isChanged = true;
    },
    close() {
      for (const [name, { earlier, lines, isChanged }] of packs)
        if (isChanged || lines.length < earlier.size)
          memory.keep(name, () => Buffer.concat(lines.flatMap((line) => [line, Buffer.of(newline)])));
    },
  };
}

function sharedIn({ facts }: PageSummary): string[] {
  return facts.shared.map(({ value }) => value);
}

function readLines(pack: Buffer | undefined): Map<string, Buffer> {
  const lines = new Map<string, Buffer>();
  if (!pack) return lines;
  for (let start = 0; start < pack.length;) {
    const end = pack.indexOf(newline, start);
    lines.set(pack.toString('latin1', start, start + keyLength), pack.subarray(start, end));
    start = end + 1;
  }
  return lines;
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
      pictures: pictures.map(({ value, place, shownIn }) => ({ value, place, shownIn })),
      files,
      anchors,
      hiddenAnchors,
      forms: forms.map(({ destination }) => ({ destination })),
      shared,
    },
  };
}
