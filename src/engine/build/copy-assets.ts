import { closeSync, constants, copyFileSync, fstatSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resolveInside } from '../files/resolve-inside.ts';

/**
 * Copies the files of public/ that the check has seen, by their addresses, into the output folder.
 * @throws Error for one that has meanwhile become something else than a file.
 */
export function copyAssets(publicDir: string, addresses: readonly string[], outDir: string): void {
  for (const address of addresses) {
    const target = resolveInside(outDir, address);
    const source = join(publicDir, address);
    refuseOther(source);
    mkdirSync(dirname(target), { recursive: true });
    // What the build itself writes comes later and must not meet a file of the same name.
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}

function refuseOther(file: string): void {
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    if (!fstatSync(descriptor).isFile()) throw new Error(`Refused to publish ${file}: it is no file.`);
  } finally {
    closeSync(descriptor);
  }
}
