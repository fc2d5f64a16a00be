import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic, Fix } from '../../shared/diagnostic.ts';
import type { FileSystem } from '../files/file-system.ts';
import { ignoreFileErrors, writeWhole } from '../files/node-file-system.ts';
import { splice } from '../json/splice.ts';
import { groupBy } from '../text/group-by.ts';
import { createLineIndex } from '../text/line-index.ts';

/** A file before and after its safe fixes. */
export interface FixedFile {
  file: string;
  before: Buffer;
  after: Buffer;
}

/** Checks the site in these files. */
type Check = (fileSystem: FileSystem) => Promise<{ diagnostics: Diagnostic[] }>;

/**
 * Applies the safe fixes of a site in memory, in passes, until none is left. Reverts an edit that gives its
 * file more errors, or another file new ones. Writes nothing.
 */
export async function fixFiles(disk: FileSystem, check: Check): Promise<FixedFile[]> {
  let changed: ReadonlyMap<string, FixedFile> = new Map();
  const refused = new Set<string>();
  const fileSystem: FileSystem = {
    ...disk,
    read: (path, limit) => changed.get(path)?.after.subarray(0, limit) ?? disk.read(path, limit),
  };
  let { diagnostics } = await check(fileSystem);
  // One check for all edits is faster; after a harmful one, each edit is checked alone.
  let isTogether = true;
  for (;;) {
    const wanted = diagnostics
      .flatMap(({ file, fix }) => (fix?.safe ? [{ file, ...fix }] : []))
      .filter((fix) => !refused.has(keyOf(fix)));
    if (wanted.length === 0) break;
    const batch = isTogether ? wanted : wanted.slice(0, 1);
    const fixed = Array.from(
      groupBy(batch, (one) => one.file),
      ([file, fixes]) => {
        const bytes = fileSystem.read(file) ?? Buffer.alloc(0);
        const before = changed.get(file)?.before ?? bytes;
        return [file, { file, before, after: applyFixes(bytes, fixes) }] as const;
      },
    );
    const saved = changed;
    changed = new Map([...saved, ...fixed]);
    const next = await check(fileSystem);
    if (isWorse(diagnostics, next.diagnostics)) {
      changed = saved;
      if (!isTogether) refused.add(keyOf(batch[0]!));
      isTogether = false;
    } else ({ diagnostics } = next);
  }
  return [...changed.values()].filter(({ before, after }) => !before.equals(after));
}

function keyOf({ file, pointer, kind, text }: Fix & { file: string }): string {
  return JSON.stringify([file, pointer, kind, text]);
}

function isWorse(before: Diagnostic[], after: Diagnostic[]): boolean {
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  const errors = groupBy(before.filter(isError), ({ file }) => file);
  const remaining = groupBy(after.filter(isError), ({ file }) => file);
  return (
    after.length >= before.length ||
    [...remaining].some(([file, found]) => found.length > (errors.get(file)?.length ?? 0))
  );
}

/** A file's bytes after these fixes. */
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

/** Writes each file atomically and returns a line about it. Skips a file that has changed since the check. */
export function writeFixes(root: string, files: readonly FixedFile[]): string[] {
  return files.map(({ file, before, after }) => {
    const path = resolve(root, file);
    const isStill = ignoreFileErrors(() => readFileSync(path).equals(before));
    if (!isStill) return `${file} changed meanwhile and was left alone. Run the command again.`;
    writeWhole(path, after);
    return `${file} fixed.`;
  });
}
