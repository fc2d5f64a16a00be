import { join, resolve } from 'node:path';
import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import type { KeptFiles } from '../files/kept-files.ts';
import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import type { BuildMemory } from './build-memory.ts';
import type { SitePluginOptions } from './build-options.ts';
import { createPageStore, type PageStore } from './page-store.ts';
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
}

/** `schemas`: where compiled schemas are kept. */
export function openBuildInput(
  { root, pagesDir, publicDir, base }: SitePluginOptions,
  outDir: string,
  schemas: KeptFiles,
  memory: BuildMemory,
): BuildInput {
  const pictures = createPictureStore({
    publicDir: resolve(root, publicDir),
    cacheDir: join(root, '.cache/pictures'),
  });
  const site = openSite({ root, pagesDir, publicDir, pictures, base, kept: schemas });
  const writer = createWriter(outDir, site.assets.addresses, memory);
  return { site, pictures, writer, pages: createPageStore(outDir, writer) };
}
