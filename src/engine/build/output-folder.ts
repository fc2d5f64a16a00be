import { existsSync, lstatSync, readdirSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from 'node:path';
import { ignoreFileErrors } from '../files/ignore-file-errors.ts';
import { markFile } from '../files/output-paths.ts';
import { plainError } from '../../shared/plain-error.ts';
import type { SitePluginOptions } from './options.ts';

type Folders = Pick<SitePluginOptions, 'root' | 'pagesDir' | 'publicDir' | 'outDir'>;

/** Marks a folder as written by a build: the next build may replace it. */
export function writeMark(folder: string): void {
  const text = 'A build of page-config-renderer wrote this folder. The next one replaces all of it.\n';
  writeFileSync(join(folder, markFile), text);
}

/**
 * The folder that a build may replace, with links followed.
 * @throws Error, in one sentence that names the folder, when a build must not replace it: it deletes the old
 * content.
 */
export function findOutputFolder({ root, pagesDir, publicDir, outDir }: Folders): string {
  const folder = toRealPath(resolve(root, outDir));
  const precious = { 'your home folder': homedir(), 'the project': root };
  const content = {
    'the content folder': resolve(root, pagesDir),
    'the folder of public files': resolve(root, publicDir),
  };
  const reason =
    folder === undefined
      ? 'is a link that leads nowhere'
      : (findOverlap(folder, precious, content) ?? findForeign(folder));
  if (folder !== undefined && reason === undefined) return folder;
  throw plainError(
    `The output folder "${outDir}" (OUT_DIR) ${reason}: a build replaces everything in it. Name a folder that only builds write, such as "dist".`,
  );
}

/** A reason when the folder contains files that must not be lost, or is part of the content. */
function findOverlap(
  folder: string,
  precious: Record<string, string>,
  content: Record<string, string>,
): string | undefined {
  if (parse(folder).root === folder) return 'is the root of a disk';
  for (const [name, path] of Object.entries({ ...precious, ...content }))
    if (isWithin(toRealPath(path) ?? path, folder)) return `is or holds ${name}`;
  const [outer] =
    Object.entries(content).find(([, path]) => isWithin(folder, toRealPath(path) ?? path)) ?? [];
  return outer && `lies in ${outer}`;
}

/** A reason when the folder has content that no build wrote. */
function findForeign(folder: string): string | undefined {
  const found = ignoreFileErrors(() => statSync(folder, { throwIfNoEntry: false }));
  if (!found) return undefined;
  if (!found.isDirectory()) return 'is a file';
  // A mount point cannot be renamed, and its parent is on another disk.
  if (statSync(dirname(folder)).dev !== found.dev) return 'is a disk of its own, not a folder on one';
  const names = readdirSync(folder);
  if (names.includes('.git')) return 'holds a git repository';
  if (names.length === 0 || names.includes(markFile)) return undefined;
  return `holds files but not the mark of a build, "${markFile}" (delete the folder if a build of this site wrote it)`;
}

/**
 * The real path, with links followed and letters in the disk's case. Keeps missing segments as given.
 * Undefined for a broken link on the path.
 */
function toRealPath(path: string): string | undefined {
  if (existsSync(path)) return realpathSync.native(path);
  if (ignoreFileErrors(() => lstatSync(path))?.isSymbolicLink()) return undefined;
  const parent = toRealPath(dirname(path));
  return parent && join(parent, basename(path));
}

/** True when `path` is `folder` or is inside it. */
function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
