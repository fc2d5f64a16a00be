import { cardOfPage } from '../../shared/card-of-page.ts';
import type { PageData } from '../../shared/page.ts';
import { memoize } from '../../shared/memoize.ts';
import type { CardContent } from '../../shared/social-card.ts';
import { type Cache, keyOf, noCache } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import type { PageFile } from '../files/page-files.ts';
import { maxFileBytes } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { plainError } from '../../shared/plain-error.ts';
import { compileShared, holdsForms } from './block.ts';
import { type DocumentSummary, type Page, summarize } from './document.ts';
import { compilePage } from './page.ts';
import { type AnyUse, type ComparedUse, usesOf } from './roles/index.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';

/** The record of a sound page after the check. Its data is compiled again on use, which keeps memory flat. */
export interface CheckedPage
  extends PageFile, Pick<PageData, 'noindex' | 'lang' | 'translationOf' | 'aliases'> {
  /** Changes with everything the page is made of. */
  key: string;
  /** Hash of the file's text. */
  hash: string;
  /** True for a page with forms: the build publishes its data. */
  hasForms: boolean;
  /** Content of its picture for social networks. */
  card: CardContent;
  /** Names of the shared blocks in its file. */
  shared: string[];
  /** Its link targets. */
  anchors: string[];
}

/** The result of an earlier check that found nothing in the page. */
interface Entry {
  page: CheckedPage;
  /** Facts for the rules that compare pages with each other. */
  summary: DocumentSummary;
  /** What was known of its pictures. */
  pictures: string[];
}

/** Results of earlier checks. `siteKey`: a hash of the inputs that all pages have in common. */
export interface PageStore {
  /** Changes with the engine. */
  code: string;
  /** Undefined unless the page's current file is the one that was checked. */
  get(siteKey: string, page: PageFile, site: Site): Entry | undefined;
  /** Call it after `get`. */
  put(siteKey: string, entry: Entry): void;
}

export const noPageStore: PageStore = { code: '', get: () => undefined, put() {} };

/** Finds a page by the bytes of its file. */
export function storePages(cache: Cache, code: string): PageStore {
  const keyFor = (siteKey: string, { file, route }: PageFile, hash: string) =>
    keyOf('page', siteKey, file, route, hash);
  return {
    code,
    get(siteKey, page, site) {
      const hash = cache === noCache ? undefined : hashOfFile(site, page.file);
      const bytes = hash && cache.get(keyFor(siteKey, page, hash));
      return bytes ? (JSON.parse(bytes.toString()) as Entry) : undefined;
    },
    put: (siteKey, entry) => cache.put(keyFor(siteKey, entry.page, entry.page.hash), JSON.stringify(entry)),
  };
}

/** Keeps pages in memory, and reads a file again only when its stamp has changed. */
export function createPageMemory(): PageStore {
  const stamps = new Map<string, string | undefined>();
  const entries = new Map<string, { siteKey: string; stamp: string | undefined; entry: Entry }>();
  return {
    code: '',
    get(siteKey, { file }, { fileSystem }) {
      const known = entries.get(file);
      const stamp = fileSystem.stamp?.(file);
      stamps.set(file, stamp);
      return known?.siteKey === siteKey && stamp !== undefined && known.stamp === stamp
        ? known.entry
        : undefined;
    },
    put: (siteKey, entry) => {
      const { file } = entry.page;
      entries.set(file, { siteKey, stamp: stamps.get(file), entry });
    },
  };
}

export interface PageCache {
  /** Call it after the parts of the site are compiled. */
  get(file: PageFile): Entry | undefined;
  /** Adds a page that was compiled now and shown to the rules; undefined when it is not sound. */
  add(page: Page, isFlawless: boolean): CheckedPage | undefined;
}

export function openPageCache(site: Site, schemas: SchemaSet, store: PageStore): PageCache {
  const describe = (role: ShownPicture['role']) =>
    memoize(Infinity, (value) => hashOf(JSON.stringify([value, describePicture(site, { role, value })])));
  const pictures = { picture: describe('picture'), socialPicture: describe('socialPicture') };
  const describeAll = (uses: readonly ShownPicture[]) => uses.map(({ role, value }) => pictures[role](value));
  const siteKey = hashOf(
    JSON.stringify([store.code, site.base, schemas.key, ...listParts(site, schemas, describeAll)]),
  );
  return {
    get(file) {
      const entry = store.get(siteKey, file, site);
      // Only compiling shows which pictures a page has.
      const isSame = entry && String(describeAll(picturesOf(entry.summary))) === String(entry.pictures);
      return isSame ? entry : undefined;
    },
    add(page, isFlawless) {
      const data = page.data();
      if (page.text === undefined || !data) return undefined;
      const hash = hashOf(page.text);
      const shown = describeAll(picturesOf(page));
      const key = keyOf('page', siteKey, page.file, page.route, hash, shown);
      const checked = {
        ...describePage(site, data, { file: page.file, hash, key }),
        shared: usesOf(page, 'sharedBlock').map(({ value }) => value),
        anchors: usesOf(page, 'anchor').flatMap(({ value, isHidden }) => (isHidden ? [] : value)),
      };
      if (isFlawless) store.put(siteKey, { page: checked, summary: summarize(page), pictures: shown });
      return checked;
    },
  };
}

type ShownPicture = Pick<Extract<ComparedUse, { role: 'picture' | 'socialPicture' }>, 'role' | 'value'>;

function picturesOf(document: { uses: readonly AnyUse[] }): ShownPicture[] {
  return usesOf(document, 'picture', 'socialPicture');
}

/** The record of a page with this data, without the fields that come from its file. */
export function describePage(
  site: Site,
  data: PageData,
  file: Pick<CheckedPage, 'file' | 'hash' | 'key'>,
): CheckedPage {
  const { path, noindex, lang, translationOf, aliases, sections } = data;
  return {
    ...file,
    route: path,
    noindex,
    lang,
    ...(translationOf !== undefined && { translationOf }),
    aliases,
    hasForms: sections.some((section) => holdsForms(site, section)),
    card: cardOfPage(data, site.placeholders?.get('brand') ?? '', site.base),
    shared: [],
    anchors: [],
  };
}

/**
 * Compiles a checked page again.
 * @throws Error when its file has changed since the check.
 */
export function recompile(site: Site, { file, route, hash }: CheckedPage): PageData {
  const page = compilePage(site, site.schemas!, { file, route });
  const data = page.text !== undefined && hashOf(page.text) === hash ? page.data() : undefined;
  if (data) return data;
  throw plainError(`"${file}" was changed during the build. Nothing was published. Run the build again.`);
}

/** The files that every page depends on: `_site/`, and `_shared/` with its pictures. */
function listParts(
  site: Site,
  schemas: SchemaSet,
  describeAll: (uses: readonly ShownPicture[]) => string[],
): unknown[] {
  const shared = Array.from(site.files.shared.keys(), (name) => {
    const block = compileShared(site, schemas, name);
    return [name, block?.text, block && describeAll(picturesOf(block))];
  });
  return [Array.from(site.siteFiles, ([name, { text }]) => [name, text]), shared];
}

/** Hash of the current file; undefined when it cannot be read: compiling it reports the reason. */
function hashOfFile({ fileSystem }: Site, file: string): string | undefined {
  try {
    const bytes = fileSystem.read(file, maxFileBytes + 1);
    return bytes && hashOf(bytes);
  } catch {
    return undefined;
  }
}
