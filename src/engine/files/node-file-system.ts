import { readCommitted } from './git-history.ts';
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { compareText } from '../text/compare-text.ts';
import type { FileSystem, OtherEntry } from './file-system.ts';

/** The files on disk. Symbolic links are listed but not followed: content must not reach outside its folder. */
export function createNodeFileSystem(root: string): FileSystem {
  const files: FileSystem = {
    read(path, limit = Number.MAX_SAFE_INTEGER) {
      const descriptor = openFile(resolve(root, path));
      if (descriptor === undefined) return undefined;
      try {
        return readStart(descriptor, limit);
      } finally {
        closeSync(descriptor);
      }
    },
    size(path) {
      const stats = ignoreFileErrors(() => lstatSync(resolve(root, path)));
      return stats?.isFile() ? stats.size : undefined;
    },
    list: (folder) =>
      listEntries(resolve(root, folder)).flatMap(({ path, kind }) =>
        kind === undefined || kind === 'link' ? path : [],
      ),
    listOthers: (folder) =>
      listEntries(resolve(root, folder)).flatMap(({ path, kind }) => (kind ? { path, kind } : [])),
    committed: (folder, names) =>
      readCommitted(resolve(root, folder), names, (name) => files.read(`${folder}/${name}`)),
  };
  return files;
}

/**
 * Opens a file of a folder, whose path has no links, for reading; undefined when it is no file, or one of the folders
 * around it is a link.
 */
export function openInside(folder: string, path: string): number | undefined {
  const file = join(folder, path);
  const descriptor = ignoreFileErrors(() => openFile(file));
  if (descriptor === undefined) return undefined;
  const opened = fstatSync(descriptor, { bigint: true });
  // A folder may have been a link only while the file was opened: then the file at its place is another one.
  const there = ignoreFileErrors(() =>
    realpathSync(dirname(file)) === dirname(file) ? lstatSync(file, { bigint: true }) : undefined,
  );
  if (opened.isFile() && there?.ino === opened.ino && there.dev === opened.dev) return descriptor;
  closeSync(descriptor);
  return undefined;
}

function openFile(path: string): number | undefined {
  // Non-blocking, as opening a pipe waits for its writer. Windows has neither pipes in folders nor this flag.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | (constants.O_NONBLOCK ?? 0);
  return ifThere(() => openSync(path, flags));
}

/** The first bytes of an open file. */
export function readStart(descriptor: number, limit: number): Buffer {
  const buffer = Buffer.alloc(Math.min(fstatSync(descriptor).size, limit));
  let length = 0;
  while (length < buffer.length) {
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    if (count === 0) break;
    length += count;
  }
  return buffer.subarray(0, length);
}

/** Folders within folders. Systems allow thousands, and a program that enters one in each ends before it has listed them. */
const maxNesting = 32;

/** All entries below a folder, sorted by path. `kind` is undefined for a file. */
function listEntries(folder: string): { path: string; kind: OtherEntry['kind'] | undefined }[] {
  const listWithin = (within: string, depth: number): ReturnType<typeof listEntries> =>
    // Not the option `recursive` of Node: since version 22 it follows links to folders.
    (ifThere(() => readdirSync(join(folder, within), { withFileTypes: true })) ?? []).flatMap((entry) => {
      const listed: ReturnType<typeof listEntries>[number] = {
        path: within + entry.name,
        kind: kindOf(entry),
      };
      if (!entry.isDirectory()) return listed;
      if (depth === maxNesting) return { ...listed, kind: 'deep folder' as const };
      return [listed].concat(listWithin(`${listed.path}/`, depth + 1));
    });
  return listWithin('', 0).toSorted((a, b) => compareText(a.path, b.path));
}

function kindOf(entry: Dirent): OtherEntry['kind'] | undefined {
  if (entry.isFile()) return undefined;
  if (entry.isDirectory()) return 'folder';
  if (entry.isSymbolicLink()) return 'link';
  if (entry.isFIFO()) return 'pipe';
  return entry.isSocket() ? 'socket' : 'device';
}

/**
 * Undefined when the file does not exist.
 * @throws the file system's error when it cannot be read.
 */
export function readIfThere(file: string): Buffer | undefined {
  return ifThere(() => readFileSync(file));
}

/** The result of `work`; undefined when the file or folder that it needs does not exist. */
export function ifThere<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Writes a file atomically, even when two processes write it. An existing one keeps its permissions. */
export function writeWhole(file: string, bytes: string | Uint8Array): true {
  const mode = ignoreFileErrors(() => statSync(file))?.mode;
  mkdirSync(dirname(file), { recursive: true });
  // A content folder skips names that begin with a dot.
  const draft = join(dirname(file), `.${basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(draft, bytes);
    if (mode !== undefined) chmodSync(draft, mode);
    renameSync(draft, file);
  } catch (error) {
    ignoreFileErrors(() => rmSync(draft));
    throw Object.assign(error as Error, { path: file });
  }
  return true;
}

/** Removes what a killed `writeWhole` of this file left beside it. */
export function removeDrafts(file: string): void {
  const isDraft = (name: string) => name.startsWith(`.${basename(file)}.`) && draftEnding.test(name);
  const names = ifThere(() => readdirSync(dirname(file))) ?? [];
  for (const name of names.filter(isDraft)) rmSync(join(dirname(file), name), { force: true });
}

/** Ends the name of a draft: a UUID. */
const draftEnding = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Writes a new file whole, or none. @throws Error when there is one of this name. */
export function writeNew(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '', { flag: 'wx' });
  try {
    writeWhole(file, text);
  } catch (error) {
    rmSync(file);
    throw error;
  }
}

/** The result of `work`; undefined when the file system refuses it. For optional work only. */
export function ignoreFileErrors<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
