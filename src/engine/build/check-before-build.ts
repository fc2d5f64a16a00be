import { plainError } from '../../shared/plain-error.ts';
import { check } from '../check/check.ts';
import { formatPretty } from '../check/format-report.ts';
import { createProgress } from '../text/progress.ts';
import type { BuildInput } from './build-input.ts';

/**
 * Compiles and checks the content before anything else is done.
 * @throws Error, with nothing published, when the content has errors; they are printed before.
 */
export async function checkBeforeBuild({ site, compiled }: BuildInput): Promise<void> {
  const progress = createProgress('Checking pages');
  const inspection = await check(site, { memory: compiled, onProgress: progress.update });
  progress.end();
  if (inspection.diagnostics.length > 0) process.stderr.write(formatPretty(inspection) + '\n');
  if (inspection.summary.errors === 0) return;
  // The findings above say where to look; a stack of this file would bury them.
  throw plainError('The content has errors; nothing was built, and the last build is untouched.');
}
