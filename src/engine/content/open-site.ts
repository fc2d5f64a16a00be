import type { SiteData } from '../../shared/generated/site.ts';
import { languageOfSite } from '../../shared/language.ts';
import { plainError } from '../../shared/plain-error.ts';
import { trimEnd } from '../../shared/trim-end.ts';
import { type AssetIndex, indexAssets } from '../files/asset-index.ts';
import type { Cache } from '../files/cache.ts';
import type { FileSystem } from '../files/file-system.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { sortFiles } from '../files/page-files.ts';
import { isObject, type Json } from '../json/json.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { invisible } from '../text/invisible.ts';
import { isLanguage } from '../text/languages.ts';
import { isTimeZone } from '../text/time-zones.ts';
import { toCamelCase } from '../text/paths.ts';
import { asGenerated } from './as-generated.ts';
import { compile, compileShared } from './compile.ts';
import type { CommonFile } from './compiled-file.ts';
import { compileCollections } from './compile-collections.ts';
import { type Placeholders, readPlaceholders } from './placeholders.ts';
import { type Clock, explainState, stateOf } from './state.ts';
import type { SitePictures, Site } from './site.ts';
import { resolveFields } from './roles/index.ts';

export interface SiteOptions {
  /** The project's root; everything else is relative to it. The current folder unless given. */
  root?: string;
  /** The content folder; it may be outside the root. */
  pagesDir?: string;
  publicDir?: string;
  /** The base path of the site on its host; `/` unless given. */
  base?: string;
  /** Schemas that are loaded already: compiling them takes longer than checking a small site. */
  schemas?: SchemaSet;
  /** The files that the site publishes unchanged; those of publicDir unless given. */
  assets?: AssetIndex;
  /** Cache of compiled schemas; no cache unless given. */
  cache?: Cache;
  /** Source of the files; the disk unless given. */
  fileSystem?: FileSystem;
  /**
   * The instant for which the site is read, in milliseconds. Before all days and times unless given: a page that waits
   * for its day is never taken for a live one.
   */
  at?: number;
  /** Shows what is not live, too. */
  isPreview?: boolean;
  /** Descriptions of the pictures among `assets`: pages are resolved, and the check opens pictures, only with them. */
  pictures?: SitePictures;
}

/** Lists a site's files and loads its schemas. Never throws because of an author's mistake. */
export function openSite(options: SiteOptions = {}): Site {
  const { root = process.cwd(), publicDir = 'public', pagesDir: named = 'pages' } = options;
  const pagesDir = trimEnd(named.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''), '/') || '.';
  const fileSystem = options.fileSystem ?? createNodeFileSystem(root);
  const files = sortFiles(pagesDir, fileSystem.list(pagesDir), fileSystem.listOthers?.(pagesDir));
  const schemas = options.schemas ?? loadSchemas(fileSystem, options.cache);
  const siteFiles = new Map<string, CommonFile>();
  const clock: Clock = { at: options.at ?? -Infinity, zone: undefined };
  const source = { fileSystem, files, schemas, clock };
  const compileSiteFile = (name: string, placeholders: Placeholders | undefined) => {
    const file = files.site.get(name);
    if (file === undefined || siteFiles.has(name)) return;
    const compiled = compile({ ...source, placeholders, shared: noBlocks }, file, schemas.site.get(name));
    siteFiles.set(name, { ...compiled, kind: 'site', name });
  };
  // brand.json defines the placeholders and cannot use them.
  compileSiteFile('brand', new Map());
  const brand = siteFiles.get('brand');
  const placeholders = brand && readBrand(brand);
  clock.zone = readZone(brand?.value);
  for (const name of files.site.keys()) compileSiteFile(name, placeholders);
  const collections = compileCollections({ ...source, placeholders });
  const shared = compileShared({ ...source, placeholders });
  const { consent, forms, words, plannedLinks, redirects } = readSound(siteFiles, schemas);
  return {
    ...source,
    shared,
    collections,
    base: options.base ?? '/',
    pagesDir,
    pages: files.pages,
    routes: new Map(files.pages.map((page) => [page.route, page])),
    assets: options.assets ?? indexAssets(fileSystem, publicDir),
    placeholders,
    language: readLanguage(brand?.value),
    plannedPaths: plannedLinks?.paths ?? [],
    consent,
    forms,
    words,
    isPreview: options.isPreview ?? false,
    redirects,
    pictures: options.pictures,
    siteFiles,
  };
}

/** Files of `_site/` place no shared blocks. */
const noBlocks = new Map<string, never>();

/** The values of placeholders; undefined while brand.json is broken, which the check reports. */
function readBrand({ texts, value, isSound }: CommonFile): Placeholders | undefined {
  // A brace would be a placeholder, which this file cannot use.
  const isPlain = texts.every((text) => !text.value.includes('{') && !invisible.test(text.value));
  return isSound && isPlain ? readPlaceholders(value) : undefined;
}

/** The site's language; the check reports an unknown one. */
function readLanguage(brand: Json | undefined): string {
  const language = isObject(brand) ? brand.language : undefined;
  return typeof language === 'string' && isLanguage(language) ? language : languageOfSite({});
}

/** The zone of written times; the check reports an unknown one. */
function readZone(brand: Json | undefined): string | undefined {
  const zone = isObject(brand) ? brand.timeZone : undefined;
  return typeof zone === 'string' && isTimeZone(zone) ? zone : undefined;
}

/** The sound files of `_site/`; the check reports why another is not. */
function readSound(siteFiles: Site['siteFiles'], schemas: SchemaSet): Partial<SiteData> {
  const sound = [...siteFiles].filter(([name, { isSound }]) => isSound && schemas.site.has(name));
  return Object.fromEntries(sound.map(([name, { value }]) => [toCamelCase(name), value]));
}

/**
 * Everything in `_site/`, with placeholders filled in, by the file's name in camelCase: `sign-in.json` →
 * `signIn`. Undefined while a file is missing or not sound; the check reports which.
 */
export function findSiteData(site: Site): SiteData | undefined {
  const { schemas } = site;
  if (schemas.findings.length > 0) return undefined;
  const data: Record<string, Json> = {};
  for (const [name, { schema, field }] of schemas.site) {
    const compiled = site.siteFiles.get(name);
    if (!compiled && schema.mayBeMissing === true) continue;
    const isLive = site.isPreview || stateOf(compiled?.dates ?? {}, site.clock) === 'live';
    if (!isLive && schema.mayBeMissing === true) continue;
    if (!compiled?.isSound || !isObject(compiled.value)) return undefined;
    const resolved = resolveFields(compiled.value, field, site, '');
    if (!resolved) return undefined;
    const { $schema: _, ...value } = resolved;
    const isDate = (key: string) => key in compiled.dates;
    data[toCamelCase(name)] = Object.fromEntries(Object.entries(value).filter(([key]) => !isDate(key)));
  }
  return asGenerated<SiteData>(data);
}

/** Which files of `_site/` visitors do not see now, and why, in sentences. */
export function explainParts({ siteFiles, clock }: Pick<Site, 'siteFiles' | 'clock'>): string {
  const notes = Array.from(siteFiles, ([name, { dates }]) => explainState(`the ${name}`, dates, clock));
  return notes.filter(Boolean).join(' ');
}

/**
 * The data in `_site/`, after the check.
 * @throws Error when a file would not pass it.
 */
export function resolveSiteData(site: Site): SiteData {
  const data = findSiteData(site);
  if (data) return data;
  throw plainError(`A file of ${site.pagesDir}/_site is missing, or would not pass the check.`);
}
