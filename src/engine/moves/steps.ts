import { rmdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Site } from '../content/site.ts';
import { findObstacle } from '../check/fix.ts';
import { readListed } from '../new-page/read-listed.ts';
import { ignoreFileErrors, removeDrafts, writeWhole } from '../files/node-file-system.ts';
import { refuse } from './refuse.ts';

/** The bytes of a file before and after; undefined when there is none. */
export interface Step {
  file: string;
  before: Buffer | undefined;
  after: Buffer | undefined;
}

/** Collects steps. What changes nothing is none. */
export function collectSteps(site: Site) {
  const steps: Step[] = [];
  const pending = new Map<string, Buffer | undefined>();
  const read = (file: string) => (pending.has(file) ? pending.get(file) : site.fileSystem.read(file));
  return {
    steps,
    /** The bytes of a file after the steps so far. */
    bytesOf: (file: string) => readListed({ read }, file),
    /** `after`: undefined removes the file. */
    add(file: string, after: Buffer | undefined): void {
      const before = read(file);
      if (after ? before?.equals(after) : !before) return;
      steps.push({ file, before, after });
      pending.set(file, after);
    },
  };
}

/**
 * Takes the steps one after another, each whole or not at all.
 * @throws Error before the first one when a file has changed since it was read, or may not be written.
 */
export function takeSteps(root: string, steps: readonly Step[]): void {
  const seen = new Set<string>();
  for (const { file, before } of steps) {
    if (seen.has(file)) continue;
    seen.add(file);
    const obstacle = findObstacle(root, file, before);
    if (obstacle) throw refuse(`${file} ${obstacle.state}. ${obstacle.advice}`);
  }
  for (const { file, after } of steps) {
    const path = resolve(root, file);
    removeDrafts(path);
    if (after) writeWhole(path, after);
    else removeFile(path);
  }
}

/** Removes a file, and the folders that are empty without it. */
function removeFile(path: string): void {
  rmSync(path, { force: true });
  // Only empty ones can be removed.
  for (
    let folder = dirname(path);
    ignoreFileErrors(() => (rmdirSync(folder), true));
    folder = dirname(folder)
  );
}
