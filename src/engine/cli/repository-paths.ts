import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { memoize } from '../../shared/memoize.ts';

/**
 * Returns the path of a file as code hosts know it: from the folder in GITHUB_WORKSPACE or, outside it, from the
 * repository around the project. A file outside both keeps its name. `root`: the project's folder.
 */
export function createRepositoryPaths(root: string, workspace = process.env.GITHUB_WORKSPACE) {
  const project = realOf(root);
  const top =
    [workspace ? realOf(resolve(root, workspace)) : undefined, findRepository(project)].find(
      (folder) => folder !== undefined && pathWithin(folder, project) !== undefined,
    ) ?? project;
  // A finding about a link names the link, not what it leads to.
  const placeOf = memoize(Infinity, (folder) => realOf(resolve(project, folder)));
  return (file: string): string => pathWithin(top, join(placeOf(dirname(file)), basename(file))) ?? file;
}

/** The nearest folder that holds `.git`, which is a file in a worktree and in a submodule. */
function findRepository(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder;
  return dirname(folder) === folder ? undefined : findRepository(dirname(folder));
}

/** The path from a folder to what is in it, with slashes; undefined for what is outside. */
function pathWithin(folder: string, path: string): string | undefined {
  const inside = relative(folder, path).split(sep).join('/');
  return inside === '..' || inside.startsWith('../') || isAbsolute(inside) ? undefined : inside;
}

/** Without links. A folder that does not exist keeps its name. */
function realOf(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}
