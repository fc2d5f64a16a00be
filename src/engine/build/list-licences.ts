import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesFile } from '../files/output-paths.ts';

/** Adds to the notices of libraries where those of fonts and icons are: in the LICENSE files among `addresses`. */
export function listLicences(outDir: string, addresses: readonly string[]): void {
  const files = addresses.filter((address) => /\/LICENSE[^/]*$/.test(address)).toSorted();
  if (files.length === 0) return;
  const lines = files.map((address) => `- ${address}\n`);
  const file = join(outDir, licencesFile);
  const notices = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A file of its own: the one that lies there may be kept for the next build.
  rmSync(file, { force: true });
  writeFileSync(
    file,
    `${notices}\n## Fonts, icons and pictures\n\nThe licences of what is not code lie in these files:\n\n${lines.join('')}`,
  );
}
