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
