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
import { findKeyProblems } from '../json/read-json.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import { invisible } from '../text/invisible.ts';
import { isLanguage } from '../text/languages.ts';
import { toCamelCase } from '../text/paths.ts';
import { compile } from './compile.ts';
import type { Part } from './document.ts';
import { type Placeholders, readPlaceholders } from './placeholders.ts';
import { type ContentFile, readContent } from './read-content.ts';
import type { PictureSource, Site } from './site.ts';
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
  pictures?: PictureSource;
}

/** Lists a site's files and loads its schemas. Never throws because of an author's mistake. */
export function openSite(options: SiteOptions = {}): Site {
  const { root = process.cwd(), publicDir = 'public' } = options;
  const pagesDir = trimFolder(options.pagesDir ?? 'pages');
  const fileSystem = options.fileSystem ?? createNodeFileSystem(root);
  const files = sortFiles(pagesDir, fileSystem.list(pagesDir), fileSystem.listOthers?.(pagesDir));
  const schemas = options.schemas ?? loadSchemas(fileSystem, options.cache);
  const siteFiles = new Map<string, ContentFile>();
  const read = (name: string, placeholders: Placeholders | undefined) => {
    const file = files.site.get(name);
    const field = schemas.site.get(name)?.field;
    if (file !== undefined)
      siteFiles.set(name, readContent({ fileSystem, placeholders, schemas }, file, field));
  };
  // brand.json defines the placeholders and cannot use them.
  read('brand', new Map());
  const placeholders = readBrand(siteFiles.get('brand'), schemas);
  for (const name of files.site.keys()) if (name !== 'brand') read(name, placeholders);
  const { consent, forms, words, plannedLinks } = readSound(siteFiles, schemas);
  return {
    fileSystem,
    base: options.base ?? '/',
    pagesDir,
    pages: files.pages,
    routes: new Map(files.pages.map((page) => [page.route, page])),
    files,
    assets: options.assets ?? indexAssets(fileSystem, publicDir),
    placeholders,
    language: readLanguage(siteFiles.get('brand')),
    plannedPaths: plannedLinks?.paths ?? [],
    consent,
    forms,
    words,
    pictures: options.pictures,
    schemas,
    siteFiles,
  };
}

type Read = ContentFile | undefined;

/** The values of placeholders; undefined while brand.json is missing or broken, which the check reports. */
function readBrand(read: Read, schemas: SchemaSet): Placeholders | undefined {
  if (read?.value === undefined) return undefined;
  const isSound =
    // A brace would be a placeholder, which this file cannot use.
    read.texts.every(({ value }) => !value.includes('{') && !invisible.test(value)) &&
    schemas.site.get('brand')?.validate(read.value) !== false &&
    findKeyProblems(read.text ?? '').length === 0;
  return isSound ? readPlaceholders(read.value) : undefined;
}

/** The site's language; the check reports an unknown one. */
function readLanguage(read: Read): string {
  const language = isObject(read?.value) ? read.value.language : undefined;
  return typeof language === 'string' && isLanguage(language) ? language : languageOfSite({});
}

/** The files of `_site/` that fit their schemas; the check reports why another does not. */
function readSound(siteFiles: Site['siteFiles'], schemas: SchemaSet): Partial<SiteData> {
  const isSound = ([name, { value }]: [string, ContentFile]) =>
    value !== undefined && schemas.site.get(name)?.validate(value);
  const sound = [...siteFiles].filter(isSound).map(([name, { value }]) => [toCamelCase(name), value]);
  return Object.fromEntries(sound) as Partial<SiteData>;
}

function trimFolder(folder: string): string {
  return trimEnd(folder.replaceAll('\\', '/').replace(/^(?:\.\/)+/, ''), '/') || '.';
}

/** Compiles a file of `_site/`; undefined when there is none. Its text was read when the site was opened. */
export function compileSiteFile(site: Site, name: string): Part | undefined {
  const file = site.files.site.get(name);
  const read = site.siteFiles.get(name);
  if (file === undefined || read === undefined) return undefined;
  return { ...compile(site, file, read, site.schemas.site.get(name), new Map()), kind: 'site', name };
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
    const compiled = compileSiteFile(site, name);
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
