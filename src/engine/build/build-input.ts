import { join, resolve } from 'node:path';
import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import type { KeptFiles } from '../files/kept-files.ts';
import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { compilePage } from '../content/compile-page.ts';
import { createPageOrigins } from '../content/page-memory.ts';
import { holdsForms } from '../content/route-forms.ts';
import { type BuildMemory, forgetful } from './build-memory.ts';
import { type BuildPages, openPageMemory, rememberNoPages } from './page-memory.ts';
import type { SitePluginOptions } from './build-options.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { createSpillFile } from './spill-file.ts';
import type { WorkFolders } from './work-folders.ts';
import { createWriter, type Writer } from './create-writer.ts';

/**
 * What check and rendering of one build share. Each file of the content is read once, and what is rendered is what was
 * made of it while it was checked.
 */
export interface BuildInput {
  site: Site;
  pictures: PictureStore;
  /** Writes below the folder that is to become the site. */
  writer: Writer;
  pages: PageStore;
  /** Pages as they were compiled, before or now. */
  compiled: BuildPages;
}

/** What earlier builds left. */
export interface Remembered {
  /** Compiled schemas. */
  schemas: KeptFiles;
  memory: BuildMemory;
  /** The key of the code of this build. */
  code: string;
}

export function openBuildInput(
  { root, pagesDir, publicDir, base }: SitePluginOptions,
  work: WorkFolders,
  { schemas, memory, code }: Remembered,
): BuildInput {
  const pictures = createPictureStore({
    publicDir: resolve(root, publicDir),
    cacheDir: join(root, '.cache/pictures'),
  });
  const site = openSite({ root, pagesDir, publicDir, pictures, base, kept: schemas });
  const writer = createWriter(work.swap.next, site.assets.addresses, memory);
  const pages = createPageStore({
    spill: createSpillFile(work.pages),
    holdsForms: (section) => holdsForms(site, section),
    compile(route) {
      const page = site.routes.get(route);
      return page && site.schemas && compilePage(site, site.schemas, page).finish();
    },
  });
  const compiled =
    memory === forgetful || !site.schemas
      ? rememberNoPages(pages)
      : openPageMemory(createPageOrigins(site, site.schemas, code), memory, pages);
  return { site, pictures, writer, pages, compiled };
}
