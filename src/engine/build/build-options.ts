import { readBaseSetting } from './base-setting.ts';
import { readFolderSetting } from './folder-setting.ts';
import type { HostOptions } from '../../hosts/prepare.ts';

export interface SitePluginOptions extends HostOptions {
  /** The project's root folder. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  pagesDir: string;
  /** The folder of pictures and other files that are published as they are, relative to the root or absolute. */
  publicDir: string;
  /** Where the finished site goes, relative to the root or absolute. */
  outDir: string;
  /** The path below which the site lies on its host, as Vite writes it: `/` or `/site/`. */
  base: string;
  /** Builds the catalogue of section types into the site too, unlisted, at `/__catalogue`. */
  catalogue: boolean;
}

/**
 * The options that environment variables hold: PAGES_DIR, PUBLIC_DIR, OUT_DIR, CATALOGUE, and SITE_HOST and COMPRESS; and
 * the base from `package.json`.
 * @throws Error, with a sentence for the user, when one makes no sense.
 */
export function readSiteOptions(root: string): SitePluginOptions {
  return {
    root,
    // Point check, build and development server at other content.
    pagesDir: readFolderSetting('PAGES_DIR', 'pages'),
    publicDir: readFolderSetting('PUBLIC_DIR', 'public'),
    outDir: readFolderSetting('OUT_DIR', 'dist'),
    host: process.env.SITE_HOST || undefined,
    compress: process.env.COMPRESS === 'true',
    base: readBaseSetting(root),
    catalogue: process.env.CATALOGUE === 'true',
  };
}

/** The loader script's source, which is also its key in the build's manifest. */
export const clientEntry = 'src/app/entry-client.ts';
/** Brings blocks to life that need React; loaded with it when the first of them is near. */
export const islandsModule = 'src/app/islands.tsx';
/** Client-side navigation; loaded when the visitor is likely to go to another page. */
export const routerModule = 'src/app/router.ts';
/** Brings the other blocks to life. */
export const enhanceModule = 'src/app/enhance-block.ts';
/** Scripts of sites with a sign-in provider: what every page names, and what the page after signing in does. */
export const sessionEntry = 'src/shell/provider/session-entry.ts';
export const returnEntry = 'src/shell/provider/return-entry.ts';
export const serverEntry = 'src/app/entry-server.tsx';
