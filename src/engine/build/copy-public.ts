import {
  closeSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { judgeAssetContent, kindBytes } from '../files/asset-kind.ts';
import { openInside, readStart } from '../files/node-file-system.ts';
import { prepareFile } from '../files/writer.ts';
import { isDrawing } from '../pictures/plan-variants.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { plainError } from '../../shared/plain-error.ts';
import { noticesFile } from './options.ts';

/**
 * Copies files with their times. `publicDir`: its path without links. A file may have changed since the check, so the
 * bytes that are published are judged again.
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
    const refuse = (why: string) => plainError(`Refused to publish ${source}: ${why}`);
    const descriptor = openInside(publicDir, address);
    if (descriptor === undefined) throw refuse('it is no file.');
    try {
      const { size, atime, mtime } = fstatSync(descriptor);
      const head = readStart(descriptor, isDrawing(source) ? size : kindBytes);
      const [violation] = isDrawing(source)
        ? readDrawing(head).violations
        : [judgeAssetContent(address, head)].filter((candidate) => candidate !== undefined);
      if (violation) throw refuse(`${violation.message} ${violation.hint}`);
      const target = prepareFile(outDir, address);
      writeFileSync(target, head, { flag: 'wx' });
      // Not what was written to it since.
      if (!appendRest(descriptor, target, size - head.length))
        throw refuse('it was changed during the build.');
      // Browsers and copying tools compare times to detect changes.
      utimesSync(target, atime, mtime);
    } finally {
      closeSync(descriptor);
    }
  }
}

/** Copies the next bytes of an open file to the end of another. False when there are fewer. */
function appendRest(from: number, target: string, length: number): boolean {
  if (length === 0) return true;
  const to = openSync(target, 'a');
  try {
    const buffer = Buffer.allocUnsafe(Math.min(length, 1024 * 1024));
    for (let left = length; left > 0;) {
      const count = readSync(from, buffer, 0, Math.min(left, buffer.length), null);
      if (count === 0) return false;
      writeSync(to, buffer, 0, count);
      left -= count;
    }
    return true;
  } finally {
    closeSync(to);
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
