import { join } from 'node:path';
import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import { createNodeFileSystem } from '../files/node-file-system.ts';
import { openSite } from '../content/open-site.ts';
import type { Site } from '../content/site.ts';
import { createSteadyFileSystem, type SteadyFileSystem } from '../files/steady-file-system.ts';
import type { SitePluginOptions } from './build-options.ts';

/**
 * What check and rendering of one build share. There is one site for both, so that what was checked is what is rendered:
 * the same lists of files, the same placeholders, and files that may not change in between.
 */
export interface BuildInput {
  site: Site;
  files: SteadyFileSystem;
  pictures: PictureStore;
}

export function openBuildInput({ root, pagesDir }: SitePluginOptions): BuildInput {
  const files = createSteadyFileSystem(createNodeFileSystem(root));
  const pictures = createPictureStore({
    publicDir: join(root, 'public'),
    cacheDir: join(root, '.cache/pictures'),
  });
  return { site: openSite({ root, pagesDir, pictures, fileSystem: files }), files, pictures };
}
