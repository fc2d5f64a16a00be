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
import { toCamelCase } from '../text/paths.ts';
import { compile, compileShared } from './compile.ts';
import type { Part } from './document.ts';
import { type Placeholders, readPlaceholders } from './placeholders.ts';
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
  const shared: Site['shared'] = new Map();
  const siteFiles = new Map<string, Part>();
  const source = { fileSystem, files, schemas, shared };
  const compileSiteFile = (name: string, placeholders: Placeholders | undefined) => {
    const file = files.site.get(name);
    if (file === undefined || siteFiles.has(name)) return;
    const compiled = compile({ ...source, placeholders }, file, schemas.site.get(name));
    siteFiles.set(name, { ...compiled, kind: 'site', name });
  };
  // brand.json defines the placeholders and cannot use them.
  compileSiteFile('brand', new Map());
  const brand = siteFiles.get('brand');
  const placeholders = brand && readBrand(brand);
  for (const name of files.site.keys()) compileSiteFile(name, placeholders);
  for (const name of files.shared.keys()) compileShared({ ...source, placeholders }, name);
  const { consent, forms, words, plannedLinks } = readSound(siteFiles, schemas);
  return {
    ...source,
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
    pictures: options.pictures,
    siteFiles,
  };
}

/** The values of placeholders; undefined while brand.json is broken, which the check reports. */
function readBrand({ texts, value, isSound }: Part): Placeholders | undefined {
  // A brace would be a placeholder, which this file cannot use.
  const isPlain = texts.every((text) => !text.value.includes('{') && !invisible.test(text.value));
  return isSound && isPlain ? readPlaceholders(value) : undefined;
}

/** The site's language; the check reports an unknown one. */
function readLanguage(brand: Json | undefined): string {
  const language = isObject(brand) ? brand.language : undefined;
  return typeof language === 'string' && isLanguage(language) ? language : languageOfSite({});
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
  if (schemas.problems.length > 0) return undefined;
  const data: Record<string, Json> = {};
  for (const [name, { schema, field }] of schemas.site) {
    const compiled = site.siteFiles.get(name);
    if (!compiled && schema.mayBeMissing === true) continue;
    if (!compiled?.isSound || !isObject(compiled.value)) return undefined;
    const resolved = resolveFields(compiled.value, field, site, '');
    if (!resolved) return undefined;
    const { $schema: _, ...value } = resolved;
    data[toCamelCase(name)] = value;
  }
  // The check has proven that every file fits its schema, and the type is generated from the schemas.
  return data as unknown as SiteData;
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
