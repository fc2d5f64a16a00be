import { join } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { buildSite } from './build-site.ts';
import { checkBeforeBuild } from './check-before-build.ts';
import { serveSite } from './dev-server.ts';

export interface SitePluginOptions {
  /** The project's root folder. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  pagesDir: string;
  /** Where the finished site goes, relative to the root. */
  outDir: string;
}

/** The loader script's source, which is also its key in the build's manifest. */
export const clientEntry = 'src/app/entry-client.ts';
export const serverEntry = 'src/app/entry-server.tsx';

/**
 * Makes `vite build` check the content, build the site's code and write every page, and makes `vite` (the
 * development server) serve the same pages and update them in place.
 */
export function sitePlugin(options: SitePluginOptions): Plugin[] {
  return [
    {
      name: 'site:check',
      apply: 'build',
      buildApp: { order: 'pre', handler: () => checkBeforeBuild(options) },
    },
    {
      name: 'site:pages',
      config: (_config, { command }) => environments(options, command === 'build'),
      buildApp: { order: 'post', handler: (builder) => buildSite(builder, options) },
      ...serveSite(options),
    },
  ];
}

/** Two builds of one source tree: for the browser, and for rendering pages in Node. */
function environments({ root }: SitePluginOptions, isBuild: boolean): UserConfig {
  const work = workFolders(root);
  return {
    appType: 'custom',
    builder: {},
    environments: {
      client: {
        build: {
          outDir: work.client,
          emptyOutDir: true,
          manifest: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: clientEntry },
        },
      },
      ssr: {
        // Bundling everything picks React's production build; the development server needs plain Node modules.
        ...(isBuild ? { resolve: { noExternal: true } } : {}),
        build: {
          outDir: work.server,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: { 'entry-server': serverEntry } },
        },
      },
    },
  };
}

/** Unfinished output, on the same disk as the finished one so that a rename can put it in place. */
export function workFolders(root: string): { client: string; server: string } {
  return { client: join(root, '.cache/build/client'), server: join(root, '.cache/build/server') };
}
