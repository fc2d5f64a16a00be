import { lstatSync } from 'node:fs';
import { attempt } from './kept-files.ts';

/** What the file system says about a file. While all of it is the same, nobody has written into it. */
export type Stamp = readonly [inode: number, size: number, modifiedMs: number, changedMs: number];

/** The stamp of a plain file; undefined for anything else, or nothing. */
export function stampOf(file: string): Stamp | undefined {
  const stat = attempt(() => lstatSync(file));
  return stat?.isFile() ? [stat.ino, stat.size, stat.mtimeMs, stat.ctimeMs] : undefined;
}

/** A clock that is too coarse to tell two writes apart does so after a second. */
const settledMs = 1000;

/** The stamp of a file that nobody is just writing, as a text; undefined for any other. */
export function settledStamp(file: string): string | undefined {
  const stamp = stampOf(file);
  return stamp && Date.now() - stamp[3] > settledMs ? stamp.join(' ') : undefined;
}

/**
 * A text that stays the same while nobody writes into one of the files, makes one or deletes one. Undefined when that
 * cannot be told: somebody may just be writing, or what lies there is no plain file.
 */
export function settledStamps(files: readonly string[]): string | undefined {
  const stamps: string[] = [];
  for (const file of files) {
    const stamp = settledStamp(file);
    if (stamp === undefined && attempt(() => lstatSync(file))) return undefined;
    stamps.push(`${file} ${stamp ?? 'missing'}`);
  }
  return stamps.join('\n');
}
