import { cardOfPage } from '../../shared/card-of-page.ts';
import type { PageData } from '../../shared/page.ts';
import { memoize } from '../../shared/memoize.ts';
import type { CardContent } from '../../shared/social-card.ts';
import { type Cache, keyOf, noCache } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import type { PageFile } from '../files/page-files.ts';
import { maxFileBytes } from '../json/json.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { compileShared, holdsForms } from './page.ts';
import { type DocumentSummary, type Page, summarize } from './document.ts';
import { type AnyUse, type ComparedUse, usesOf } from './roles/index.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';

/** The record of a sound page after the check. Its data is read again on use, which keeps memory flat. */
export interface CheckedPage
  extends PageFile, Pick<PageData, 'noindex' | 'lang' | 'translationOf' | 'aliases'> {
  /** Changes with everything the page is made of. */
  key: string;
  hash: string;
  /** True for a page with forms: the build publishes its data. */
  hasForms: boolean;
  card: CardContent;
  /** Files of the shared blocks that it shows. */
  shared: string[];
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

/** Where the results of earlier checks are. `code` changes with the engine. */
export interface PageCache {
  cache: Cache;
  code: string;
}

/** Call it after the parts of the site are compiled. */
export function openPageCache(site: Site, schemas: SchemaSet, { cache, code }: PageCache) {
  const describe = (role: ShownPicture['role']) =>
    memoize(Infinity, (value) => hashOf(JSON.stringify([value, describePicture(site, { role, value })])));
  const pictures = { picture: describe('picture'), socialPicture: describe('socialPicture') };
  const describeAll = (uses: readonly ShownPicture[]) => uses.map(({ role, value }) => pictures[role](value));
  const siteKey = keyOf('site', code, site.base, schemas.key, ...listParts(site, schemas, describeAll));
  const keyFor = ({ file, route }: PageFile, hash: string) => keyOf('page', siteKey, file, route, hash);
  return {
    get(page: PageFile): Entry | undefined {
      const hash = cache === noCache ? undefined : hashOfFile(site, page.file);
      const bytes = hash && cache.get(keyFor(page, hash));
      if (!bytes) return undefined;
      const entry = JSON.parse(bytes.toString()) as Entry;
      // Only compiling shows which pictures a page has.
      return String(describeAll(picturesOf(entry.summary))) === String(entry.pictures) ? entry : undefined;
    },
    /** Adds a page that was compiled now and shown to the rules; undefined when it is not sound. */
    add(page: Page, isFlawless: boolean): CheckedPage | undefined {
      const hash = hashOf(page.text ?? '');
      const shown = describeAll(picturesOf(page));
      const checked = describePage(site, page, keyOf('page', siteKey, page.file, page.route, hash, shown));
      if (!checked || !isFlawless) return checked;
      const entry: Entry = { page: checked, summary: summarize(page), pictures: shown };
      cache.put(keyFor(page, hash), JSON.stringify(entry));
      return checked;
    },
  };
}

type ShownPicture = Pick<Extract<ComparedUse, { role: 'picture' | 'socialPicture' }>, 'role' | 'value'>;

function picturesOf(document: { uses: readonly AnyUse[] }): ShownPicture[] {
  return usesOf(document, 'picture', 'socialPicture');
}

/** The record of a page; undefined when it is not sound. */
export function describePage(site: Site, page: Page, key: string): CheckedPage | undefined {
  const data = page.data();
  if (!data) return undefined;
  const { noindex, lang, translationOf, aliases, sections } = data;
  return {
    file: page.file,
    hash: hashOf(page.text ?? ''),
    key,
    route: page.route,
    noindex,
    lang,
    ...(translationOf !== undefined && { translationOf }),
    aliases,
    hasForms: sections.some((section) => holdsForms(site, section)),
    card: cardOfPage(data, site.placeholders?.get('brand') ?? '', site.base),
    shared: [...page.shared],
    anchors: usesOf(page, 'anchor').flatMap(({ value, isHidden }) => (isHidden ? [] : value)),
  };
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
