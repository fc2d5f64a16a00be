import { createHash } from 'node:crypto';
import type { PageMemory, PageKeys } from '../content/page-memory.ts';
import type { PageDocument } from '../content/document.ts';
import type { Facts } from '../content/facts.ts';
import type { BuildMemory } from './build-memory.ts';
import type { PageStore, StoredPage } from './page-store.ts';

/** One page as an earlier build compiled it: what rules ask about, and what it became. */
interface Kept {
  page: StoredPage;
  /** Of what is known of the pictures it shows. */
  pictures: string;
  document: Pick<PageDocument, 'title' | 'description' | 'noindex' | 'aliases'>;
  blocks: { pointer: string; type: string | undefined; isHidden: boolean; levels: number[] | undefined }[];
  facts: Facts;
}

/** Names the pages of a build, all in one: a thousand small files take longer to read than to make. */
const packName = 'pages';
const keyLength = 64;
const newline = 10;

/** Takes pages from an earlier build, and remembers those of this one. */
export interface BuildPages extends PageMemory {
  /** Writes down what was kept, when it is not what the last build wrote down. */
  close(): void;
}

/** Compiles and writes every page. */
export function rememberNoPages(store: PageStore): BuildPages {
  return {
    recall: () => undefined,
    keep: (_page, _compiled, finished) => void store.add(finished),
    close() {},
  };
}

/** Each page is a line of the pack: its key, and then what is kept of it. */
export function openPageMemory(keys: PageKeys, memory: BuildMemory, store: PageStore): BuildPages {
  const pack = readLines(memory.recall(packName));
  const lines: Buffer[] = [];
  let isChanged = false;
  return {
    recall(file) {
      const bytes = keys.read(file);
      const line = bytes && pack.get(keys.ofPage(file, bytes));
      if (!line) return undefined;
      const kept = JSON.parse(line.toString('utf8', keyLength)) as Kept;
      const document = toDocument(file.file, file.route, kept);
      if (hashOfText(keys.ofPictures(document)) !== kept.pictures || !store.recall(kept.page))
        return undefined;
      lines.push(line);
      return document;
    },
    keep(file, { document, text }, finished) {
      const page = store.add(finished);
      if (!page || !document || text === undefined) return;
      const key = keys.ofPage(file, Buffer.from(text));
      const kept = toKept(page, document, hashOfText(keys.ofPictures(document)));
      lines.push(Buffer.from(key + JSON.stringify(kept)));
      isChanged = true;
    },
    close() {
      if (isChanged || lines.length < pack.size)
        memory.keep(packName, () => Buffer.concat(lines.flatMap((line) => [line, Buffer.of(newline)])));
    },
  };
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
  const { title, description, noindex, aliases, blocks, facts } = document;
  return {
    page,
    pictures,
    document: { title, description, noindex, aliases },
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

function hashOfText(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
