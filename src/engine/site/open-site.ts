import { loadSchemas } from '../schemas/load-schemas.ts';
import { indexAssets } from './asset-index.ts';
import type { FileSystem } from './file-system.ts';
import { isObject, type Json } from './json.ts';
import { createNodeFileSystem } from './node-file-system.ts';
import { sortFiles, type ContentFiles } from './page-files.ts';
import { readPlaceholders } from './placeholders.ts';
import { readJson } from './read-json.ts';
import type { LoadedSchemas } from '../schemas/schema-set.ts';
import type { PictureSource, Site } from './site.ts';

export interface SiteOptions {
  /** The project's root; everything else is relative to it. The current folder unless given. */
  root?: string;
  /** The content folder. May lie outside the root. */
  pagesDir?: string;
  publicDir?: string;
  schemasDir?: string;
  /** The schemas, when they are loaded already: compiling them takes longer than checking a small site. */
  schemas?: LoadedSchemas;
  /** Where files come from: the disk unless given. */
  fileSystem?: FileSystem;
  /** Sizes and encodings of pictures: needed to resolve pages, and lets the check open each picture. */
  pictures?: PictureSource;
}

/** Lists a site's files and makes its schemas ready. Never throws for what an author wrote. */
export function openSite(options: SiteOptions = {}): Site {
  const { root = process.cwd(), publicDir = 'public', schemasDir = 'section-schemas', pictures } = options;
  const pagesDir = trimFolder(options.pagesDir ?? 'pages');
  const fileSystem = options.fileSystem ?? createNodeFileSystem(root);
  const files = sortFiles(pagesDir, fileSystem.list(pagesDir));
  const { schemas, problems } = options.schemas ?? loadSchemas(fileSystem, schemasDir);
  const plannedLinks = readSiteFile(fileSystem, files, 'planned-links');
  return {
    fileSystem,
    pagesDir,
    pages: files.pages,
    routes: new Map(files.pages.map((page) => [page.route, page])),
    files,
    assets: indexAssets(fileSystem, publicDir),
    placeholders: readPlaceholders(readSiteFile(fileSystem, files, 'brand')),
    plannedPaths:
      isObject(plannedLinks) && Array.isArray(plannedLinks.paths) ? plannedLinks.paths.map(String) : [],
    pictures: pictures && remember(pictures),
    schemas,
    problems,
    resolvedShared: new Map(),
  };
}

/** A file of `_site/`; undefined when it is missing or broken, which the check reports. */
function readSiteFile(fileSystem: FileSystem, files: ContentFiles, name: string): Json | undefined {
  const file = files.site.get(name);
  const read = file === undefined ? undefined : readJson(fileSystem, file);
  return read && 'value' in read ? read.value : undefined;
}

/** A site is one moment, so a picture that many pages show is looked at once. */
function remember(pictures: PictureSource): PictureSource {
  const known = new Map<string, ReturnType<PictureSource['describe']>>();
  return {
    describe(src) {
      const description = known.get(src) ?? pictures.describe(src);
      known.set(src, description);
      return description;
    },
  };
}

function trimFolder(folder: string): string {
  return (
    folder
      .replaceAll('\\', '/')
      .replace(/^(?:\.\/)+/, '')
      .replace(/\/+$/, '') || '.'
  );
}
