import { resolve } from 'node:path';
import { encoderKey } from '../build/code-key.ts';
import { readFolderSetting } from '../build/options.ts';
import { openSite } from '../content/open-site.ts';
import { check } from '../check/check.ts';
import { openCache } from '../files/cache.ts';
import { createPictureStore } from '../pictures/picture-store.ts';
import { readSchemaFiles } from '../schemas/load-schemas.ts';
import { generateContentSchemas, writeContentSchemas } from './content-schemas.ts';

/** Writes the schemas that offer the current content. Pages with mistakes offer no anchors. */
export async function renewContentSchemas(root: string): Promise<void> {
  const publicDir = readFolderSetting('PUBLIC_DIR', 'public');
  const cache = openCache(resolve(root, '.cache/site'));
  const pictures = createPictureStore({
    publicDir: resolve(root, publicDir),
    cache,
    encoder: encoderKey(root),
    variants: false,
  });
  const site = openSite({ root, pagesDir: readFolderSetting('PAGES_DIR', 'pages'), publicDir, pictures });
  const { pages } = await check(site);
  cache.save();
  const { files } = readSchemaFiles(site.fileSystem, 'section-schemas');
  writeContentSchemas(root, generateContentSchemas(files, site, pages));
}
