import { join, relative } from 'node:path';
import { expect } from 'vitest';

// What runs from here on, in this process and in those that it starts, runs for this file of tests.
const { HITS_FOLDER: folder } = process.env;
const { noteHitsIn } = globalThis as { noteHitsIn?(file: string): void };
if (folder !== undefined) {
  const file = relative(process.cwd(), expect.getState().testPath ?? '');
  process.env.HITS_FILE = join(folder, encodeURIComponent(file));
  noteHitsIn?.(process.env.HITS_FILE);
}
