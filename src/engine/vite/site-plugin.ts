import type { Plugin, UserConfig } from 'vite';
import { buildSite } from './build-site.ts';
import { type BuildInput, openBuildInput } from './build-input.ts';
import { checkBeforeBuild } from './check-before-build.ts';
import { smallPreload } from './small-preload.ts';
import { serveSite } from './dev-server.ts';
import { clientEntry, serverEntry, type SitePluginOptions, workFolders } from './plugin-options.ts';

/**
 * Makes `vite build` check the content, build the site's code and write every page, and makes `vite` (the
 * development server) serve the same pages and update them in place.
 */
export function sitePlugin(options: SitePluginOptions): Plugin[] {
  let site: BuildInput;
  return [
    smallPreload(),
    {
      name: 'site:check',
      apply: 'build',
      buildApp: {
        order: 'pre',
        handler: () => {
          site = openBuildInput(options);
          return checkBeforeBuild(site);
        },
      },
    },
    {
      name: 'site:pages',
      config: (_config, { command }) => environments(options, command === 'build'),
      buildApp: { order: 'post', handler: (builder) => buildSite(builder, site, options) },
      ...serveSite(options),
    },
  ];
}

/** Two builds of one source tree: for the browser, and for rendering pages in Node. */
function environments({ root }: SitePluginOptions, isBuild: boolean): UserConfig {
  const work = workFolders(root);
  return {
    appType: 'custom',
    // Finished and unfinished builds are no source.
    server: { watch: { ignored: [`${root}/.cache/**`, `${root}/dist/**`] } },
    builder: {},
    build: { reportCompressedSize: false },
    environments: {
      client: {
        build: {
          outDir: work.client,
          emptyOutDir: true,
          manifest: true,
          modulePreload: false,
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
