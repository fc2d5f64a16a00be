import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  type Dirent,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
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
  return {
    read(path, limit = Number.MAX_SAFE_INTEGER) {
      const descriptor = openFile(resolve(root, path));
      if (descriptor === undefined) return undefined;
      try {
        return readStart(descriptor, limit);
      } finally {
        closeSync(descriptor);
      }
    },
    list: (folder) =>
      listEntries(resolve(root, folder)).flatMap(({ path, kind }) =>
        kind === undefined || kind === 'link' ? path : [],
      ),
    listOthers: (folder) =>
      listEntries(resolve(root, folder)).flatMap(({ path, kind }) => (kind ? { path, kind } : [])),
  };
}

function openFile(path: string): number | undefined {
  // Non-blocking, as opening a pipe waits for its writer. Windows has neither pipes in folders nor this flag.
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | (constants.O_NONBLOCK ?? 0);
  return ifThere(() => openSync(path, flags));
}

function readStart(descriptor: number, limit: number): Buffer {
  const buffer = Buffer.alloc(Math.min(fstatSync(descriptor).size, limit));
  let length = 0;
  while (length < buffer.length) {
    const count = readSync(descriptor, buffer, length, buffer.length - length, null);
    if (count === 0) break;
    length += count;
  }
  return buffer.subarray(0, length);
}

/** All entries below a folder, sorted by path. `kind` is undefined for a file. */
function listEntries(folder: string): { path: string; kind: OtherEntry['kind'] | undefined }[] {
  const listWithin = (within: string): ReturnType<typeof listEntries> =>
    // Not the option `recursive` of Node: since version 22 it follows links to folders.
    (ifThere(() => readdirSync(join(folder, within), { withFileTypes: true })) ?? []).flatMap((entry) => {
      const own = { path: within + entry.name, kind: kindOf(entry) };
      return entry.isDirectory() ? [own, ...listWithin(`${own.path}/`)] : own;
    });
  return listWithin('').toSorted((a, b) => compareText(a.path, b.path));
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
