import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesFile } from '../files/output-paths.ts';

/**
 * Adds the addresses of the licences of fonts and icons to the notices of libraries: the LICENSE files among
 * `addresses`.
 */
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
