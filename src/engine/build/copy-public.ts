import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { licencesFile, resolveInside } from '../files/output-paths.ts';
import { isDrawing } from '../pictures/plan-variants.ts';
import { readSvg } from '../pictures/read-svg.ts';
import { plainError } from '../../shared/plain-error.ts';

/**
 * Copies files with their times.
 * @throws Error if one is no longer a file, or the check would refuse it.
 */
export function copyPublic(publicDir: string, addresses: readonly string[], outDir: string): void {
  for (const address of addresses) {
    const target = resolveInside(outDir, address);
    mkdirSync(dirname(target), { recursive: true });
    copyFile(join(publicDir, address), target);
  }
}

function copyFile(source: string, target: string): void {
  const stat = lstatSync(source);
  if (!stat.isFile()) throw plainError(`Refused to publish ${source}: it is no file.`);
  if (isDrawing(source)) {
    // The file may have changed since the check, so the published bytes are checked again.
    const bytes = readFileSync(source);
    const [danger] = readSvg(bytes).dangers;
    if (danger) throw plainError(`Refused to publish ${source}: ${danger.message} ${danger.hint}`);
    writeFileSync(target, bytes, { flag: 'wx' });
  } else copyFileSync(source, target, constants.COPYFILE_EXCL);
  // Browsers and copying tools compare times to detect changes.
  utimesSync(target, stat.atime, stat.mtime);
}

/** Adds the LICENSE files of fonts and icons to the notices of libraries. */
export function listLicences(outDir: string, addresses: readonly string[]): void {
  const files = addresses.filter((address) => /\/LICENSE[^/]*$/.test(address)).toSorted();
  if (files.length === 0) return;
  const lines = files.map((address) => `- ${address}\n`);
  const file = join(outDir, licencesFile);
  const notices = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A new file: the existing one may be a hard link into the cache.
  rmSync(file, { force: true });
  writeFileSync(
    file,
    `${notices}\n## Fonts, icons and pictures\n\nThe licences of what is not code lie in these files:\n\n${lines.join('')}`,
  );
}
