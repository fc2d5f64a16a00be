import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import { clientEntry, islandsModule } from '../build/build-options.ts';

/** What so many blocks share comes with React: by itself it would be a file of some hundred bytes. */
const many = 6;

type Modules = Rolldown.ChunkingContext;

/**
 * One file for React, for what brings blocks to life, and for the small parts that many blocks share. Whatever a
 * module of it imports is in it too or in the loader, so no two files wait for each other.
 */
export function islandsChunk(root: string): Rolldown.CodeSplittingGroup {
  let chosen: Set<string> | undefined;
  return {
    name: (id, modules) => ((chosen ??= chooseModules(root, modules)).has(id) ? 'islands' : null),
    includeDependenciesRecursively: false,
  };
}

function chooseModules(root: string, modules: Modules): Set<string> {
  const chosen = importedBy(resolve(root, islandsModule), modules);
  const blocks = new Set(
    [...chosen].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  const uses = new Map<string, number>();
  for (const block of blocks)
    for (const id of importedBy(block, modules)) uses.set(id, (uses.get(id) ?? 0) + 1);
  for (const [id, count] of uses) if (count >= many) chosen.add(id);
  for (const id of importedBy(resolve(root, clientEntry), modules)) chosen.delete(id);
  return chosen;
}

/** A module and everything it imports at once. */
function importedBy(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) importedBy(imported, modules, found);
  return found;
}
