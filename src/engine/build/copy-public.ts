import { constants, copyFileSync, lstatSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareFile } from '../files/writer.ts';
import { isDrawing } from '../pictures/plan-variants.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { plainError } from '../../shared/plain-error.ts';
import { noticesFile } from './options.ts';

/**
 * Copies files with their times.
 * @throws Error if one is no longer a file, or the check would refuse it.
 */
export function copyPublic(
  publicDir: string,
  addresses: readonly string[],
  outDir: string,
  readDrawing: PictureStore['readDrawing'],
): void {
  for (const address of addresses) {
    const source = join(publicDir, address);
    const stat = lstatSync(source);
    if (!stat.isFile()) throw plainError(`Refused to publish ${source}: it is no file.`);
    const target = prepareFile(outDir, address);
    if (isDrawing(source)) {
      // The file may have changed since the check, so the published bytes are checked again.
      const bytes = readFileSync(source);
      const [danger] = readDrawing(bytes).dangers;
      if (danger) throw plainError(`Refused to publish ${source}: ${danger.message} ${danger.hint}`);
      writeFileSync(target, bytes, { flag: 'wx' });
    } else copyFileSync(source, target, constants.COPYFILE_EXCL);
    // Browsers and copying tools compare times to detect changes.
    utimesSync(target, stat.atime, stat.mtime);
  }
}

/** The notices of libraries, which the build of the code left in a folder, and the LICENSE files of fonts and icons. */
export function listLicences(folder: string, addresses: readonly string[]): string {
  const notices = readFileSync(join(folder, noticesFile), 'utf8');
  const files = addresses.filter((address) => /\/LICENSE[^/]*$/.test(address)).toSorted();
  if (files.length === 0) return notices;
  const lines = files.map((address) => `- ${address}\n`);
  return `${notices}\n## Fonts, icons and pictures\n\nTheir licences are in these files:\n\n${lines.join('')}`;
}
