/* Reads and writes the files of the content on the disk, and says in words why that fails. */
import { closeSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { ignoreFileErrors, openInside, writeWhole } from '../../engine/files/node-file-system.ts';
import type { DevSite } from '../../engine/vite/dev-site.ts';

/** Why a file could not be written; `mayPass`: another program may hold it for a moment. */
export interface Failure {
  reason: string;
  mayPass?: boolean;
}

/** All files that the studio may open: those of the site as it is now. */
export function listFiles({ pages, shared, site, collections }: DevSite['site']['files']): string[] {
  return [...pages.map(({ file }) => file), ...shared.values(), ...site.values(), ...collections.values()];
}

/** The bytes of a file of the content; undefined for a missing one, and for a link. */
export function readDisk({ root, pagesDir }: DevSite['options'], file: string): Buffer | undefined {
  const folder = ignoreFileErrors(() => realpathSync(resolve(root, pagesDir)));
  const path = relative(resolve(root, pagesDir), resolve(root, file));
  const descriptor = folder === undefined ? undefined : openInside(folder, path);
  if (descriptor === undefined) return undefined;
  try {
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Undefined once the bytes are on the disk. */
export function writeDisk(path: string, bytes: Buffer): Failure | undefined {
  const mode = ignoreFileErrors(() => lstatSync(path))?.mode ?? 0o200;
  // Replacing a file would need only the folder's permission.
  if ((mode & 0o200) === 0) return { reason: 'It is read-only: allow writing to it.' };
  try {
    writeWhole(path, bytes);
    return undefined;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return {
      reason: reasons[code] ?? `The system says: ${message}.`,
      mayPass: code === 'EPERM' || code === 'EBUSY',
    };
  }
}

const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full: make room on it.',
  EACCES: 'You may not write there: allow writing to the folder.',
  EPERM: 'The system does not allow it: another program may have the file open. Close it there.',
  EBUSY: 'Another program has the file open: close it there.',
  EROFS: 'The disk can only be read.',
};
