import { appendFileSync, readdirSync } from 'node:fs';
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
  appendFileSync(
    join(outDir, licencesFile),
    `\n## Fonts, icons and pictures\n\nThe licences of what is not code lie in these files:\n\n${lines.join('')}`,
  );
}
