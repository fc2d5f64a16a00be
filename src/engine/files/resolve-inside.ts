import { sep } from 'node:path';

/** What no name of a file in a site holds: control characters, and signs that mean something on some system. */
const forbidden = /[\u0000-\u001f\u007f\\:*?"<>|]/;

/** False for a path that not every system can write as it is: Windows drops dots and spaces at the end of a name. */
export function isPortable(path: string): boolean {
  return !forbidden.test(path) && !path.split('/').some((name) => name.endsWith('.') || name.endsWith(' '));
}

/**
 * The path of a file below a folder, for a path that came from content: `gardens/tools.html`, with or without a
 * slash in front.
 * @throws Error for a path that would lie outside the folder, or that not every system can write.
 */
export function resolveInside(folder: string, path: string): string {
  const segments = path.replace(/^\//, '').split('/');
  const isPlain = segments.every((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (!isPlain || !isPortable(path))
    throw new Error(
      `Refused to write ${JSON.stringify(path)}: it is no path of a file inside the output folder.`,
    );
  // What `join` would look for has been looked for.
  return [folder, ...segments].join(sep);
}
