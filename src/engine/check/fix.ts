import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic, Fix } from '../../shared/diagnostic.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors, writeWhole } from '../files/node-file-system.ts';
import { splice } from '../json/splice.ts';
import { groupBy } from '../text/group-by.ts';
import { createLineIndex } from '../text/line-index.ts';

export interface FixedFile {
  file: string;
  before: Buffer;
  after: Buffer;
}

/** Applies the safe fixes of a site in memory, in passes, until none is left. Writes nothing. */
export async function fixFiles(
  disk: FileSystem,
  check: (fileSystem: FileSystem) => Promise<{ diagnostics: Diagnostic[] }>,
): Promise<FixedFile[]> {
  const changed = new Map<string, FixedFile>();
  const fileSystem: FileSystem = {
    ...disk,
    read: (path, limit) => changed.get(path)?.after.subarray(0, limit) ?? disk.read(path, limit),
  };
  // A fix may let the check read more, which may have fixes too.
  for (let pass = 0; pass < 20; pass++) {
    const { diagnostics } = await check(fileSystem);
    const safe = diagnostics.flatMap(({ file, fix }) => (fix?.safe ? [{ file, ...fix }] : []));
    if (safe.length === 0) break;
    for (const [file, fixes] of groupBy(safe, (one) => one.file)) {
      const bytes = fileSystem.read(file) ?? Buffer.alloc(0);
      const before = changed.get(file)?.before ?? bytes;
      changed.set(file, { file, before, after: applyFixes(bytes, fixes) });
    }
  }
  return [...changed.values()].filter(({ before, after }) => !before.equals(after));
}

export function applyFixes(bytes: Buffer, fixes: Fix[]): Buffer {
  const whole = bytes.toString('utf8');
  // A byte order mark stays, and positions do not count it.
  const text = whole.replace(/^\ufeff/, '');
  const { offsetAt } = createLineIndex(text);
  const edits = fixes.map(({ range: { endLine: line, endColumn: column, ...start }, text: written }) => ({
    start: offsetAt(start),
    end: offsetAt({ line, column }),
    text: written,
  }));
  return Buffer.from(whole.slice(0, whole.length - text.length) + splice(text, edits));
}

/** The fixes as a unified diff for `git apply`. */
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

/** Writes each file atomically and returns a line about it. Skips one that is read-only or has changed since the check. */
export function writeFixes(root: string, files: readonly FixedFile[]): string[] {
  return files.map(({ file, before, after }) => {
    const path = resolve(root, file);
    const isStill = ignoreFileErrors(() => readFileSync(path).equals(before));
    if (!isStill) return `${file} changed meanwhile and was left alone. Run the command again.`;
    // Replacing it would need only the folder's permission.
    if ((statSync(path).mode & 0o200) === 0)
      return `${file} is read-only and was left alone. Allow writing to it, and run the command again.`;
    writeWhole(path, after);
    return `${file} fixed.`;
  });
}
