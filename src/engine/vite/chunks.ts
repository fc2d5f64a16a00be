import { resolve } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin, Rolldown } from 'vite';
import { enhanceModule, islandsModule, routerModule } from '../build/options.ts';
import { clientEntry } from '../documents/document-site.ts';

/** Wraps every `import()` of a build. */
const chunkLoader = 'src/app/load-chunk.ts';
const helperId = '\0vite/preload-helper.js';
const mark = '__VITE_PRELOAD__';

/** Replaces Vite's wrapper of `import()` by the site's own, which gets the names of all files to load. */
export function chunkLoading(): Plugin {
  return {
    name: 'site:chunk-loading',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      return id === helperId ? `export { loadChunk as __vitePreload } from '/${chunkLoader}';` : undefined;
    },
    // Replaces Vite's placeholder after each `import()` by the files it needs. Vite 8.4 adds a hash to it.
    renderChunk(code, { fileName }, _options, { chunks }) {
      if (!code.includes(mark)) return null;
      const filesOf = (name: string) => reach(name, (id) => chunks[id]?.imports ?? []);
      const present = filesOf(fileName);
      const text = new MagicString(code);
      for (const { 0: call, 1: name = '', 2: placeholder = '', index } of code.matchAll(
        /\bimport\(["']\.\/([^"']+)["']\)(?:(?!\bimport\().)*?\b(__VITE_PRELOAD__\w*)/gs,
      )) {
        const files = [...filesOf(fileName.replace(/[^/]*$/, name))].filter((file) => !present.has(file));
        const names = files.map((file) => file.replace(/^.*\//, '').replace(/\.js$/, ''));
        const end = index + call.length;
        text.update(end - placeholder.length, end, `'${names.join(' ')}'`);
      }
      if (text.toString().includes(mark))
        throw new Error(`${fileName} has an import() whose files could not be named.`);
      return { code: text.toString(), map: text.generateMap({ hires: true }) };
    },
  };
}

/** A chunk or module, and all that it imports, also by way of others. */
function reach(
  start: string,
  importsOf: (id: string) => readonly string[],
  found = new Set<string>(),
): Set<string> {
  if (found.has(start)) return found;
  found.add(start);
  for (const id of importsOf(start)) reach(id, importsOf, found);
  return found;
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
  const [islands, router, enhance, loader] = [islandsModule, routerModule, enhanceModule, clientEntry].map(
    (module) => importedBy(resolve(root, module)),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>];

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

/**
 * The first line of the router's file: V8 then compiles its functions during download instead of one by one while the
 * visitor waits for the first page. Chrome supports it since version 136; for other browsers it is a comment.
 */
export function compileAhead(root: string): (chunk: Rolldown.RenderedChunk) => string {
  const router = resolve(root, routerModule);
  return ({ facadeModuleId }) => (facadeModuleId === router ? '//# allFunctionsCalledOnLoad' : '');
}
