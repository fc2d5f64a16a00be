import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isAlive } from './is-alive.ts';

/**
 * Folders that one build makes beside the finished site, so that they lie on the same disk and a rename can put them
 * in its place: `.dist.<process>-<random>.next` is being written, `….former` is the last build on its way out.
 */
export interface SwapNames {
  target: string;
  next: string;
  former: string;
}

const kinds = /^(\d+)-[0-9a-f]{8}\.(next|former)$/;

/** Names of this build's own: several builds may run at the same time, also in one process. */
export function nameSwap(target: string): SwapNames {
  const stem = `${join(dirname(target), prefixOf(target))}${process.pid}-${randomBytes(4).toString('hex')}`;
  return { target, next: `${stem}.next`, former: `${stem}.former` };
}

/**
 * Puts `next` in the place of `target`. Between its two renames nothing is at `target`; `restoreFormer` puts the last
 * build back when a kill comes in between.
 * @throws Error, with the last build in its place, when that cannot be done.
 */
export async function swapFolder({ target, next, former }: SwapNames): Promise<void> {
  for (;;) {
    const moved = renameIfThere(target, former);
    try {
      renameSync(next, target);
      break;
    } catch (error) {
      if (!isTaken(error)) {
        if (moved) renameIfThere(former, target);
        throw error;
      }
      // Another build has put its site there in between. Ours is the later one.
      await rm(former, { recursive: true, force: true });
    }
  }
  rmSync(former, { recursive: true, force: true });
}

/** Puts the last build back when a build was killed while it was being replaced. True when there was one. */
export function restoreFormer(target: string): boolean {
  if (existsSync(target)) return false;
  const [newest] = listLeftovers(target)
    .filter(({ path }) => path.endsWith('.former'))
    .toSorted((a, b) => statSync(b.path).ctimeMs - statSync(a.path).ctimeMs);
  return newest !== undefined && renameIfThere(newest.path, target);
}

/** Deletes what builds left beside `target` that were killed. Those that still run keep theirs. */
export async function removeLeftovers(target: string): Promise<void> {
  for (const { path, owner } of listLeftovers(target))
    if (!isAlive(owner)) await rm(path, { recursive: true, force: true });
}

function listLeftovers(target: string): { path: string; owner: number }[] {
  const folder = dirname(target);
  const prefix = prefixOf(target);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => ({ path: join(folder, name), owner: kinds.exec(name.slice(prefix.length))?.[1] }))
    .filter((found): found is { path: string; owner: string } => found.owner !== undefined)
    .map(({ path, owner }) => ({ path, owner: Number(owner) }));
}

function prefixOf(target: string): string {
  return `.${basename(target)}.`;
}

function renameIfThere(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** The codes by which systems say that a folder with something in it is in the way. */
function isTaken(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
}
