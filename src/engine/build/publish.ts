import { randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { makeFolder } from '../../command-line/make-folder.ts';
import { markFile, markOf } from '../../shared/build-mark.ts';
import { readRefusal } from '../../shared/refusal.ts';
import { ifThere, ignoreFileErrors } from '../files/node-file-system.ts';
import { plainError } from '../../shared/plain-error.ts';
import { homedir } from 'node:os';
import type { BuildOptions } from './options.ts';

/**
 * Creates the folder of one build first, so that a full or read-only disk is known early, and cleans up after killed
 * builds.
 * @throws Error, in a sentence for the user, when the site cannot be written to its folder.
 */
export function openOutput(folders: Folders) {
  const target = findOutputFolder(folders);
  const name = `.${basename(target)}.${process.pid}-${randomBytes(4).toString('hex')}`;
  const stem = join(dirname(target), name);
  const staging = `${stem}.staging`;
  const previous = `${stem}.previous`;
  try {
    makeFolder(staging);
  } catch (error) {
    const { reason, advice } = readRefusal(error) ?? { reason: String(error), advice: 'Name another folder' };
    throw plainError(`The site cannot be written to "${target}": ${reason}. ${advice}. Nothing was built.`);
  }
  recover(target);

  return {
    /** The site's folder, with links followed. */
    target,
    /** The new site. It is beside `target`, as a rename works only on the same disk. */
    folder: staging,
    /**
     * Replaces the target by two renames. After a kill between them, the next build restores the last one.
     * @throws Error, with the last build restored, when a rename fails.
     */
    publish: () => replaceFolder(target, staging, previous),
    /** Removes an unpublished site. After a build that was killed, the next one does. */
    close: () => rmSync(staging, { recursive: true, force: true }),
  };
}

function replaceFolder(target: string, staging: string, previous: string): void {
  for (;;) {
    const isMoved = renameIfThere(target, previous);
    try {
      renameSync(staging, target);
      break;
    } catch (error) {
      const isTaken = ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
      if (!isTaken) {
        if (isMoved) renameIfThere(previous, target);
        throw error;
      }
      // Another build has published in between. This one is newer.
      rmSync(previous, { recursive: true, force: true });
    }
  }
  rmSync(previous, { recursive: true, force: true });
}

/** Restores the last build after a kill between the renames, and deletes the folders of killed builds. */
function recover(target: string): void {
  const folder = dirname(target);
  const start = `.${basename(target)}.`;
  const leftovers = (ignoreFileErrors(() => readdirSync(folder)) ?? []).flatMap((name) => {
    const ending = name.startsWith(start) ? name.slice(start.length) : '';
    const [, owner, kind] = /^(\d+)-[0-9a-f]{8}\.(staging|previous)$/.exec(ending) ?? [];
    return owner === undefined ? [] : [{ path: join(folder, name), owner: Number(owner), kind }];
  });
  const last = leftovers.find(({ kind }) => kind === 'previous');
  if (last && !existsSync(target) && renameIfThere(last.path, target))
    process.stderr.write(
      `A build was ended while it put its site in place; the one before it is back in "${target}".\n`,
    );
  for (const { path, owner } of leftovers)
    if (!isRunning(owner)) rmSync(path, { recursive: true, force: true });
}

/** True when a process with this id runs, of any user. */
function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** True when there was something to rename. */
function renameIfThere(from: string, to: string): true | undefined {
  return ifThere(() => (renameSync(from, to), true));
}

type Folders = Pick<BuildOptions, 'root' | 'pagesDir' | 'publicDir' | 'outDir'>;

/** Marks a folder as written by a build: the next build may replace it. */
export function writeMark(folder: string, preview?: string): void {
  writeFileSync(join(folder, markFile), markOf(preview));
}

/**
 * The folder that a build may replace, with links followed.
 * @throws Error, in one sentence, when it holds what no build wrote: a build deletes the old content.
 */
function findOutputFolder(folders: Folders): string {
  const { root, outDir } = folders;
  const folder = toRealPath(resolve(root, outDir));
  const reason =
    folder === undefined
      ? 'is a link that leads nowhere'
      : (findOverlap(folder, folders) ?? findForeign(folder));
  if (folder !== undefined && reason === undefined) return folder;
  throw plainError(
    `The output folder "${outDir}" (OUT_DIR) ${reason}: a build replaces everything in it. Name a folder that only builds write, such as "dist".`,
  );
}

/** A reason when the folder contains files that must not be lost, or is part of the content. */
function findOverlap(folder: string, { root, pagesDir, publicDir }: Folders): string | undefined {
  const kept = {
    'your home folder': homedir(),
    'the project': root,
    'the content folder': pagesDir,
    'the folder of public files': publicDir,
  };
  for (const [name, path] of Object.entries(kept)) {
    const real = toRealPath(resolve(root, path)) ?? path;
    if (isWithin(real, folder)) return `is or holds ${name}`;
    if ([pagesDir, publicDir].includes(path) && isWithin(folder, real)) return `lies in ${name}`;
  }
  return undefined;
}

/** A reason when the folder has content that no build wrote. */
function findForeign(folder: string): string | undefined {
  const stats = ignoreFileErrors(() => statSync(folder, { throwIfNoEntry: false }));
  if (!stats) return undefined;
  if (!stats.isDirectory()) return 'is a file';
  // A mount point cannot be renamed, and its parent is on another disk.
  if (statSync(dirname(folder)).dev !== stats.dev) return 'is a disk of its own, not a folder on one';
  const names = readdirSync(folder);
  if (names.includes('.git')) return 'holds a git repository';
  if (names.length === 0 || names.includes(markFile)) return undefined;
  return `holds files but not the mark of a build, "${markFile}" (delete the folder if a build of this site wrote it)`;
}

/** The real path, in the disk's case. Missing segments stay as given; undefined for a broken link on the path. */
function toRealPath(path: string): string | undefined {
  if (existsSync(path)) return realpathSync.native(path);
  if (ignoreFileErrors(() => lstatSync(path))?.isSymbolicLink()) return undefined;
  const parent = toRealPath(dirname(path));
  return parent && join(parent, basename(path));
}

/** True when `path` is `folder` or is inside it. */
function isWithin(path: string, folder: string): boolean {
  const route = relative(folder, path);
  return route !== '..' && !route.startsWith(`..${sep}`) && !isAbsolute(route);
}
