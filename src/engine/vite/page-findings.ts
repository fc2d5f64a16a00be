import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Mistakes, PageFindings } from '../../shared/page-findings.ts';
import type { DevSite } from './dev-site.ts';

/** Maximum number of findings shown; the next ones follow after a fix. */
const most = 20;

/**
 * The errors of the content, with those of one page apart. While it cannot be shown, these include errors in files that
 * all pages need: `_site/`, `_shared/`, and files outside the content folder.
 */
export function findingsOf({ site, data, inspection }: DevSite, route: string): PageFindings {
  const { pagesDir, routes } = site;
  const { diagnostics, frameOf, pages } = inspection;
  const file = routes.get(route)?.file;
  const isSound = data && (file === undefined || pages.some((page) => page.route === route));
  const isForAll = (path: string) => !path.startsWith(`${pagesDir}/`) || path.startsWith(`${pagesDir}/_`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const isOwn = (error: Diagnostic) => error.file === file || (!isSound && isForAll(error.file));
  const show = (found: Diagnostic[]): Mistakes => ({
    count: found.length,
    shown: found.slice(0, most).map((error) => ({ ...error, frame: frameOf(error) })),
  });
  return { own: show(errors.filter(isOwn)), others: show(errors.filter((error) => !isOwn(error))) };
}
