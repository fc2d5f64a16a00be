import { join, resolve } from 'node:path';
import type { CardContent, CardDesign } from '../../shared/social-card.ts';
import { inParallel } from '../pictures/in-parallel.ts';
import { type CardArtist, createCardArtist } from '../pictures/card-artist.ts';
import { cardFile } from '../files/output-paths.ts';
import { isObject, type Json } from '../json/json.ts';
import type { BuildMemory } from './build-memory.ts';
import type { SitePluginOptions } from './build-options.ts';
import { drawingKey } from './code-key.ts';
import type { Writer } from './create-writer.ts';
import type { StoredPage } from './page-store.ts';

interface Noted {
  /** Digest of the page's data. */
  digest: string;
  /** Undefined for a page that gets no picture. */
  content: CardContent | undefined;
}

/** What the pictures of pages for social networks show. A page that is not rendered again says it from an earlier build. */
export interface SocialCards {
  /** True when it is known what the picture of a page as it is now shows. */
  isKnown(page: StoredPage): boolean;
  note(page: StoredPage, design: CardDesign, content: CardContent | undefined): void;
  /** Writes every page's picture, drawn now or before. */
  write(pages: readonly StoredPage[], onProgress: (done: number, total: number) => void): Promise<void>;
}

/** Who draws the pictures of a site's pages, and remembers those of earlier runs. */
export function openCardArtist({
  root,
  publicDir,
}: Pick<SitePluginOptions, 'root' | 'publicDir'>): CardArtist {
  return createCardArtist(resolve(root, publicDir), join(root, '.cache/pictures'), drawingKey(root));
}

/** `key`: changes with all that pages are rendered by. */
export function openSocialCards(
  artist: CardArtist,
  writer: Writer,
  memory: Pick<BuildMemory, 'recall' | 'keep'>,
  key: string,
): SocialCards {
  const name = `cards ${key}`;
  const before = readNotes(memory.recall(name));
  const { notes } = before;
  let { design } = before;
  let isChanged = false;

  return {
    isKnown: ({ route, digest }) => notes.get(route)?.digest === digest,
    note({ route, digest }, look, content) {
      design = look;
      notes.set(route, { digest, content });
      isChanged = true;
    },
    async write(pages, onProgress) {
      if (isChanged) memory.keep(name, () => Buffer.from(JSON.stringify({ design, notes: [...notes] })));
      const tasks = pages.flatMap((page) => {
        const content = notes.get(page.route)?.content;
        if (!design || !content) return [];
        const file = cardFile(page.route);
        const known = `card ${artist.keyOf(design, content)}`;
        return writer.place(file, known) ? [] : [{ file, known, design, content }];
      });
      let done = 0;
      await inParallel(tasks, async ({ file, known, design: look, content }) => {
        writer.keep(file, known, Buffer.from(await artist.draw(look, content)));
        done += 1;
        onProgress(done, tasks.length);
      });
    },
  };
}

/** What an earlier build wrote down, which its memory has compared with what it was. */
function readNotes(bytes: Buffer | undefined): { design: CardDesign | undefined; notes: Map<string, Noted> } {
  const value: Json = bytes ? (JSON.parse(bytes.toString()) as Json) : null;
  if (!isObject(value)) return { design: undefined, notes: new Map() };
  const { design, notes } = value as unknown as { design: CardDesign; notes: [string, Noted][] };
  return { design, notes: new Map(notes) };
}
