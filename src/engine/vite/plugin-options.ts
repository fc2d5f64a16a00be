import { join } from 'node:path';

export interface SitePluginOptions {
  /** The project's root folder. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  pagesDir: string;
  /** Where the finished site goes, relative to the root. */
  outDir: string;
  /** Builds the catalogue of section types into the site too, unlisted, at `/__catalogue`. */
  catalogue: boolean;
}

/** The loader script's source, which is also its key in the build's manifest. */
export const clientEntry = 'src/app/entry-client.ts';
export const serverEntry = 'src/app/entry-server.tsx';

/**
 * Where a build puts its unfinished output: on the same disk as the finished one, so that a rename can put it in
 * place, and apart from other builds that run at the same time.
 */
export function workFolders(root: string): { all: string; client: string; server: string } {
  const all = join(root, '.cache', `build-${process.pid}`);
  return { all, client: join(all, 'client'), server: join(all, 'server') };
}
