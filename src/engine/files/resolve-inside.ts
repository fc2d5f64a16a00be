import { sep } from 'node:path';

/**
 * Characters that no file name in a site may have: control characters, and signs with a meaning on some
 * system.
 */
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]/;

/** False for a path that a system would change: Windows drops dots and spaces at the end of a name. */
export function isPortable(path: string): boolean {
  return !forbidden.test(path) && !path.split('/').some((name) => name.endsWith('.') || name.endsWith(' '));
}

/**
 * The path of a file below a folder, for a path from content: `gardens/tools.html`, with or without a leading
 * slash.
 * @throws Error for a path outside the folder, or one that some system cannot write.
 */
export function resolveInside(folder: string, path: string): string {
  const segments = path.replace(/^\//, '').split('/');
  const isPlain = segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (!isPlain || !isPortable(path))
    throw new Error(
      `Refused to write ${JSON.stringify(path)}: it is no path of a file inside the output folder.`,
    );
  // The checks above cover everything that `join` would normalize.
  return [folder, ...segments].join(sep);
}
