import { createHash } from 'node:crypto';
import { closeSync, constants, existsSync, mkdirSync, openSync, realpathSync, writevSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { remember } from '../../shared/remember.ts';
import { createOutputClaims } from '../files/output-paths.ts';
import { resolveInside } from '../files/resolve-inside.ts';
import { plainError } from '../../shared/plain-error.ts';
import type { DocumentPart } from '../documents/html-document.ts';
import { type BuildMemory, forgetful } from './build-memory.ts';

type Part = DocumentPart | Buffer;

/** Writes files below the output folder. */
export interface Writer {
  /**
   * @throws Error, with nothing written, for a path that leads out of the folder, be it by its text or by a link, and for
   * one that something else has written.
   */
  write(path: string, ...parts: Part[]): void;
  /** Writes a file, and keeps it for later builds. */
  keep(path: string, key: string, ...parts: Part[]): void;
  /** Puts the file that an earlier build kept under this key in its place. False when there is none. */
  place(path: string, key: string): boolean;
}

export type Write = Writer['write'];

/**
 * A writer of files below a folder. It makes each folder once and turns shared parts into bytes once: styles and shell are
 * three quarters of a page's bytes and the same on most pages. `taken`: paths of files that lie there already.
 */
export function createWriter(
  outDir: string,
  taken: Iterable<string> = [],
  memory: BuildMemory = forgetful,
): Writer {
  const made = new Set<string>();
  const claims = createOutputClaims();
  for (const path of taken) claims.claim(path, path);
  const encodeShared = remember(200, (text) => Buffer.from(text));

  function prepare(path: string): string {
    const file = resolveInside(outDir, path);
    const folder = dirname(file);
    if (!made.has(folder)) {
      makeFolder(outDir, folder, path);
      made.add(folder);
    }
    return file;
  }

  function claim(path: string): void {
    if (claims.claim(path, path) !== undefined)
      throw plainError(
        `Refused to write ${JSON.stringify(path)}: another page, alias, planned link or file in public/ has this path already. Rename one of the two.`,
      );
  }

  function write(path: string, parts: Part[]): { file: string; buffers: Buffer[] } {
    resolveInside(outDir, path);
    claim(path);
    const file = prepare(path);
    const buffers = parts.map((part) => {
      if (Buffer.isBuffer(part)) return part;
      return typeof part === 'string' ? Buffer.from(part) : encodeShared(part.shared);
    });
    writeBuffers(file, buffers);
    return { file, buffers };
  }

  return {
    write: (path, ...parts) => void write(path, parts),
    keep(path, key, ...parts) {
      const { file, buffers } = write(path, parts);
      memory.keepFile(key, file, () => hashOfAll(buffers));
    },
    place(path, key) {
      if (!memory.place(key, prepare(path))) return false;
      claim(path);
      return true;
    },
  };
}

function hashOfAll(buffers: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const buffer of buffers) hash.update(buffer);
  return hash.digest('hex');
}

function makeFolder(outDir: string, folder: string, path: string): void {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const isBelow = folder !== outDir && existing.length > outDir.length;
  if (isBelow && relative(realpathSync(outDir), realpathSync(existing)) !== relative(outDir, existing))
    throw plainError(`Refused to write ${JSON.stringify(path)}: a link leads out of the output folder.`);
  mkdirSync(folder, { recursive: true });
}

/** A link in the place of the file is not followed. */
const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

function writeBuffers(file: string, buffers: Buffer[]): void {
  const descriptor = openSync(file, flags);
  try {
    const length = buffers.reduce((sum, buffer) => sum + buffer.length, 0);
    // A disk that is full takes fewer bytes than it was given.
    if (writevSync(descriptor, buffers) !== length)
      throw plainError(`The system refused "${file}": the disk is full. Make room on it, and start again.`);
  } finally {
    closeSync(descriptor);
  }
}
