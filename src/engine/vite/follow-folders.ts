import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { ignoreFileErrors } from '../files/node-file-system.ts';

/**
 * Calls `replaced` for a folder that was moved away and back, or removed and made anew, as by git or a program that writes
 * pages: a file watcher keeps to the old folder, and misses what is in the new one. The parent of a folder is told of
 * each new one, so the parents of the roots and all folders in them are watched. Returns a function that ends this.
 */
export function followFolders(roots: readonly string[], replaced: (folder: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function forget(folder: string): void {
    for (const [path, watcher] of watchers) {
      if (!isWithin(path, folder)) continue;
      watcher.close();
      watchers.delete(path);
    }
  }

  function watchAll(): void {
    for (const folder of roots.flatMap(listFolders)) {
      if (watchers.has(folder)) continue;
      const watcher = ignoreFileErrors(() =>
        watch(folder, { persistent: false }, (_event, name) => {
          if (name !== null) takeChange(join(folder, name));
        }),
      );
      // On some systems, a watched folder that is removed is an error.
      watcher?.on('error', () => forget(folder));
      if (watcher) watchers.set(folder, watcher);
    }
  }

  /** `path`: what has a new name, or is gone. */
  function takeChange(path: string): void {
    const isConcerned = roots.some((root) => isWithin(path, root) || isWithin(root, path));
    if (!isConcerned || !(isFolder(path) || watchers.has(path))) return;
    forget(path);
    watchAll();
    if (isFolder(path)) replaced(path);
  }

  watchAll();
  return () => roots.map(findParent).forEach(forget);
}

/** The folders of a root that exist, and its parent. */
function listFolders(root: string): string[] {
  // A folder may be removed meanwhile: its parent is told so.
  const entries = ignoreFileErrors(() => readdirSync(root, { recursive: true, withFileTypes: true })) ?? [];
  const inside = entries.filter((entry) => entry.isDirectory());
  return [findParent(root), root, ...inside.map(({ parentPath, name }) => join(parentPath, name))];
}

/** The nearest folder around another one that exists. */
function findParent(folder: string): string {
  const parent = dirname(folder);
  return isFolder(parent) || parent === folder ? parent : findParent(parent);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function isWithin(path: string, folder: string): boolean {
  return (path + sep).startsWith(folder + sep);
}
