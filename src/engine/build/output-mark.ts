import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { markFile } from '../files/output-paths.ts';

const markText = 'A build of page-config-renderer wrote this folder. The next one replaces all of it.\n';

export function writeMark(folder: string): void {
  writeFileSync(join(folder, markFile), markText);
}

export function carriesMark(folder: string): boolean {
  return existsSync(join(folder, markFile));
}
