import { createHash } from 'node:crypto';
import type { PageData } from '../../shared/page.ts';
import { remember } from '../../shared/remember.ts';
import type { PageFile } from '../files/page-files.ts';
import { maxFileBytes } from '../json/limits.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import type { CompiledPage } from './compiled.ts';
import { compileShared } from './compile-shared.ts';
import type { PageSummary } from './document.ts';
import type { PictureUse } from './facts.ts';
import { lookAt } from './put-results.ts';
import type { Site } from './site.ts';

/** Pages that were compiled and judged before. Only rules that compare files with each other see them again. */
export interface PageMemory {
  /**
   * What such rules ask about, when no rule had anything to say of the page alone and all that it is made of is as it was.
   * Called once the parts of the site are compiled.
   */
  recall(page: PageFile): PageSummary | undefined;
  /**
   * Told each page that is compiled now and sound by itself, once rules have seen it. It is kept by nobody else.
   * `isFlawless`: no rule, also of those that are switched off, has anything to say of it alone.
   */
  keep(page: PageFile, compiled: CompiledPage, finished: PageData, isFlawless: boolean): void;
}

/** Names for all that pages are made of. */
export interface PageKeys {
  /** Changes with the page's own bytes, with shared blocks, `_site/`, the site's base, schemas and code. */
  ofPage(page: PageFile, bytes: Buffer): string;
  /** Changes with what is known of the pictures it shows. */
  ofPictures(page: PageSummary): string;
  /** The bytes of the page as they are now; undefined when they cannot be read. */
  read(page: PageFile): Buffer | undefined;
}

/** `code`: changes with the engine. */
export function createPageKeys(site: Site, schemas: SchemaSet, code: string): PageKeys {
  const textsIn = (shownIn: PictureUse['shownIn']) =>
    remember(1000, (value) => JSON.stringify([value, lookAt(site, { value, shownIn })]));
  const pictureText = { page: textsIn('page'), card: textsIn('card') };
  const textOf = (pictures: readonly PictureUse[]) =>
    pictures.map(({ value, shownIn }) => pictureText[shownIn](value)).join();
  let shared: string | undefined;

  function makeShared(): string {
    const hash = createHash('sha256').update(JSON.stringify([code, site.base, schemas.digest]));
    for (const [name, { text }] of site.siteFiles) hash.update(JSON.stringify([name, text]));
    for (const name of site.files.shared.keys()) {
      const block = compileShared(site, schemas, name);
      const pictures = textOf(block?.document?.facts.pictures ?? []);
      hash.update(JSON.stringify([name, block?.text, pictures]));
    }
    return hash.digest('hex');
  }

  return {
    ofPage({ file, route }, bytes) {
      shared ??= makeShared();
      return createHash('sha256')
        .update(JSON.stringify([shared, file, route]))
        .update(bytes)
        .digest('hex');
    },
    ofPictures: ({ facts }) => textOf(facts.pictures),
    read({ file }) {
      try {
        return site.fileSystem.read(file, maxFileBytes + 1);
      } catch {
        // Compiling it says why it cannot be read.
        return undefined;
      }
    },
  };
}
