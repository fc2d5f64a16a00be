import { cardOfPage } from '../../shared/card-of-page.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import type { PageData } from '../../shared/page.ts';
import { type Cache, keyOf, noCache } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import type { PageFile } from '../files/page-files.ts';
import { readLeniently } from '../json/read-json.ts';
import { compilePage, holdsForms } from './page.ts';
import type { DocumentSummary, Page } from './document.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';
import { type Uses, usesOf } from './uses.ts';

export type CheckedPage = NonNullable<ReturnType<typeof recordPage>>;

/** The result of an earlier check that found nothing in the page. */
interface Entry {
  page: Omit<CheckedPage, 'data'>;
  /** Facts for the rules that compare pages with each other. */
  summary: DocumentSummary;
  /** What was known of its pictures. */
  pictures: string;
}

/** Where the results of earlier checks are. `code` changes with the engine. */
export interface PageCache {
  cache: Cache;
  code: string;
}

/** Call it after the parts of the site are compiled. */
export function openPageCache(site: Site, { cache, code }: PageCache) {
  // The files that every page depends on: `_site/`, and `_shared/` with its pictures.
  const siteFiles = Array.from(site.siteFiles, ([name, { text }]) => [name, text]);
  const shared = Array.from(site.shared, ([name, block]) => [
    name,
    block?.text,
    block && picturesKey(site, block.uses),
  ]);
  const siteKey = keyOf('site', code, site.base, site.schemas.key, siteFiles, shared);
  const keyFor = ({ file, route }: PageFile, hash: string) => keyOf('page', siteKey, file, route, hash);
  return {
    get(page: PageFile): { page: CheckedPage; summary: DocumentSummary } | undefined {
      if (cache === noCache) return undefined;
      const hash = hashOf(readLeniently(site.fileSystem, page.file));
      const known = cache.get(keyFor(page, hash));
      if (!known) return undefined;
      const entry = JSON.parse(known.toString()) as Entry;
      // Only compiling shows which pictures a page has.
      if (picturesKey(site, entry.summary.uses) !== entry.pictures) return undefined;
      return { ...entry, page: { ...entry.page, data: () => readAgain(site, page, hash) } };
    },
    /** Adds a page that was compiled now and shown to the rules; undefined when it is not sound. */
    add(page: Page, summary: DocumentSummary, isFlawless: boolean): CheckedPage | undefined {
      const pictures = picturesKey(site, page.uses);
      const key = keyFor(page, hashOf(page.text ?? ''));
      const checked = recordPage(site, page, keyOf('page', key, pictures));
      const entry = checked && { page: checked, summary, pictures };
      if (entry && isFlawless) cache.put(key, JSON.stringify(entry satisfies Entry));
      return checked;
    },
  };
}

/** Changes with what is known of the pictures in a document. */
function picturesKey(site: Site, uses: Uses): string {
  const shown = usesOf(uses, 'picture', 'socialPicture');
  return keyOf('pictures', ...shown.map((use) => [use.value, describePicture(site, use)]));
}

/** Undefined when the file has another hash now. */
function readAgain(site: Site, file: PageFile, hash: string): PageData | undefined {
  const page = compilePage(site, file);
  return hashOf(page.text ?? '') === hash ? page.data() : undefined;
}

/** The record of a page after the check; undefined when it is not sound. `key`: changes with everything it is made of. */
export function recordPage(site: Site, page: Page, key: string) {
  const data = page.data();
  if (!data) return undefined;
  const { noindex, lang, translationOf, aliases, sections } = data;
  const hasForms = sections.some((section) => holdsForms(site, section));
  return {
    file: page.file,
    key,
    route: page.route,
    noindex,
    lang,
    ...(translationOf !== undefined && { translationOf }),
    aliases,
    /** True for a page with forms: the build publishes its data. */
    hasForms,
    ownForms: hasForms ? findOwnForms(sections) : [],
    card: cardOfPage(data, site.placeholders?.get('brand') ?? '', site.base),
    /** Files of the shared blocks that it shows. */
    shared: [...page.shared],
    anchors: usesOf(page.uses, 'anchor').flatMap(({ value, isHidden }) => (isHidden ? [] : value)),
    /** Undefined when its file has changed since the check: the data of a cached page is read on use. */
    data: (): PageData | undefined => data,
  };
}

/** A form that sends its messages to the address of the site, where `service` must take them. */
interface OwnForm {
  key: string;
  service: 'receiver' | 'netlify';
}

function findOwnForms(value: unknown): OwnForm[] {
  if (typeof value !== 'object' || value === null) return [];
  const { key, destination } = value as { key?: unknown; destination?: FormTarget };
  const inside = Object.values(value).flatMap(findOwnForms);
  if (destination?.kind !== 'post') return inside;
  const { service, address } = destination;
  return service === 'endpoint' || !address.startsWith('/')
    ? inside
    : [{ key: String(key), service }, ...inside];
}
