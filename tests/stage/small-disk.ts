import { spawnSync } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { makeFolder } from './make-folder.ts';

type Options = { readOnly?: boolean; whenDone?: (remove: () => void) => void };

/** A folder that is a disk of its own, of so many megabytes. Undefined where the tests may not mount one. */
export function makeSmallDisk(
  megabytes: number,
  { readOnly = false, whenDone = onTestFinished }: Options = {},
): string | undefined {
  const folder = makeFolder(whenDone);
  const options = `size=${megabytes}m,${readOnly ? 'ro' : 'rw'}`;
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return undefined;
  whenDone(() => void spawnSync('umount', ['--lazy', folder]));
  return folder;
}

/** Whether the tests may mount a disk, which root may. */
export const canMount = (() => {
  const undo: (() => void)[] = [];
  const disk = makeSmallDisk(1, { whenDone: (remove) => undo.unshift(remove) });
  for (const remove of undo) remove();
  return disk !== undefined;
})();
