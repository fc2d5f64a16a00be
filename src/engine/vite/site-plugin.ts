import { realpathSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import {
  type EnvironmentOptions,
  type FileSystemServeOptions,
  normalizePath,
  type Plugin,
  type UserConfig,
} from 'vite';
import { devNonce } from '../documents/content-security-policy.ts';
import { clientEntry, returnEntry, sessionEntry } from '../documents/document-site.ts';
import { noticesFile, readBase, serverEntry, serverFile, type BuildOptions } from '../build/options.ts';
import { plainError, withoutStack } from '../../shared/plain-error.ts';
import { componentCode } from './component-code.ts';
import { inlineScripts } from './inline-scripts.ts';
import { chunkLoading, islandsChunks } from './chunks.ts';
import type { DevServer } from './dev-server.ts';

/**
 * Configures the build of the site's code, and makes `vite` (the development server) render pages and update them.
 * @throws Error, with a sentence for the user, for a path that Vite cannot read.
 */
export function sitePlugin(options: BuildOptions): Plugin[] {
  if (options.root.includes('#'))
    throw plainError(
      `The project's path contains "#", which Vite takes for the end of a file name: ${options.root}. Rename the folder.`,
    );
  let dev: DevServer | undefined;
  return [
    chunkLoading(),
    componentCode(options.root),
    inlineScripts(),
    {
      name: 'site:pages',
      config({ base: wanted }, { command }) {
        // React and the site's code have a development mode; a build is for visitors, even if the shell or a
        // mode sets another one.
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
      // Section code that no hydrated block of the open page has loaded is only in the server's module graph.
      hotUpdate({ modules }) {
        if (this.environment.name === 'ssr' && modules.length > 0) dev?.codeChanged();
      },
    },
  ];
}

/** Resolves conditions on NODE_ENV when bundling, which removes the code for development. */
const productionOnly = { 'process.env.NODE_ENV': JSON.stringify('production') };

/** Folders of `src/` with code for the browser. What that imports from elsewhere is served, too. */
const browserCode = [
  'browser',
  'components',
  'development',
  'own',
  'sections',
  'shared',
  'shell',
  'studio/client',
  'studio/frame',
  'styles',
  'styles-compiler',
];

/** The studio's code in the browser, which only the development server serves. */
const studioEntry = 'src/studio/client/main.tsx';

/** Folders without sources: caches, messages, and builds, finished or not. */
const unwatched = /^(?:\.cache|\.data|dist|\.dist\.[^/\\]*)(?:$|[/\\])/;

/** Two builds of one source tree: for the browser, and for rendering pages in Node. */
function environments(options: BuildOptions, command: 'build' | 'serve'): UserConfig {
  const { root } = options;
  return {
    appType: 'custom',
    html: { cspNonce: devNonce },
    // The build copies public/, and the development server sends its files: Vite would follow links.
    publicDir: false,
    // Installed packages may be shared with another checkout, whose development server would replace their
    // cache.
    cacheDir: resolve(root, '.cache/vite'),
    // There is no HTML entry for Vite to scan. A package found later answers with an error, and reloads the
    // page.
    optimizeDeps: { entries: [clientEntry, sessionEntry, returnEntry, studioEntry] },
    server: {
      fs: servedFiles(options),
      // No other origin may read what pages need.
      cors: false,
      watch: { ignored: (path) => unwatched.test(relative(root, path)) },
    },
    // Both builds share this plug-in and its state.
    builder: { sharedConfigBuild: true },
    build: {
      reportCompressedSize: false,
      // Both builds write into one folder, a new one.
      emptyOutDir: false,
      // The time of each plug-in is not a warning about the site.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: { client: browserEnvironment(root, command), ssr: serverEnvironment(command) },
  };
}

/**
 * A list of what pages need. The project's other files are its owner's: messages of forms, whatever they were exported
 * to, and keys.
 */
function servedFiles({ root, pagesDir, publicDir }: BuildOptions): FileSystemServeOptions {
  return {
    allow: [
      ...browserCode.map((folder) => resolve(root, 'src', folder)),
      resolve(root, '.cache/vite'),
      // It may be a link to packages of several projects.
      realpathSync(resolve(root, 'node_modules')),
    ],
    deny: [
      '**/{.data,.git}/**',
      '{.env,.env.*,*.crt,*.pem,*.key,*.sqlite,*.sqlite-wal,*.sqlite-shm}',
      // The paths may hold signs of patterns.
      ...[pagesDir, publicDir].map(
        (folder) => `${normalizePath(resolve(root, folder)).replaceAll(/[^\w/:]/g, '\\$&')}/**`,
      ),
    ],
  };
}

function browserEnvironment(root: string, command: 'build' | 'serve'): EnvironmentOptions {
  return {
    // Visitors do not need React's hook for its developer tools.
    ...(command === 'build' ? { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } } : {}),
    build: {
      manifest: true,
      license: { fileName: noticesFile },
      rolldownOptions: {
        input: [clientEntry, sessionEntry, returnEntry],
        output: {
          codeSplitting: { groups: [islandsChunks(root)] },
          // The same map in any output folder.
          sourcemapPathTransform: (source, map) => relative(root, resolve(dirname(map), source)),
        },
      },
    },
  };
}

function serverEnvironment(command: 'build' | 'serve'): EnvironmentOptions {
  return {
    // One file without React's development code loads fastest; the development server needs plain modules.
    ...(command === 'build' ? { resolve: { noExternal: true }, define: productionOnly } : {}),
    build: {
      // Pictures that only rendered components import.
      emitAssets: true,
      rolldownOptions: {
        input: serverEntry,
        output: { codeSplitting: false, entryFileNames: serverFile },
      },
    },
  };
}
