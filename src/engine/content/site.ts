import type { PictureStore } from '../pictures/picture-store.ts';
import type { Finding } from '../diagnostics/finding.ts';
import type { Forms, Words } from '../../shared/generated/site.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import type { AssetIndex } from '../files/asset-index.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { ContentFiles, PageFile } from '../files/page-files.ts';
import type { CompiledShared, CompiledSiteFile } from './compiled.ts';
import type { Placeholders } from './placeholders.ts';
import type { BrokenFile, ContentFile } from './read-content.ts';

/** What the engine needs of the picture store. */
export type PictureSource = Pick<PictureStore, 'describe' | 'describeCard'>;

/** What every page is made of beside its own file and the pictures it shows. */
export interface SiteGround extends Pick<
  Site,
  'base' | 'pagesDir' | 'placeholders' | 'language' | 'forms' | 'words' | 'schemas' | 'siteFiles'
> {
  files: Pick<ContentFiles, 'site'>;
}

/** A website as it lies in its folder at one moment. Page contents are not held: they are read when needed. */
export interface Site {
  fileSystem: FileSystem;
  /** The path below which the site lies on its host: `/` or `/site/`. */
  base: string;
  /** The content folder, as it was named: `pages`. */
  pagesDir: string;
  /** Every page, sorted by file. */
  pages: readonly PageFile[];
  /** Pages by route. Where two files claim a route, the last one; the check reports that. */
  routes: ReadonlyMap<string, PageFile>;
  files: ContentFiles;
  /** Files of public/ by their address. */
  assets: AssetIndex;
  /** Undefined while brand.json is missing or broken: then nothing that names a placeholder can be judged or resolved. */
  placeholders: Placeholders | undefined;
  /** The language of the site's words, as HTML names it: `en` unless brand.json says another one, in a form there is. */
  language: string;
  /** Addresses that may be linked before their page exists, in the order of their file. */
  plannedPaths: readonly string[];
  /** Where forms send: _site/forms.json with placeholders filled in. Undefined when it is missing or unsound. */
  forms: Forms | undefined;
  /** What the site says by itself in which language: _site/words.json. Undefined when it is missing or unsound. */
  words: Words | undefined;
  pictures: PictureSource | undefined;
  /** Undefined when section-schemas/ is broken: then `problems` says how, and nothing can be checked or resolved. */
  schemas: SchemaSet | undefined;
  problems: readonly Finding[];
  /** Files of `_site/` by name, as they were read when the site was opened. */
  siteFiles: ReadonlyMap<string, ContentFile | BrokenFile>;
  /** Shared blocks and files of `_site/` that somebody has asked for already, by name: each is compiled once. */
  compiled: {
    shared: Map<string, CompiledShared | undefined>;
    site: Map<string, CompiledSiteFile>;
  };
}
