import { resolve } from 'node:path';
import type { Plugin, UserConfig } from 'vite';
import { licencesFile } from '../files/output-paths.ts';
import {
  readBase,
  clientEntry,
  returnEntry,
  serverEntry,
  sessionEntry,
  type SitePluginOptions,
} from '../build/options.ts';
import { plainError, withoutStack } from '../../shared/plain-error.ts';
import { componentStyles } from './styles.ts';
import { chunkLoading, compileAhead, islandsChunks } from './chunks.ts';
import type { DevServer } from './dev-server.ts';

/**
 * Says how `npm run build` builds the site's code, and makes `vite` (the development server) serve the pages that it
 * would write and update them in place. What only the server needs is loaded then.
 */
export function sitePlugin(options: SitePluginOptions): Plugin[] {
  let dev: DevServer | undefined;
  return [
    chunkLoading(),

    componentStyles(options.root),
    {
      name: 'site:pages',
      config({ base: wanted }, { command }) {
        // React and the site's code have two sides; a build is for visitors, whatever the shell or a mode says.
        if (command === 'build') process.env.NODE_ENV = 'production';
        const base = wanted === undefined ? options.base : readBase(wanted);
        return { base, ...environments(options, command) };
      },
      buildApp: {
        order: 'pre',
        handler() {
          throw plainError('"vite build" would build no pages. Run "npm run build".');
        },
      },
      async configureServer(server) {
        const { serveSite } = await import('./dev-server.ts');
        dev = await serveSite(server, options).catch((error: unknown) => {
          throw withoutStack(error);
        });
        return dev.addPages;
      },
      // Section code that no island of the open page has loaded is known only to the server's module graph.
      hotUpdate({ modules }) {
        if (this.environment.name === 'ssr' && modules.length > 0) dev?.codeChanged();
      },
    },
  ];
}

/** What is decided by this while code runs is decided when it is bundled: the other half need not be there. */
const productionOnly = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** How long each plug-in took is no warning about the site. */
const checks = { bundlerTimings: false };

/** Two builds of one source tree: for the browser, and for rendering pages in Node. */
function environments({ root, publicDir }: SitePluginOptions, command: 'build' | 'serve'): UserConfig {
  return {
    appType: 'custom',
    publicDir: resolve(root, publicDir),
    // Installed packages may be shared with another checkout, whose development server would replace what lies there.
    cacheDir: resolve(root, '.cache/vite'),
    // There is no HTML file to begin with. A package that is found later is answered with an error, and reloads the page.
    optimizeDeps: { entries: [clientEntry, sessionEntry, returnEntry] },
    server: {
      // What forms sent, and what the machine keeps to itself. No page of another address may read any of the rest.
      fs: {
        deny: ['**/.data/**', '**/.git/**', '.env', '.env.*', '*.{crt,pem,key,sqlite,sqlite-wal,sqlite-shm}'],
      },
      cors: false,
      // Finished and unfinished builds are no source.
      watch: { ignored: [`${root}/.cache/**`, `${root}/.data/**`, `${root}/dist/**`, `${root}/.dist.*/**`] },
    },
    // Both builds belong to one site: they share this plug-in and what it knows.
    builder: { sharedConfigBuild: true },
    build: { reportCompressedSize: false },
    environments: {
      client: {
        // React's code for the inspector of developers is of no use to visitors.
        ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
        build: {
          emptyOutDir: true,
          // Vite would follow links.
          copyPublicDir: false,
          manifest: true,
          modulePreload: false,
          // The notices of the libraries whose code the browser is given.
          license: { fileName: licencesFile },
          rolldownOptions: {
            input: [clientEntry, sessionEntry, returnEntry],
            output: { codeSplitting: { groups: [islandsChunks(root)] }, postBanner: compileAhead(root) },
            checks,
          },
        },
      },
      ssr: {
        // One file, without React's code for development, is loaded soonest; the development server needs plain modules.
        ...(command === 'build' ? { resolve: { noExternal: true }, define: productionOnly } : {}),
        build: {
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            input: { 'entry-server': serverEntry },
            output: { codeSplitting: false },
            checks,
          },
        },
      },
    },
  };
}
