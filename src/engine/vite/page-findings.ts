import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { Mistake, Mistakes, PageFindings } from '../../shared/page-findings.ts';
import { ignoreFileErrors } from '../files/node-file-system.ts';
import type { DevSite } from './dev-site.ts';

/** Maximum number of findings shown; the next ones follow after a fix. */
const most = 20;

/** The errors of the content, with those of one page apart. */
export function findingsOf(site: DevSite, route: string): PageFindings {
  const { diagnostics, frameOf } = site.inspection();
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const own = ownErrors(site, route, errors);
  const others = errors.filter((error) => !own.includes(error));
  const show = (found: Diagnostic[]): Mistakes => ({
    count: found.length,
    shown: found.slice(0, most).map((error) => toMistake(error, frameOf(error))),
  });
  return { own: show(own), others: show(others) };
}

/** Errors of the page's file and its shared blocks; if there are none, others that keep it from rendering. */
function ownErrors(site: DevSite, route: string, errors: Diagnostic[]): Diagnostic[] {
  const { pagesDir, routes, fileSystem } = site.site();
  const file = routes.get(route)?.file;
  if (file === undefined) return site.data() ? [] : errors.filter((error) => isForAll(error, pagesDir));
  // A file that cannot be read is one of the errors.
  const text = String(ignoreFileErrors(() => fileSystem.read(file)) ?? '');
  const own = errors.filter((error) => error.file === file || isShared(error.file, pagesDir, text));
  if (own.length > 0 || (site.pages().has(route) && site.data())) return own;
  return errors.filter((error) => isForAll(error, pagesDir));
}

/** True for a file of `_shared/` whose name is in the page's text. */
function isShared(file: string, pagesDir: string, text: string): boolean {
  const folder = `${pagesDir}/_shared/`;
  return file.startsWith(folder) && text.includes(`"${file.slice(folder.length, -'.json'.length)}"`);
}

/** True for files that all pages need: `_site/`, `_shared/`, and files outside the content folder. */
function isForAll({ file }: Diagnostic, pagesDir: string): boolean {
  return !file.startsWith(`${pagesDir}/`) || file.startsWith(`${pagesDir}/_`);
}

function toMistake({ message, hint, file, line, column, section }: Diagnostic, frame: string): Mistake {
  return {
    message,
    ...(hint !== undefined && { hint }),
    file,
    line,
    column,
    ...(section && { block: `block ${section.index + 1} (${section.type})` }),
    frame,
  };
}
