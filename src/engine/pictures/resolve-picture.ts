import { realpathSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { askBack } from '../../shared/suggest.ts';
import { pictureEndings, type PictureProblem } from './measure-picture.ts';

/** A picture in the public folder. */
export interface PictureFile {
  path: string;
  /** Lower case, without the dot. */
  ending: string;
  stamp: string;
}

/** Far above any picture of a page. Keeps a misplaced archive from being read into memory. */
const maxBytes = 50 * 1024 * 1024;

export const fontEndings = ['woff2'];

/** Finds the file of an address. Rejects files outside the public folder, also through links. */
export function resolvePicture(
  publicDir: string,
  src: string,
  endings: readonly string[] = pictureEndings,
): PictureFile | PictureProblem {
  if (!isPlainPath(src)) {
    return {
      problem: 'unsafe',
      message: `Unsafe picture path "${src}". It begins with "/" and names a file in public/, without "..", "\\", "?" or "#".`,
    };
  }
  const ending = extname(src).slice(1).toLowerCase();
  if (!endings.includes(ending)) {
    return {
      problem: 'unmeasurable',
      message: `Unknown kind of ${endings === fontEndings ? 'font' : 'picture'} "${src}". Use ${endings.map((known) => `.${known}`).join(', ')}.`,
    };
  }
  const path = join(publicDir, src);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats?.isFile()) return missing(src);
  if (stats.size > maxBytes)
    return { problem: 'unmeasurable', message: `Too large a picture "${src}". The limit is 50 MB.` };

  const inside = relative(realpathSync.native(publicDir), realpathSync.native(path)).split(sep).join('/');
  if (inside.startsWith('..'))
    return { problem: 'unsafe', message: `Unsafe picture path "${src}". The file is outside public/.` };
  // Some developer machines ignore letter case; most servers do not.
  if (inside !== src.slice(1) && inside.toLowerCase() === src.slice(1).toLowerCase())
    return missing(src, `/${inside}`);
  return { path, ending, stamp: `${stats.mtimeMs}-${stats.size}-${stats.ino}` };
}

function isPlainPath(src: string): boolean {
  if (!/^\/[^/]/.test(src) || /[\\?#\0]/.test(src)) return false;
  // No file system allows a longer name, and looking one up throws.
  if (src.length > 1000) return false;
  return src
    .split('/')
    .every((segment) => segment !== '..' && segment !== '.' && Buffer.byteLength(segment) <= 255);
}

function missing(src: string, meant?: string): PictureProblem {
  const message = `Unknown picture "${src}". There is no such file in public/.`;
  return { problem: 'missing', message: askBack(message, meant && `"${meant}"`) };
}
