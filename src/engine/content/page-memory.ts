import { createHash } from 'node:crypto';
import type { PageData } from '../../shared/page.ts';
import { remember } from '../../shared/remember.ts';
import { hashOf } from '../files/hash-of.ts';
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

/** What a page was made of, beside the ground of its site. */
export interface PageOrigin {
  /** Of the file's bytes. */
  digest: string;
  /** What the file system said of the file, if that is enough to know that its bytes are the same. */
  stamp: string | undefined;
  /** Changes with what is known of the pictures that the page shows. */
  pictures: string;
}

export interface PageOrigins {
  /** Changes with shared blocks, `_site/`, the site's base, schemas and code. Asked for once the parts of the site are compiled. */
  ground(): string;
  /** To be called before the page is compiled: it is then that its file is looked at. */
  lookAt(file: PageFile): void;
  /** The origin of a page that was compiled from this text. */
  of(file: PageFile, text: string, page: PageSummary): PageOrigin;
  /** A page's origin as it is now, when it has not changed on the same ground; only the stamp may be another one. */
  renew(file: PageFile, known: PageOrigin, page: PageSummary): PageOrigin | undefined;
}

/** `code`: changes with the engine. */
export function createPageOrigins(site: Site, schemas: SchemaSet, code: string): PageOrigins {
  const textsIn = (shownIn: PictureUse['shownIn']) =>
    remember(1000, (value) => JSON.stringify([value, lookAt(site, { value, shownIn })]));
  const pictureText = { page: textsIn('page'), card: textsIn('card') };
  const textOf = (pictures: readonly PictureUse[]) =>
    pictures.map(({ value, shownIn }) => pictureText[shownIn](value)).join();
  const hashText = remember(1000, hashOf);
  const picturesOf = ({ facts }: PageSummary) => hashText(textOf(facts.pictures));
  const stamps = new Map<string, string | undefined>();
  let ground: string | undefined;

  function makeGround(): string {
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
    ground: () => (ground ??= makeGround()),
    lookAt: ({ file }) => void stamps.set(file, site.fileSystem.stamp?.(file)),
    of: ({ file }, text, page) => ({
      digest: hashOf(text),
      stamp: stamps.get(file),
      pictures: picturesOf(page),
    }),
    renew({ file }, known, page) {
      const stamp = stamps.get(file);
      const isUntouched = stamp !== undefined && stamp === known.stamp;
      if (!isUntouched && digestOf(site, file) !== known.digest) return undefined;
      if (picturesOf(page) !== known.pictures) return undefined;
      return isUntouched ? known : { ...known, stamp };
    },
  };
}

/** Of a file's bytes as they are now; undefined when they cannot be read. */
function digestOf({ fileSystem }: Site, file: string): string | undefined {
  try {
    const bytes = fileSystem.read(file, maxFileBytes + 1);
    return bytes && hashOf(bytes);
  } catch {
    // Compiling it says why it cannot be read.
    return undefined;
  }
}
