import type { PageData } from '../../shared/page.ts';
import type { RenderedPage } from '../../shared/rendered-page.ts';
import { hashOf } from '../files/hash-of.ts';
import type { Writer } from './create-writer.ts';
import { type DocumentScripts, htmlDocument } from '../documents/html-document.ts';
import type { SiteIdentity } from '../documents/site-identity.ts';
import type { Alternate } from '../documents/alternates.ts';
import { isCardDrawn } from '../documents/social-tags.ts';
import { dataFile, documentFile } from '../files/output-paths.ts';
import type { PageStore, StoredPage } from './page-store.ts';
import type { SocialCards } from './social-cards.ts';

export interface WritePagesOptions {
  writer: Writer;
  pages: readonly StoredPage[];
  /** Gives a page's data; called once per page, so that none has to stay in memory. */
  read: PageStore['read'];
  /** Gives what renders a page. Asked for only when there is one that was not rendered before. */
  loadRenderer(): Promise<(page: PageData) => RenderedPage>;
  /** Told what the picture of each page shows that is rendered now. */
  cards: Pick<SocialCards, 'isKnown' | 'note'>;
  /** In which languages there are pages, by route. */
  alternates: ReadonlyMap<string, readonly Alternate[]>;
  scripts: DocumentScripts;
  identity: SiteIdentity;
  /** Changes when anything changes that documents are made of beside their page's data. */
  key: string;
  onProgress?: (done: number, total: number) => void;
}

/** Writes the data of pages with forms, by which a receiver judges what is sent. */
export function writeFormData(writer: Writer, pages: readonly StoredPage[], read: PageStore['read']): void {
  for (const { route, hasForms, digest } of pages) {
    if (!hasForms || writer.place(dataFile(route), `data ${digest}`)) continue;
    writer.keep(dataFile(route), `data ${digest}`, JSON.stringify(read(route)));
  }
}

/** Writes each page's document: the one of an earlier build, when nothing it was made of has changed. Returns how many are new. */
export async function writePages(options: WritePagesOptions): Promise<number> {
  const { writer, pages, read, loadRenderer, cards, alternates, scripts, identity, key, onProgress } =
    options;
  const languagesOf = ({ route }: StoredPage) => alternates.get(route) ?? [];
  const keyOf = (page: StoredPage) =>
    hashOf(`page ${key} ${page.digest} ${JSON.stringify(languagesOf(page))}`);
  const unknown = pages.filter(
    (page) => !cards.isKnown(page) || !writer.place(documentFile(page.route), keyOf(page)),
  );
  if (unknown.length === 0) return 0;
  const render = await loadRenderer();
  for (const [index, page] of unknown.entries()) {
    const data = read(page.route);
    const rendered = render(data);
    cards.note(page, rendered.head.card, isCardDrawn(data, rendered.card) ? rendered.card : undefined);
    const parts = htmlDocument(data, rendered, identity, scripts, languagesOf(page));
    writer.keep(documentFile(page.route), keyOf(page), ...parts);
    onProgress?.(index + 1, unknown.length);
  }
  return unknown.length;
}
