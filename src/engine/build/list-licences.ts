import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { licencesFile } from '../files/output-paths.ts';

/** Adds to the notices of libraries where those of fonts and icons are: in LICENSE files. */
export function listLicences(outDir: string): void {
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => /(?:^|\/)LICENSE[^/]*$/.test(file))
    .toSorted();
  if (files.length === 0) return;
  const lines = files.map((file) => `- /${file}\n`);
  const file = join(outDir, licencesFile);
  const notices = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A file of its own: the one that lies there may be kept for the next build.
  rmSync(file, { force: true });
  writeFileSync(
    file,
    `${notices}\n## Fonts, icons and pictures\n\nThe licences of what is not code lie in these files:\n\n${lines.join('')}`,
  );
}
