import { plainError } from '../build/plain-error.ts';
import { inspectSite } from '../site/inspect-site.ts';
import { formatPretty } from '../report/format-pretty.ts';
import { createProgress } from '../report/progress.ts';
import type { SiteOptions } from '../site/open-site.ts';

/**
 * Checks the content before anything is built.
 * @throws Error, with nothing written, when the content has errors; they are printed before.
 */
export async function checkBeforeBuild(site: SiteOptions): Promise<void> {
  const progress = createProgress('Checking pages');
  const inspection = await inspectSite({ ...site, onProgress: progress.update });
  progress.end();
  if (inspection.diagnostics.length > 0) process.stderr.write(formatPretty(inspection) + '\n');
  if (inspection.summary.errors === 0) return;
  // The findings above say where to look; a stack of this file would bury them.
  throw plainError('The content has errors; nothing was built, and the last build is untouched.');
}
