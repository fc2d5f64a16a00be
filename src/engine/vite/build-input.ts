import { join } from 'node:path';
import { createPictureStore, type PictureStore } from '../pictures/picture-store.ts';
import { loadSchemas } from '../schemas/load-schemas.ts';
import { createNodeFileSystem } from '../site/node-file-system.ts';
import type { SiteOptions } from '../site/open-site.ts';
import type { SitePluginOptions } from './plugin-options.ts';

/** What check and rendering of one build share: schemas are compiled and pictures measured once. */
export interface BuildInput extends SiteOptions {
  pictures: PictureStore;
}

export function openBuildInput({ root, pagesDir }: SitePluginOptions): BuildInput {
  return {
    root,
    pagesDir,
    schemas: loadSchemas(createNodeFileSystem(root), 'section-schemas'),
    pictures: createPictureStore({
      publicDir: join(root, 'public'),
      cacheDir: join(root, 'node_modules/.cache/pictures'),
    }),
  };
}
