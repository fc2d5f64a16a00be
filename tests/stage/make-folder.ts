import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, deleted after the test; with `afterAll`, after all tests of the file. */
export function makeFolder(whenDone: (remove: () => void) => void = onTestFinished): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
