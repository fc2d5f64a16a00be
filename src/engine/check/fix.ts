import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic, Fix } from '../../shared/diagnostic.ts';
import { type FileSystem, layOver } from '../files/file-system.ts';
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
  const texts = new Map<string, Buffer>();
  const fileSystem = layOver(disk, texts);
  // A fix may let the check read more, which may have fixes too.
  for (let pass = 0; pass < 20; pass++) {
    const { diagnostics } = await check(fileSystem);
    const safe = diagnostics.flatMap(({ file, fix }) => (fix?.safe ? [{ file, ...fix }] : []));
    if (safe.length === 0) break;
    for (const [file, fixes] of groupBy(safe, (fix) => fix.file)) {
      const bytes = fileSystem.read(file) ?? Buffer.alloc(0);
      const before = changed.get(file)?.before ?? bytes;
      const after = applyFixes(bytes, fixes);
      changed.set(file, { file, before, after });
      texts.set(file, after);
    }
  }
  return [...changed.values()].filter(({ before, after }) => !before.equals(after));
}

export function applyFixes(bytes: Buffer, fixes: Fix[]): Buffer {
  const whole = bytes.toString('utf8');
  // A byte order mark stays, and positions do not count it.
  const text = whole.replace(/^\ufeff/, '');
  const { offsetAt } = createLineIndex(text);
  const edits = fixes.map(({ range: { endLine: line, endColumn: column, ...start }, text: replacement }) => ({
    start: offsetAt(start),
    end: offsetAt({ line, column }),
    text: replacement,
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
    const obstacle = findObstacle(root, file, before);
    if (obstacle) return `${file} ${obstacle.state} and was left alone. ${obstacle.advice}`;
    writeWhole(resolve(root, file), after);
    return `${file} fixed.`;
  });
}

/** Why a file must not be written now, that had these bytes, or none, when it was read. */
export function findObstacle(
  root: string,
  file: string,
  before: Buffer | undefined,
): { state: string; advice: string } | undefined {
  const path = resolve(root, file);
  const now = ignoreFileErrors(() => readFileSync(path));
  if (before ? !now?.equals(before) : now !== undefined)
    return { state: 'changed meanwhile', advice: 'Run the command again.' };
  // Replacing a file would need only the folder's permission.
  const mode = ignoreFileErrors(() => statSync(path))?.mode ?? 0o200;
  if ((mode & 0o200) === 0)
    return { state: 'is read-only', advice: 'Allow writing to it, and run the command again.' };
  return undefined;
}
