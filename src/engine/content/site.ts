import type { PictureStore } from '../pictures/picture-store.ts';
import type { Consent, Forms, Redirects, Words } from '../../shared/generated/site.ts';
import type { SchemaSet } from '../schemas/schema-set.ts';
import type { AssetIndex } from '../files/asset-index.ts';
import type { FileSystem } from '../files/file-system.ts';
import type { ContentFiles, PageFile } from '../files/page-files.ts';
import type { Collections } from './collections.ts';
import type { CommonFile } from './compiled-file.ts';
import type { Clock } from './state.ts';
import type { Placeholders } from './placeholders.ts';

/** The engine's part of the picture store. */
export type SitePictures = Omit<PictureStore, 'emit'>;

/** The inputs of every page besides its own file and pictures. */
export interface PageContext extends Pick<
  Site,
  | 'base'
  | 'pagesDir'
  | 'placeholders'
  | 'language'
  | 'forms'
  | 'words'
  | 'schemas'
  | 'siteFiles'
  | 'collections'
> {
  files: Pick<ContentFiles, 'site'>;
  /** No moment: what is true of a page today is not cached with it. A rule that compares with the day judges all files. */
  clock: Pick<Clock, 'zone'>;
}

/** A snapshot of a website's folder. It does not contain the pages' contents, which are read on use. */
export interface Site {
  fileSystem: FileSystem;
  /** The base path of the site on its host: `/` or `/site/`. */
  base: string;
  /** The content folder as the options name it: `pages`. */
  pagesDir: string;
  pages: readonly PageFile[];
  /** Pages by route. If two files have the same route, the last one wins; the check reports that. */
  routes: ReadonlyMap<string, PageFile>;
  files: ContentFiles;
  assets: AssetIndex;
  /** Undefined while brand.json is missing or broken: then no text with a placeholder can be judged. */
  placeholders: Placeholders | undefined;
  /** The site's language as HTML names it: `en` unless brand.json names another known language. */
  language: string;
  /** Addresses that pages may link to before their page exists, in the order of their file. */
  plannedPaths: readonly string[];
  /** The cookie banner and its scripts: _site/consent.json. Undefined when it is missing or unsound. */
  consent: Consent | undefined;
  /** The destinations of forms: _site/forms.json. Undefined when it is missing or unsound. */
  forms: Forms | undefined;
  /** The site's own words by language: _site/words.json. Undefined when it is missing or unsound. */
  words: Words | undefined;
  /** What days and times are compared with. */
  clock: Clock;
  /** True for a preview: what is not live is shown, too. */
  isPreview: boolean;
  /** Addresses of former pages: _site/redirects.json. Undefined when it is missing or unsound. */
  redirects: Redirects | undefined;
  pictures: SitePictures | undefined;
  schemas: SchemaSet;
  /** Files of `_site/` by name. */
  siteFiles: ReadonlyMap<string, CommonFile>;
  /** The files `_collection.json`, by the address of their folder. */
  collections: Collections;
  /** Files of `_shared/` by name. */
  shared: ReadonlyMap<string, CommonFile | undefined>;
}
