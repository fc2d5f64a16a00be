import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { clientEntry, enhanceModule, islandsModule, routerModule } from '../build/options.ts';

type Modules = Rolldown.ChunkingContext;

/**
 * One file for what brings blocks to life with React, one for what does so without, and one for what the first shares with
 * the router: neither waits for the other. Whatever a module of theirs imports is in one of them or in the loader, so no
 * further files wait for each other. What the router shares with single blocks is small, and comes with the second.
 */
export function islandsChunks(root: string): Rolldown.CodeSplittingGroup {
  let chosen: Map<string, string> | undefined;
  return {
    name: (id, modules) => (chosen ??= chooseModules(root, modules)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}

/** The names of the files that modules are put into, by their ids. */
function chooseModules(root: string, modules: Modules): Map<string, string> {
  const [islands, router, enhance, loader] = [islandsModule, routerModule, enhanceModule, clientEntry].map(
    (module) => importedBy(resolve(root, module), modules),
  ) as [Set<string>, Set<string>, Set<string>, Set<string>];

  const chosen = new Map<string, string>();
  for (const id of islands) chosen.set(id, router.has(id) ? 'react' : 'islands');
  for (const id of enhance) chosen.set(id, 'enhance');
  const blocks = [...enhance].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
  for (const id of blocks.flatMap((block) => [...importedBy(block, modules)]))
    if (router.has(id) && !chosen.has(id)) chosen.set(id, 'enhance');
  for (const id of loader) chosen.delete(id);
  return chosen;
}

/** A module and everything it imports at once. */
function importedBy(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, modules, found);
  return found;
}
