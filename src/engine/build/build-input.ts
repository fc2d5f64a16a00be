import { join, resolve } from 'node:path';
import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import type { KeptFiles } from '../files/kept-files.ts';
import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import type { SitePluginOptions } from './build-options.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { createWriter, type Write } from './create-writer.ts';

/**
 * What check and rendering of one build share. Each file of the content is read once, and what is rendered is what was
 * made of it while it was checked.
 */
export interface BuildInput {
  site: Site;
  pictures: PictureStore;
  /** Writes below the folder that is to become the site. */
  write: Write;
  pages: PageStore;
}

/** `schemas`: where compiled schemas are kept. */
export function openBuildInput(
  { root, pagesDir, publicDir, base }: SitePluginOptions,
  outDir: string,
  schemas: KeptFiles,
): BuildInput {
  const pictures = createPictureStore({
    publicDir: resolve(root, publicDir),
    cacheDir: join(root, '.cache/pictures'),
  });
  const site = openSite({ root, pagesDir, publicDir, pictures, base, kept: schemas });
  const write = createWriter(outDir, site.assets.addresses);
  return { site, pictures, write, pages: createPageStore(outDir, write) };
}
