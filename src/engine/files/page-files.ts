import { homeRoute, notFoundRoute } from '../../shared/routes.ts';
import type { OtherEntry } from './file-system.ts';
import { builtFiles, builtFolders } from './output-paths.ts';

export interface PageFile {
  /** Path from the project's root: `pages/gardens/tools.json`. */
  file: string;
  /** `/gardens/tools`. */
  route: string;
}

/** The files of a content folder, by kind. */
export interface ContentFiles {
  pages: PageFile[];
  /** Files of `_shared/` and `_site/`, by name without `.json`. */
  shared: Map<string, string>;
  site: Map<string, string>;
  /** The files `_collection.json`, by the address of their folder: `/news`. */
  collections: Map<string, string>;
  /** Files with an invalid name or place. Paths inside the content folder. */
  misplaced: string[];
  /** Entries that have a file's name but are not files. Links are not included: reading one reports it. */
  otherEntries: OtherEntry[];
}

const segment = '[a-z0-9]+(?:-[a-z0-9]+)*';
const pageName = new RegExp(`^(?:${segment}/)*${segment}\\.json$`);
/** The file that makes a collection of the pages in its folder. */
export const collectionName = '_collection.json';
const collectionFile = new RegExp(`^(?:${segment}/)*${collectionName}$`);
const specialName = new RegExp(`^_(shared|site)/(${segment})\\.json$`);

/** Sorts the paths inside a content folder. Skips files whose name begins with a dot, and README.md. */
export function sortFiles(
  folder: string,
  names: readonly string[],
  otherEntries: readonly OtherEntry[] = [],
): ContentFiles {
  const files: ContentFiles = {
    pages: [],
    shared: new Map(),
    site: new Map(),
    collections: new Map(),
    misplaced: [],
    otherEntries: otherEntries.filter(({ kind, path }) =>
      kind === 'folder' ? path.endsWith('.json') : kind !== 'link',
    ),
  };
  const folders = new Set(files.otherEntries.flatMap(({ kind, path }) => (kind === 'folder' ? [path] : [])));
  for (const name of names) {
    // The folder itself is reported, so its files are not.
    if (foldersOf(name).some((path) => folders.has(path))) continue;
    if (/(?:^|\/)(?:\.|README\.md$)/.test(name) || isSystemFile(name)) continue;
    const [, kind, special] = specialName.exec(name) ?? [];
    if (special !== undefined)
      (kind === 'shared' ? files.shared : files.site).set(special, `${folder}/${name}`);
    else if (collectionFile.test(name)) files.collections.set(folderOf(name), `${folder}/${name}`);
    else if (pageName.test(name) && isFree(routeOf(name)))
      files.pages.push({ file: `${folder}/${name}`, route: routeOf(name) });
    else files.misplaced.push(name);
  }
  return files;
}

/** True for a route that a page's file may have: no link, alias or planned link may lead to the one for 404. */
function isFree(route: string): boolean {
  return route === notFoundRoute || explainReserved(route) === undefined;
}

/** `a/b/c.json` → `a`, `a/b` */
function foldersOf(name: string): string[] {
  return [...name.matchAll(/\//g)].map(({ index }) => name.slice(0, index));
}

/** `news/_collection.json` → `/news`, `_collection.json` → `/` */
function folderOf(name: string): string {
  return `/${name.slice(0, -collectionName.length - 1)}`;
}

/** True for files that systems put into folders. Other names with a dot are intended: hosts ask for `.well-known/`. */
export function isSystemFile(path: string): boolean {
  return /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);
}

/** `gardens/tools.json` → `/gardens/tools`, `services/index.json` → `/services`, `index.json` → `/`. */
export function routeOf(name: string): string {
  const path = name.slice(0, -'.json'.length).replace(/(?:^|\/)index$/, '');
  return path === '' ? homeRoute : `/${path}`;
}

/** Names that Windows reserves for devices. */
const device = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/;

/**
 * Folders of the built site that browsers cache, for a week or a year (`documents/host-files.ts` writes the
 * headers). They contain no pages. Other folders of public/ reserve no names.
 */
export const cachedFolders: Readonly<Record<string, 'week' | 'year'>> = {
  // These names contain a hash of the file.
  assets: 'year',
  _img: 'year',
  // A file of public/ keeps its name when it changes.
  fonts: 'week',
  img: 'week',
  tech: 'week',
  brand: 'week',
  icons: 'week',
  video: 'week',
};

/** Systems allow 255 bytes, and the build adds endings. */
const maxNameBytes = 240;

/** Why no page, alias or planned link may have an address such as `/gardens/tools`; undefined for a free one. */
export function explainReserved(address: string): string | undefined {
  const path = address.slice(1);
  const segments = path.split('/');
  const [first = ''] = segments;
  const unwritable = explainUnwritable(address);
  if (unwritable !== undefined) return unwritable;
  if ([path, `${path}.html`].some((name) => builtFiles.includes(name)))
    return 'The build writes a file of its own there. Choose another name.';
  if (segments.at(-1) === 'index') return 'The name "index" means its folder. Choose another name.';
  if (Object.hasOwn(cachedFolders, first) || builtFolders.includes(first))
    return `"/${first}" holds what the site itself needs. Choose another name.`;
  return undefined;
}

/** Why some system cannot write a file at this path; undefined when all can. */
export function explainUnwritable(path: string): string | undefined {
  const names = path.split('/');
  // Windows takes the name with any ending for a device.
  const taken = names.map((name) => name.split('.')[0]!.toLowerCase()).find((name) => device.test(name));
  if (taken !== undefined) return `Windows keeps the name "${taken}" for a device. Choose another name.`;
  return names.some((name) => Buffer.byteLength(name) > maxNameBytes)
    ? 'Not every system can write a name this long. Shorten it to at most 80 letters.'
    : undefined;
}
