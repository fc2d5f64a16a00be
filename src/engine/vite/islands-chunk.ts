import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { clientEntry, enhanceModule, islandsModule } from '../build/build-options.ts';

/** What so many blocks share comes with React: by itself it would be a file of some hundred bytes. */
const many = 6;

type Modules = Rolldown.ChunkingContext;

/**
 * One file for React, for what brings blocks to life with it, and for the small parts that many blocks share; another
 * one for what brings blocks to life without React. Whatever a module of theirs imports is in one of them or in the
 * loader, so no further files wait for each other.
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
  const islands = importedBy(resolve(root, islandsModule), modules);
  const blocks = new Set(
    [...islands].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  const uses = new Map<string, number>();
  for (const block of blocks)
    for (const id of importedBy(block, modules)) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (count >= many) islands.add(id);

  const chosen = new Map([...islands].map((id) => [id, 'islands']));
  for (const id of importedBy(resolve(root, enhanceModule), modules)) chosen.set(id, 'enhance');
  // What comes alive without React is not to wait for it.
  for (const block of blocks) {
    const parts = [...importedBy(block, modules)];
    if (!parts.some(isReact)) for (const id of parts) if (chosen.has(id)) chosen.set(id, 'enhance');
  }
  for (const id of importedBy(resolve(root, clientEntry), modules)) chosen.delete(id);
  return chosen;
}

function isReact(id: string): boolean {
  return id.replaceAll('\\', '/').includes('/node_modules/react/');
}

/** A module and everything it imports at once. */
function importedBy(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, modules, found);
  return found;
}
