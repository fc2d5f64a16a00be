import { chmodSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { FixedFile } from '../inspect/fix-files.ts';

/** The fixes as a unified diff, which `git apply` takes. */
export async function diffFixes(files: readonly FixedFile[]): Promise<string> {
  const { FILE_HEADERS_ONLY, createTwoFilesPatch } = await import('diff');
  return files
    .map(({ file, before, after }) => {
      const names = [`a/${file}`, `b/${file}`] as const;
      return createTwoFilesPatch(...names, String(before), String(after), undefined, undefined, {
        headerOptions: FILE_HEADERS_ONLY,
      });
    })
    .join('');
}

/** Writes each file whole or not at all, and says so in a line. A file that changed meanwhile is left alone. */
export function writeFixes(root: string, files: readonly FixedFile[]): string[] {
  return files.map(({ file, before, after }) => {
    const path = resolve(root, file);
    if (!isStill(path, before)) return `${file} changed meanwhile and was left alone. Run the command again.`;
    const draft = join(dirname(path), `.${basename(path)}.${process.pid}.tmp`);
    try {
      writeFileSync(draft, after, { flag: 'wx' });
      chmodSync(draft, statSync(path).mode);
      renameSync(draft, path);
    } finally {
      rmSync(draft, { force: true });
    }
    return `${file} fixed.`;
  });
}

function isStill(path: string, before: Buffer): boolean {
  try {
    return readFileSync(path).equals(before);
  } catch {
    // It is gone or cannot be read any more: it changed.
    return false;
  }
}
