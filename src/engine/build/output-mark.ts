import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markFile } from '../files/output-paths.ts';

const markText = 'A build of page-config-renderer wrote this folder. The next one replaces all of it.\n';

/** Builds before there was a mark are known by files that only such a build has side by side. */
const unmarkedBuild = ['404.html', '_headers', '_redirects', '_pages/index.json', 'sitemap.xml'];

export function writeMark(folder: string): void {
  writeFileSync(join(folder, markFile), markText);
}

export function carriesMark(folder: string): boolean {
  const has = (file: string) => existsSync(join(folder, file));
  return has(markFile) || unmarkedBuild.every(has);
}
