import type { PageMemory, PageKeys } from '../content/page-memory.ts';
import type { PageDocument } from '../content/document.ts';
import type { Facts } from '../content/facts.ts';
import type { PageFile } from '../files/page-files.ts';
import { hashOf } from './build-index.ts';
import type { BuildMemory } from './build-memory.ts';
import type { PageStore, StoredPage } from './page-store.ts';

/** One page as an earlier build compiled it: what rules ask about, and what it became. */
interface Kept {
  page: StoredPage;
  /** Of what is known of the pictures it shows. */
  pictures: string;
  document: Pick<PageDocument, 'title' | 'description' | 'noindex' | 'lang' | 'translationOf' | 'aliases'>;
  blocks: { pointer: string; type: string | undefined; isHidden: boolean; levels: number[] | undefined }[];
  facts: Facts;
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
      const document = toDocument(file.file, file.route, kept);
      if (hashOf(keys.ofPictures(document)) !== kept.pictures || !store.recall(kept.page)) return undefined;
      uses.set(file.route, sharedIn(document));
      lines.push(line);
      return document;
    },
    keep(file, { document, text }, finished) {
      const page = store.add(finished);
      if (!page || !document || text === undefined) return;
      const pack = openPack(file);
      uses.set(file.route, sharedIn(document));
      const key = keys.ofPage(file, Buffer.from(text));
      const kept = toKept(page, document, hashOf(keys.ofPictures(document)));
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

function sharedIn({ facts }: PageDocument): string[] {
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

function toKept(page: StoredPage, document: PageDocument, pictures: string): Kept {
  const { title, description, noindex, lang, translationOf, aliases, blocks, facts } = document;
  return {
    page,
    pictures,
    document: { title, description, noindex, lang, translationOf, aliases },
    blocks: blocks.map(({ pointer, type, isHidden, levels }) => ({
      pointer,
      type,
      isHidden,
      levels: levels && [...levels],
    })),
    // Of rich text only its problems are asked about.
    facts: { ...facts, richTexts: facts.richTexts.filter(({ problems }) => problems.length > 0) },
  };
}

function toDocument(file: string, route: string, { document, blocks, facts }: Kept): PageDocument {
  return {
    kind: 'page',
    file,
    route,
    title: document.title,
    description: document.description,
    noindex: document.noindex,
    lang: document.lang,
    translationOf: document.translationOf,
    aliases: document.aliases,
    isSound: true,
    isWhole: true,
    isKnown: () => true,
    blocks: blocks.map(({ pointer, type, isHidden, levels }) => ({
      pointer,
      type,
      isHidden,
      isKnown: true,
      levels: levels && new Set(levels),
    })),
    facts,
  };
}
