import { lstatSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';

/**
 * Where a path really leads, with symbolic links followed and letters in the case the disk has. What does not exist
 * yet is added as it was given. Undefined when a link on the way leads nowhere.
 */
export function toRealPath(path: string): string | undefined {
  const absolute = resolve(path);
  try {
    return realpathSync.native(absolute);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'ENOTDIR') return undefined;
  }
  if (isLink(absolute)) return undefined;
  const parent = toRealPath(dirname(absolute));
  return parent === undefined ? undefined : join(parent, basename(absolute));
}

/** Asked of a path without a real one: then it is a link whose end is missing. */
function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // Neither a link nor anything else is there.
    return false;
  }
}

/**
 * True when `path` is `folder` or lies below it. Letters are compared without their case: where the disk does not mind
 * it, `SRC` is `src`, and where it does, nobody needs both.
 */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(fold(folder), fold(path));
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(fold(folder), way) === fold(path);
}

function fold(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
