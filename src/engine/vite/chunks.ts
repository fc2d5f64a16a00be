import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { enhanceModule, islandsModule, routerModule } from '../build/options.ts';
import { clientEntry } from '../documents/document-site.ts';

/** Wraps every `import()` of a build. */
const chunkLoader = 'src/browser/load-chunk.ts';
/** Vite's own wrapper: see docs/decisions/0038-code-is-fetched-before-it-is-imported.md. */
const viteLoader = '\0vite/preload-helper.js';

/** Replaces Vite's wrapper of `import()` by the site's own. Vite names the files to load. */
export function chunkLoading(): Plugin {
  let files: Rolldown.OutputBundle = {};
  const importsOf = (name: string) => {
    const file = files[name];
    return file?.type === 'chunk' ? file.imports : [];
  };
  /** The files that `import()` of one needs, without those that its importer has loaded. */
  const resolveDependencies = (name: string, _dependencies: string[], { hostId }: { hostId: string }) => {
    const present = reach(hostId, importsOf);
    return [...reach(name, importsOf)].filter((file) => !present.has(file));
  };
  return {
    name: 'site:chunk-loading',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      environments: { client: { build: { modulePreload: { polyfill: false, resolveDependencies } } } },
    }),
    load(id) {
      return id === viteLoader ? `export { loadChunk as __vitePreload } from '/${chunkLoader}';` : undefined;
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        files = bundle;
        if (
          this.environment.name === 'client' &&
          ![...this.getModuleIds()].some((id) => id.endsWith(chunkLoader))
        )
          throw new Error(
            `No import() of the build is wrapped by ${chunkLoader}: Vite has renamed its wrapper.`,
          );
      },
    },
  };
}

/** A chunk or module, and all that it imports, also by way of others. */
function reach(
  start: string,
  importsOf: (id: string) => readonly string[],
  reached = new Set<string>(),
): Set<string> {
  if (reached.has(start)) return reached;
  reached.add(start);
  for (const id of importsOf(start)) reach(id, importsOf, reached);
  return reached;
}

/**
 * Groups modules into one file for hydration with React, one for enhancement without it, and one that the first shares
 * with the router. With the loader they contain all static imports of their modules, so no files wait for each other.
 * The enhancement file also has what the router shares with single blocks, but no package: all pages would load it.
 */
export function islandsChunks(root: string): Rolldown.CodeSplittingGroup {
  let chosen: Map<string, string> | undefined;
  return {
    name: (id, modules) => (chosen ??= chooseModules(root, modules)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}

/** The file names of modules, by module id. */
function chooseModules(root: string, modules: Rolldown.ChunkingContext): Map<string, string> {
  const importedBy = (module: string) => reach(module, (id) => modules.getModuleInfo(id)?.importedIds ?? []);
  const islands = importedBy(resolve(root, islandsModule));
  const router = importedBy(resolve(root, routerModule));
  const enhance = importedBy(resolve(root, enhanceModule));
  const loader = importedBy(resolve(root, clientEntry));

  const chosen = new Map<string, string>();
  for (const id of islands) chosen.set(id, router.has(id) ? 'react' : 'islands');
  for (const id of enhance) chosen.set(id, 'enhance');
  const blocks = [...enhance].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const id of blocks.flatMap((block) => [...importedBy(block)]))
    if (router.has(id) && !chosen.has(id))
      chosen.set(id, id.includes('/node_modules/') ? 'packages' : 'enhance');
  for (const id of loader) chosen.delete(id);
  return chosen;
}
