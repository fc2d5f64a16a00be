import { socialPictureOf } from '../../shared/social-picture-of.ts';
import type { FormTarget } from '../../shared/forms/form-target.ts';
import { type ListingPage, queriesOf } from '../../shared/lists.ts';
import { withoutSiteName } from '../../shared/page-name.ts';
import type { PageData } from '../../shared/page.ts';
import { type Cache, keyOf, noCache } from '../files/cache.ts';
import { hashOf } from '../files/hash-of.ts';
import type { PageFile } from '../files/page-files.ts';
import { readLeniently } from '../json/read-json.ts';
import { collectionOf } from './collections.ts';
import { compilePage, holdsForms } from './page.ts';
import type { FileSummary, Page } from './compiled-file.ts';
import { sizeOfAsset } from './roles/links.ts';
import { describePicture } from './roles/picture.ts';
import type { Site } from './site.ts';
import { describeState, stateOf } from './state.ts';
import { type RoleValues, valuesOf } from './role-values.ts';

export type CheckedPage = NonNullable<ReturnType<typeof recordPage>> & Pick<ListingPage, 'number'>;

/** The result of an earlier check that found nothing in the page. */
interface Entry {
  page: Omit<CheckedPage, 'data'>;
  /** Facts for the rules that compare pages with each other. */
  summary: FileSummary;
  /** What was known of its pictures. */
  pictures: string;
  /** The instants between which it holds: the first included, the second not. Null: without a limit. */
  holds: readonly [since: number | null, until: number | null];
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
    block && picturesKey(site, block.roleValues),
  ]);
  const collections = Array.from(site.collections, ([route, { compiled }]) => [route, compiled.text]);
  const siteKey = keyOf(
    'site',
    code,
    site.base,
    site.isPreview,
    site.schemas.key,
    siteFiles,
    shared,
    collections,
  );
  const keyFor = ({ file, route }: PageFile, hash: string) => keyOf('page', siteKey, file, route, hash);
  return {
    get(page: PageFile): { page: CheckedPage; summary: FileSummary } | undefined {
      if (cache === noCache) return undefined;
      const hash = hashOf(readLeniently(site.fileSystem, page.file));
      const cached = cache.get(keyFor(page, hash));
      if (!cached) return undefined;
      const entry = JSON.parse(cached.toString()) as Entry;
      const [since, until] = entry.holds;
      if (site.clock.at < (since ?? -Infinity) || site.clock.at >= (until ?? Infinity)) return undefined;
      // Only compiling shows which pictures a page has.
      if (picturesKey(site, entry.summary.roleValues) !== entry.pictures) return undefined;
      return { ...entry, page: { ...entry.page, data: () => readAgain(site, page, hash) } };
    },
    /** Adds a page that was compiled now and shown to the rules; undefined when it is not sound. */
    add(page: Page, summary: FileSummary, isFlawless: boolean): CheckedPage | undefined {
      const pictures = picturesKey(site, page.roleValues);
      const key = keyFor(page, hashOf(page.text ?? ''));
      const checked = recordPage(site, page, keyOf('page', key, pictures, statesOf(page, site)));
      const holds = holdsAround(site.clock.at, page.changes);
      const entry = checked && { page: checked, summary, pictures, holds };
      if (entry && isFlawless) cache.put(key, JSON.stringify(entry satisfies Entry));
      return checked;
    },
  };
}

/**
 * The states of a page, its blocks and the shared blocks that it places. The clock itself is in no key, so that a document
 * is rendered again only when it changes.
 */
function statesOf({ dates, blocks, shared }: Page, site: Site): string[] {
  const placed = [...site.shared.values()].flatMap((block) =>
    block && shared.has(block.file) ? block.blocks : [],
  );
  return [stateOf(dates, site.clock), ...[...blocks, ...placed].map(({ unshown }) => unshown ?? '')];
}

/** The last change until now, and the next one. */
function holdsAround(at: number, changes: readonly number[]): Entry['holds'] {
  const passed = changes.filter((change) => change <= at);
  const ahead = changes.filter((change) => change > at);
  return [passed.length > 0 ? Math.max(...passed) : null, ahead.length > 0 ? Math.min(...ahead) : null];
}

/** Changes with what is known of the pictures in a file, and with the sizes of its files. */
function picturesKey(site: Site, roleValues: RoleValues): string {
  const pictures = valuesOf(roleValues, 'picture', 'socialPicture');
  const offered = valuesOf(roleValues, 'file').map(({ value }) => [value, sizeOfAsset(site, value)]);
  return keyOf(
    'pictures',
    offered,
    ...pictures.map((picture) => [picture.value, describePicture(site, picture)]),
  );
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
  const { noindex, lang, translationOf, aliases, sections, entry } = data;
  const collection = collectionOf(site.collections, page.route)?.route;
  const hasForms = sections.some((section) => holdsForms(site, section));
  const brand = site.placeholders?.get('brand') ?? '';
  const state = stateOf(page.dates, site.clock);
  return {
    file: page.file,
    state,
    dates: page.dates,
    key,
    route: page.route,
    /** Its title without the name of the site. */
    name: withoutSiteName(data.title, brand),
    description: data.description,
    ...(entry && { entry }),
    /** The address of the collection that it belongs to. */
    ...(collection !== undefined && { collection }),
    ...(state !== 'live' && { stateNote: describeState(page.dates, site.clock) }),
    /** Those that its blocks show, in their order. */
    lists: queriesOf(data),
    hasHead: sections.some(({ type }) => type === 'pageHead'),
    noindex,
    lang,
    ...(translationOf !== undefined && { translationOf }),
    aliases,
    /** True for a page with forms: the build publishes its data. */
    hasForms,
    ownForms: hasForms ? findOwnForms(sections) : [],
    socialPicture: socialPictureOf(data, brand, site.base),
    /** When it, or one of its blocks, last appeared or disappeared because of the time. */
    changedAt: holdsAround(site.clock.at, page.changes)[0],
    /** Files of the shared blocks that it shows. */
    shared: [...page.shared],
    anchors: valuesOf(page.roleValues, 'anchor').flatMap(({ value, isHidden }) => (isHidden ? [] : value)),
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
